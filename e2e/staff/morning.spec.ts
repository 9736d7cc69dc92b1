import { expect, type Locator, type Page } from '@playwright/test'
import { ordersOf, paidOrder } from '../buyer/buying.ts'
import { expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test } from './staff.ts'

const LAMP = 'sittong-table-lamp'

test('a morning: the first order of the list is packed, printed, shipped and delivered', async ({
  page,
  request,
  buyer,
  comesAs,
}) => {
  const order = await paidOrder(request, buyer, LAMP)
  await comesAs('staff')
  await page.goto('/backoffice')
  await page.getByRole('listitem').filter({ hasText: 'To pack' }).getByRole('link').click()
  await expect(page).toHaveURL(/packed=no/)
  await page.getByRole('searchbox').fill(order.order_number)
  const row = page.locator('[data-row]').filter({ hasText: order.order_number })
  await expect(page).toHaveURL(new RegExp(`search=${order.order_number}`))
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Print' }).click()
  const slips = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Packing slips' }).click()
  expect((await slips).suggestedFilename()).toMatch(/^slips-.*\.pdf$/)
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(row).toBeHidden()

  await page.goto(`/backoffice/orders/${order.id}`)
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const leaving = page.getByRole('dialog', { name: 'Ship' })
  await leaving.getByLabel('Carrier').fill('Hill Carriers')
  await leaving.getByLabel('Tracking number').fill('HC 77')
  await leaving.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(leaving).toBeHidden()
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Delivered', exact: true }).click()
  const arriving = page.getByRole('dialog', { name: 'Delivered' })
  await arriving.getByLabel('Received by').fill('Her mother')
  await arriving.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByRole('main')).toContainText('received by Her mother')
  expect((await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.status).toBe('delivered')
})

/** As somebody without a mouse goes: from one thing to the next. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted.toString()} is not reached by Tab`)
}

test('the same with the keyboard alone', { tag: '@once' }, async ({ page, request, buyer, comesAs }) => {
  const order = await paidOrder(request, buyer, LAMP)
  await comesAs('staff')
  await page.goto(`/backoffice/orders?status=processing&packed=no&search=${order.order_number}`)
  const row = page.locator('[data-row]').filter({ hasText: order.order_number })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()

  await page.keyboard.press('/')
  await page.keyboard.type(order.order_number)
  await expect(page.getByRole('group', { name: 'Orders' })).toContainText(order.order_number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: order.order_number })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }))
  await page.keyboard.press('Enter')
  const label = page.waitForEvent('download')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Label' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await label).suggestedFilename()).toMatch(/^labels-.*\.pdf$/)

  await page.keyboard.press('s')
  const leaving = page.getByRole('dialog', { name: 'Ship' })
  await tabTo(page, leaving.getByLabel('Carrier'))
  await page.keyboard.type('Hill Carriers')
  await tabTo(page, leaving.getByLabel('Tracking number'))
  await page.keyboard.type('HC 78')
  await page.keyboard.press('Enter')
  await expect(leaving).toBeHidden()
  await page.keyboard.press('d')
  const arriving = page.getByRole('dialog', { name: 'Delivered' })
  await tabTo(page, arriving.getByLabel('Received by'))
  await page.keyboard.type('The guard')
  await page.keyboard.press('Enter')
  await expect(arriving).toBeHidden()
  await expect(page.getByRole('main')).toContainText('received by The guard')
})
