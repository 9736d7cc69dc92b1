import { expect } from '@playwright/test'
import { arrive, line, piece } from '../buyer/buying.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

test.use({ expectedComplaints: [/422/] })

test(
  'a coupon is made, and when it is paused the checkout does not know it',
  { tag: '@once' },
  async ({ page, browser, request, buyer, shop, comesAs }) => {
    await comesAs('staff')
    await page.goto('/backoffice/coupons')
    await page.getByRole('button', { name: 'New coupon' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Code/).fill('monsoon 7')
    await form.getByRole('button', { name: 'Make coupon' }).click()
    await expect(form).toContainText('Give a percentage or an amount, one of the two')
    await form.getByLabel('Percent off').fill('7')
    await form.getByLabel('At most').fill('1,500')
    await form.getByLabel('For orders from').fill('1,50,000')
    await expectAccessible(form)
    await form.getByRole('button', { name: 'Make coupon' }).click()
    const row = page.getByRole('row').filter({ hasText: 'MONSOON7' })
    await expect(row).toContainText('7% off, at most ₹1,500')
    await expect(row).toContainText('₹1,50,000')
    await expect(row).toContainText('Running')
    await expectAccessible(page, '/backoffice/coupons')

    await row.getByRole('button', { name: 'Actions for MONSOON7' }).click()
    await page.getByRole('menuitem', { name: 'Pause' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
    await expect(row).toContainText('Paused')

    const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await arrive(shopper, { person: buyer, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
    await shopper.goto('/checkout')
    await shopper.getByRole('button', { name: 'Have a coupon?' }).click()
    await shopper.getByLabel(/^Coupon code/).fill('MONSOON7')
    await shopper.getByRole('button', { name: 'Apply' }).click()
    await expect(shopper.getByText('We do not know this coupon. Please check the spelling.')).toBeVisible()
  },
)
