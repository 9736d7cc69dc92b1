import { expect } from '@playwright/test'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { addDays, istDate, weekdayOf } from '#domain/time/ist.ts'
import { openCart } from '../buyer/buying.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

const SOFA = '/product/teesta-three-seater-sofa'

test('the owner changes a telephone, and it stands on the page @once', async ({ page, request, comesAs }) => {
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
  // What a notice or the bar above covers is no finding.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, '/backoffice/settings')
  await expect.poll(async () => (await request.get('/disclaimer')).text()).toContain('+91 98320 12345')

  await phone.fill('+91 60000 00000')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText(/^Changed .* by /)).toBeVisible()
})

test('the owner changes the free-shipping limit and a holiday; cart and product page follow @once', async ({
  page,
  request,
  comesAs,
}) => {
  const headers = await comesAs('owner')
  await page.goto(SOFA)
  await page.getByLabel('PIN code').fill('734001')
  await page.getByRole('button', { name: 'Check' }).click()
  const promise = page.getByText(/Brought to Siliguri 734001 by our own van/).first()
  const before = (await promise.textContent()) ?? ''
  await expect(page.getByText('Delivery is free.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await page.goto('/backoffice/settings/delivery')
  const charges = page.getByRole('form', { name: 'Delivery charges' })
  await charges.getByLabel('Free from ₹').fill('9,00,000')
  await charges.getByLabel('Charge below that, ₹').fill('450')
  const preview = page.locator('[data-delivery-preview]')
  await expect(preview).toContainText('Delivery costs ₹450.')
  await page.getByLabel('Order of ₹').fill('10,00,000')
  await expect(preview).toContainText('Delivery is free.')
  await page.getByLabel('Order of ₹').fill('a lot')
  await expect(page.getByLabel('Order of ₹')).toHaveAccessibleDescription('Must be a number')
  await expect(preview).toBeEmpty()
  await charges.getByRole('button', { name: 'Save' }).click()
  await expect(charges.getByText(/^Changed .* by /)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, '/backoffice/settings/$part')
  await page.getByRole('link', { name: 'Holidays', exact: true }).click()
  const holidays = page.getByRole('form', { name: 'Holidays' })
  await expect(page.getByRole('heading', { name: 'Holidays', exact: true })).toBeInViewport()
  await holidays.getByRole('button', { name: 'Add a holiday' }).click()
  await holidays
    .getByRole('textbox', { name: /^Name of day/ })
    .last()
    .fill('Works outing')
  await holidays.locator('input[type=date]').last().fill(nextWorkday())
  await holidays.getByRole('button', { name: 'Save' }).click()
  await expect(holidays.getByText(/^Changed .* by /)).toBeVisible()

  await page.goto(SOFA)
  await expect(page.getByText('Delivery costs ₹450.').first()).toBeVisible()
  await expect(promise).not.toHaveText(before)
  await expect(await openCart(page)).toContainText('₹450')

  await page.goto('/backoffice/settings/delivery')
  await page.getByRole('button', { name: 'Versions of delivery charges' }).click()
  const versions = page.getByRole('dialog')
  await expect(versions.getByText('Free from: ₹5,000 → ₹9,00,000')).toBeVisible()
  await versions.getByRole('button', { name: 'Use how the shop came' }).click()
  await expect(charges.getByLabel('Free from ₹')).toHaveValue('5000')
  await charges.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Delivery charges: saved')).toBeVisible()
  const { version } = (await (await request.get('/api/backoffice/settings', { headers })).json()).data.holidays
  const data = { version, value: DEFAULT_SETTINGS.holidays }
  expect((await request.put('/api/backoffice/settings/holidays', { headers, data })).status()).toBe(200)
})

/** Tomorrow in India, or Monday where that is a Sunday: the first day that is counted. */
function nextWorkday(): string {
  const tomorrow = addDays(istDate(new Date()), 1)
  return weekdayOf(tomorrow) === 0 ? addDays(tomorrow, 1) : tomorrow
}
