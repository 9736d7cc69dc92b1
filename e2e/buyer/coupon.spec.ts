import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { arrive, fillAddress, line, payButton, payByUpi, payWindow, piece, test } from './buying.ts'
import { mailTo, registered } from './person.ts'

const STOOL = 'siliguri-chowki-stool'
const toggle = (page: Page) => page.getByRole('button', { name: 'Have a coupon?' })
const field = (page: Page) => page.getByLabel(/^Coupon code/)
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const total = (page: Page) => page.getByTestId('checkout-total')

async function typeCoupon(page: Page, code: string) {
  await toggle(page).click()
  await field(page).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

test(
  'is folded away, comes off the total, survives a reload and can be taken out',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, STOOL), 2)] })
    await page.goto('/checkout')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toBeHidden()
    await expect(total(page)).toHaveText('₹9,600')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await field(page).fill('welcome10')
    await field(page).press('Enter')
    await expect(summary(page)).toContainText('10% off, at most ₹1,500')
    await expect(summary(page)).toContainText('Discount')
    await expect(total(page)).toHaveText('₹8,640')
    await expect(page).toHaveURL('/checkout')
    await expectAccessibleAtBothWidths(summary(page))
    await page.reload()
    await expect(total(page)).toHaveText('₹8,640')
    await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
    await expect(total(page)).toHaveText('₹9,600')
    await expect(toggle(page)).toBeFocused()
    await expect(summary(page)).not.toContainText('Discount')
  },
)

test.describe('one that does not hold', () => {
  test.use({ expectedComplaints: [/422/] })

  test('says why, beside the field', { tag: '@once' }, async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, STOOL))] })
    await page.goto('/checkout')
    await typeCoupon(page, 'NOTHING')
    await expect(page.getByText('We do not know this coupon. Please check the spelling.')).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-describedby', 'coupon-code-error')
    await expectAccessible(summary(page))
    await field(page).fill('saal500')
    await expect(page.getByText('We do not know this coupon.')).toBeHidden()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This coupon is for orders from ₹10,000. Add ₹5,200 more to use it.')).toBeVisible()
  })

  test(
    'one that was only typed is asked about before the order is sent',
    { tag: '@once' },
    async ({ page, request, buyer }) => {
      await arrive(page, { person: buyer, cart: [line(await piece(request, STOOL))] })
      await page.goto('/checkout')
      await fillAddress(page)
      await toggle(page).click()
      await field(page).fill('WELCOME10')
      await payButton(page).click()
      await expect(page.getByText('Press Apply to use this coupon, or empty the field.')).toBeVisible()
      await expect(field(page)).toBeFocused()
    },
  )

  test(
    'is bought with once, shown on every paper, and then used',
    { tag: '@once' },
    async ({ page, request, shop }) => {
      const person = await registered(request)
      await arrive(page, { person, cart: [line(await piece(request, STOOL))] })
      await page.goto('/checkout')
      await fillAddress(page)
      await typeCoupon(page, 'WELCOME10')
      await expect(total(page)).toHaveText('₹4,520')
      await payButton(page).click()
      await expect(payWindow(page).getByRole('button', { name: /^Pay ₹/ })).toHaveText(/4,520/)
      await payByUpi(page)
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
      const sums = page.getByRole('region', { name: 'Order Summary' })
      for (const text of ['Discount (WELCOME10)', '₹480', '₹4,520']) await expect(sums).toContainText(text)
      expect(await mailTo(shop, person.email, /confirmed/i)).toContain('Discount (WELCOME10): −₹480')

      const cart = JSON.stringify([line(await piece(request, STOOL))])
      await page.evaluate((lines) => localStorage.setItem('saalghar_cart', lines), cart)
      await page.goto('/checkout')
      await typeCoupon(page, 'WELCOME10')
      await expect(page.getByText('You have used this coupon already.')).toBeVisible()
    },
  )
})
