import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { OrderJson } from '#domain/api/orders.ts'
import { type Buyer, HOME, line, ordersOf, payElsewhere, piece } from '../buyer/buying.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { leaving, test } from './staff.ts'

const LAMP = 'sittong-table-lamp'

/** Two lamps, paid. */
async function twoLamps(request: APIRequestContext, buyer: Buyer): Promise<OrderJson> {
  const answer = await request.post('/api/orders', {
    headers: { Authorization: `Bearer ${buyer.token}` },
    data: { items: [line(await piece(request, LAMP), 2)], billing_address: HOME },
  })
  const { data: order } = (await answer.json()) as { data: OrderJson }
  await payElsewhere(request, buyer, order)
  const isPaid = async () => (await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.payment_status
  await expect.poll(isPaid).toBe('paid')
  return order
}

async function ship(page: Page, tracking: string, change?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship' })
  await dialog.getByLabel('Carrier').fill('Hill Carriers')
  await dialog.getByLabel('Tracking number').fill(tracking)
  await change?.()
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(dialog).toBeHidden()
}

async function deliver(page: Page, parcel: string): Promise<void> {
  await page.getByRole('button', { name: `Delivered ${parcel}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivered' })
  await dialog.getByLabel('Received by').fill('The guard')
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(dialog).toBeHidden()
}

/** The second press of a double one comes as soon as the button says something else. */
async function pressTwice(button: Locator, next: string): Promise<void> {
  await button.evaluate((element: HTMLButtonElement, words) => {
    const press = (_: unknown, changes: MutationObserver) => {
      if (element.textContent !== words || element.disabled) return
      changes.disconnect()
      element.click()
      element.dataset['pressed'] = 'twice'
    }
    new MutationObserver(press).observe(element, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
  }, next)
  await button.click()
  await expect(button.page().locator('[data-pressed=twice]')).toBeVisible()
}

test(
  'an order is packed, leaves in two parcels, arrives, and one piece is refunded',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const order = await twoLamps(request, buyer)
    await comesAs('owner')
    await page.goto(`/backoffice/orders/${order.id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: order.order_number })).toBeVisible()
    await expectAccessible(page, '/backoffice/orders/$id')

    await pressTwice(page.getByRole('button', { name: 'Pack', exact: true }), 'Unpack')
    await expect(page.getByRole('button', { name: 'Unpack' })).toBeEnabled()
    const theirs = await page.context().newPage()
    const theyRead = async (heading: string) => {
      await theirs.goto(`/order-confirmation/${order.order_number}`)
      await expect(theirs.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await theyRead('Order Packed')

    const fewer = page.getByRole('group', { name: /^How many of/ }).getByRole('button', { name: 'Decrease quantity' })
    await ship(page, 'HC 1', () => fewer.click())
    await expect(main.getByRole('region', { name: /^Parcel 1/ })).toContainText('× 1')
    await expect(main.getByRole('region', { name: 'Still here' })).toContainText('× 1')
    await theyRead('Order Partly On Its Way')
    await ship(page, 'HC 2')
    await expect(main.getByRole('region', { name: 'Still here' })).toBeHidden()
    await theyRead('Order On Its Way')
    await deliver(page, 'Parcel 1')
    await deliver(page, 'Parcel 2')
    await theyRead('Order Delivered')
    await theirs.close()
    await expect(main.getByText('received by The guard')).toHaveCount(2)

    const { stock_quantity: before } = await piece(request, LAMP)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(dialog).toContainText('Back on sale: 1 piece')
    await dialog.getByLabel('Reason').fill('The shade is dented')
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('region', { name: 'Documents' })).toContainText('Credit note')
    await expect(main.getByRole('region', { name: 'What happened' })).toContainText('The shade is dented')
    await expect.poll(async () => (await piece(request, LAMP)).stock_quantity).toBe(before + 1)

    await main.getByRole('button', { name: 'More', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Packing slip' }).click()
    expect((await download).suggestedFilename()).toMatch(/^slips-\d+\.pdf$/)
  },
)

test(
  'a refund that cannot be read or is too much is said at its field',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const order = await twoLamps(request, buyer)
    await comesAs('owner')
    await page.goto(`/backoffice/orders/${order.id}`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByRole('button', { name: 'Increase quantity' }).click()
    await dialog.getByLabel('Reason').fill('The shade is dented')
    const amount = dialog.getByLabel('Amount')
    for (const [typed, why] of [
      ['abc', 'Amount must be in rupees'],
      ['-5', 'Amount must be above zero'],
      ['12.345', 'At most two decimals'],
      ['99999999999999999', 'At most ₹1,00,00,000'],
      ['99,999', 'can still be refunded'],
    ] as const) {
      await amount.clear()
      await amount.pressSequentially(typed)
      await expect(amount).toHaveAccessibleDescription(new RegExp(`${why}$`))
      await expect(dialog.getByRole('button', { name: /^Refund/ })).toBeDisabled()
    }
  },
)

test.describe('two at one order', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('the second is told who was faster, and goes on with what they typed', async ({
    page,
    request,
    buyer,
    comesAs,
  }) => {
    const order = await twoLamps(request, buyer)
    const headers = await comesAs('owner')
    await page.goto(`/backoffice/orders/${order.id}`)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ship' })
    await dialog.getByLabel('Carrier').fill('Hill Carriers')
    await dialog.getByLabel('Tracking number').fill('HC 3')
    await page.keyboard.press('Escape')
    await expect(dialog).toContainText('What you typed is not saved')
    await dialog.getByRole('button', { name: 'Keep writing' }).click()
    await expect(dialog.getByLabel('Tracking number')).toHaveValue('HC 3')

    const packed = await request.patch(`/api/backoffice/orders/${order.id}/pack`, { headers, data: {} })
    expect(packed.ok()).toBe(true)

    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog.getByRole('alert')).toContainText('packed this order')
    await expect(dialog.getByLabel('Tracking number')).toHaveValue('HC 3')
    await dialog.getByRole('button', { name: 'Take over the new state' }).click()
    await expect(dialog.getByText('Changed meanwhile')).toBeHidden()
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('region', { name: /^Parcel 1/ })).toContainText('HC 3')
  })
})

