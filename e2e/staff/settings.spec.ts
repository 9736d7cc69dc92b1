import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectNoSidewaysScrolling, test } from './staff.ts'

test('the owner changes a telephone and sees it on the page @once', async ({ page, comesAs }) => {
  await comesAs('owner')
  await page.goto('/backoffice/settings')
  const contact = page.getByRole('form', { name: 'Telephone and mail' })
  const phone = contact.getByLabel('Telephone', { exact: true })
  await phone.fill('12345')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText('10-digit Indian mobile number').first()).toBeVisible()
  await phone.fill('98320 12345')
  await expect(page.locator('[data-preview]').getByText('+91 98320 12345')).toBeVisible()
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText(/^Changed .* by /)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScrolling(page)

  await page.goto('/disclaimer')
  await expect(page.getByRole('contentinfo').getByText('+91 98320 12345')).toBeVisible()

  await page.goto('/backoffice/settings')
  await phone.fill('+91 60000 00000')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText(/^Changed .* by /)).toBeVisible()
})
