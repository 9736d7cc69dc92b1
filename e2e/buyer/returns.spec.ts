import { expect } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { arrive, ordersOf, test } from './buying.ts'

/** A small picture in terracotta. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNY6aGFFTEMLQkAxR1GwSHVGOwAAAAASUVORK5CYII=',
  'base64',
)

test(
  'a delivered piece is sent back: fee and refund first, then a number',
  { tag: '@once' },
  async ({ page, request, ananya }) => {
    const order = (await ordersOf(request, ananya)).find(({ can_return }) => can_return)
    await arrive(page, { person: ananya })
    await page.goto(`/order-confirmation/${order?.order_number}`)
    await page.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return items' })
    await dialog.getByRole('button', { name: 'Request return' }).click()
    await expect(dialog.getByText('Please choose what you want to return.')).toBeVisible()
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
    await expect(dialog.getByRole('checkbox').first()).toBeFocused()
    await expectAccessibleAtBothWidths(dialog)

    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Request return' }).click()
    await expect(dialog.getByLabel('It is damaged or faulty')).toBeFocused()
    await dialog.getByLabel('I changed my mind').check()
    await expect(dialog.getByText('Restocking fee', { exact: true })).toBeVisible()
    await dialog.getByLabel('It is damaged or faulty').check()
    await expect(dialog.getByText('Restocking fee', { exact: true })).toBeHidden()
    await expect(dialog.getByText('Refund to you')).toBeVisible()
    await expect(dialog).toContainText('We answer within 24 hours.')
    await expect(dialog).toContainText('3-5 days for UPI and 5-7 days for cards')
    await dialog.getByLabel(/^What is wrong/).fill('A leg is loose')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'leg.png', mimeType: 'image/png', buffer: PHOTO })
    await expect(dialog.getByRole('img', { name: 'Chosen view 1' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Request return' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Returns' })).toContainText('Return requested')
  },
)
