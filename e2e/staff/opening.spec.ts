import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test } from './staff.ts'

test(
  'the owner sees what is missing before the shop opens, and copies what others must enter',
  { tag: '@once' },
  async ({ page, comesAs }) => {
    await comesAs('owner')
    await page.goto('/backoffice/opening')
    await expect(page.getByRole('heading', { name: 'Ready to open?' })).toBeVisible()
    const webhook = page.getByRole('listitem').filter({ hasText: 'Messages of Razorpay' })
    await expect(webhook).toContainText('/api/razorpay/webhook')
    await expect(page.getByRole('listitem').filter({ hasText: 'No demo' })).toContainText('npm run go-live')
    await webhook.getByRole('button', { name: 'Copy Address' }).click()
    await expect(webhook.getByText('Copied!')).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page, '/backoffice/opening')
  },
)

test('who may not change settings finds nothing there', { tag: '@once' }, async ({ page, comesAs }) => {
  await comesAs('staff')
  await page.goto('/backoffice')
  await expect(page.getByRole('link', { name: /^Orders/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Opening/ })).toHaveCount(0)
})
