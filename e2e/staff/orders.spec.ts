import { expect } from '@playwright/test'
import { paidOrder } from '../buyer/buying.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

test(
  'an order is found by its buyer, packed from the list, and kept in a view',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const order = await paidOrder(request, buyer, 'sittong-table-lamp')
    await comesAs('staff')
    await page.goto('/backoffice/orders')
    const search = page.getByPlaceholder('Search number, name, phone, mail, PIN, SKU')
    await search.fill(order.order_number)
    const row = page.locator('[data-row]').filter({ hasText: order.order_number })
    await expect(row).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`search=${order.order_number}`))
    await expectAccessible(page, '/backoffice/orders')

    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Print' }).click()
    const printed = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Invoices' }).click()
    expect((await printed).suggestedFilename()).toMatch(/^invoices-.*\.pdf$/)
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await expect(page.getByText('1 packed').first()).toBeVisible()
    await expect(row.getByText('Packed', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Keep this view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('My lamp')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByRole('link', { name: 'To pack' }).click()
    await expect(page).toHaveURL(/packed=no/)
    await expect(row).toBeHidden()
    await page.getByRole('link', { name: 'My lamp' }).click()
    await expect(row).toBeVisible()
  },
)

test(
  'a row that is pressed while the search still waits opens, and stays open',
  { tag: '@once' },
  async ({ page, comesAs }) => {
    await comesAs('staff')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    // On a slow line the order's screen comes later than the search's own pause.
    await page.route(/order-page.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/backoffice/orders')
    const first = page.locator('[data-row-link]').first()
    await expect(first).toBeVisible()
    const number = await first.innerText()
    const begun = await page.evaluate(() => performance.now())
    await page.getByPlaceholder('Search number, name, phone, mail, PIN, SKU').fill('siliguri')
    await first.click()
    await page.waitForFunction((since) => performance.now() - since > 700, begun)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page).toHaveURL(/\/backoffice\/orders\/\d+$/)
  },
)
