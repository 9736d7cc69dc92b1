import { expect, type APIRequestContext } from '@playwright/test'
import type { OrderJson } from '#domain/api/orders.ts'
import type { ReturnJson } from '#domain/api/returns.ts'
import { type Buyer, HOME, line, ordersOf, payElsewhere, piece } from '../buyer/buying.ts'
import { mailTo } from '../buyer/person.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

const LAMP = 'sittong-table-lamp'
/** A small picture in terracotta. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNY6aGFFTEMLQkAxR1GwSHVGOwAAAAASUVORK5CYII='

const bearer = ({ token }: Buyer) => ({ Authorization: `Bearer ${token}` })

/** Two lamps were bought, paid, delivered, and are asked back because one of them is faulty. */
async function askedReturn(
  request: APIRequestContext,
  buyer: Buyer,
  owner: { Authorization: string },
): Promise<ReturnJson> {
  const items = [line(await piece(request, LAMP), 2)]
  const placed = await request.post('/api/orders', {
    headers: bearer(buyer),
    data: { items, billing_address: { ...HOME, email: buyer.email } },
  })
  const order = ((await placed.json()) as { data: OrderJson }).data
  await payElsewhere(request, buyer, order)
  const isPaid = async () => (await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.payment_status
  await expect.poll(isPaid).toBe('paid')
  const move = (what: string, data: object) =>
    request.patch(`/api/backoffice/orders/${order.id}/${what}`, { headers: owner, data })
  expect((await move('ship', { carrier: 'Hill Carriers', tracking_number: 'HC-9' })).status()).toBe(200)
  expect((await move('deliver', {})).status()).toBe(200)
  const asked = await request.post(`/api/orders/${order.id}/returns`, {
    headers: bearer(buyer),
    data: {
      items: order.items.map(({ id, quantity }) => ({ order_item_id: id, quantity })),
      reason: 'defective',
      detail: 'One of them flickers',
      photos: [`data:image/png;base64,${PHOTO}`],
    },
  })
  expect(asked.status()).toBe(201)
  return ((await asked.json()) as { data: ReturnJson }).data
}

test(
  'a return is approved, one lamp comes back good and one damaged, and the money goes back',
  { tag: '@once' },
  async ({ page, request, buyer, shop, comesAs }) => {
    const before = await piece(request, LAMP)
    const returned = await askedReturn(request, buyer, await comesAs('owner'))
    await page.route('**/api/backoffice/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    )

    await page.goto('/backoffice/returns')
    await page.getByRole('link', { name: 'To decide' }).click()
    await expect(page.getByRole('link', { name: returned.number })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, '/backoffice/returns')
    await page.getByRole('link', { name: returned.number }).click()
    await expect(page.getByText('One of them flickers')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Photo 1 of the return' })).toBeVisible()
    await expectAccessible(page, '/backoffice/returns/$id')

    await page.getByRole('button', { name: 'Approve' }).click()
    const approval = page.getByRole('dialog')
    await expect(approval).toContainText('no money moves now')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: 'Received' })).toBeVisible()
    await mailTo(shop, buyer.email, new RegExp(`Return approved: ${returned.number}`))

    await page.getByRole('button', { name: 'Received' }).click()
    const receipt = page.getByRole('dialog')
    await receipt
      .getByRole('group', { name: /^Damaged/ })
      .getByRole('button', { name: 'Increase quantity' })
      .click()
    await expect(receipt).toContainText('1 good: back on sale. 1 damaged: kept out of the stock.')
    await receipt.getByRole('button', { name: /^Receive and refund ₹/ }).click()
    await expect(page.getByText('1 damaged, not in stock')).toBeVisible()
    await expect(page.getByText('1 good, on sale again')).toBeVisible()

    await expect
      .poll(async () => (await ordersOf(request, buyer)).find(({ id }) => id === returned.order_id)?.payment_status)
      .toBe('refunded')
    expect((await piece(request, LAMP)).stock_quantity).toBe(before.stock_quantity - 1)
    await mailTo(shop, buyer.email, new RegExp(`Return received: ${returned.number}`))
    await page.reload()
    await expect(page.getByRole('region', { name: 'Refund' })).toContainText('Refunded')
  },
)