test('a note being typed outlives a colleague’s, and only its own saving empties the field @once', async ({
  page,
  request,
  buyer,
  comesAs,
}) => {
  const order = await twoLamps(request, buyer)
  const headers = await comesAs('owner')
  await page.goto(`/backoffice/orders/${order.id}`)
  const notes = page.getByRole('region', { name: 'Notes of the staff' })
  const note = notes.getByLabel('New note')
  await note.pressSequentially('Ring before ten')
  const data = { text: 'The lift is broken' }
  const theirs = await request.post(`/api/backoffice/orders/${order.id}/notes`, { headers, data })
  expect(theirs.ok()).toBe(true)
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(notes).toContainText('The lift is broken')
  await expect(note).toHaveValue('Ring before ten')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(2)
  await expect(note).toHaveValue('')
})

test('Back asks before it throws away a note, or a refund being typed @once', async ({
  page,
  request,
  buyer,
  comesAs,
}) => {
  const order = await twoLamps(request, buyer)
  await comesAs('owner')
  await page.goto('/backoffice/orders')
  await page.getByRole('link', { name: order.order_number }).first().click()
  const { asked, answer } = leaving(page)
  const goesBack = () => page.evaluate(() => history.back())

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabel('Amount').fill('120')
  await dialog.getByLabel('Reason').fill('A scratch on the shade')
  await goesBack()
  await expect.poll(() => asked).toEqual(['Leave without saving what you typed?'])
  await expect(dialog.getByLabel('Reason')).toHaveValue('A scratch on the shade')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Throw away' }).click()
  await expect(dialog).toBeHidden()

  const note = page.getByLabel('New note')
  await note.fill('Ring before ten')
  await goesBack()
  await expect.poll(() => asked).toHaveLength(2)
  await expect(note).toHaveValue('Ring before ten')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  answer('leave')
  await goesBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(asked).toHaveLength(2)
})
