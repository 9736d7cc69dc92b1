import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './shop-test.ts'

test('the shop opens, and everybody can use its first page', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
})
