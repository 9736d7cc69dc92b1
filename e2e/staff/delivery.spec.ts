import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import type { OrderJson } from '#domain/api/orders.ts'
import { HOME, line, ordersOf, payElsewhere, piece } from '../buyer/buying.ts'
import { registered } from '../buyer/person.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test, tokenOf } from './staff.ts'

const LAMP = 'sittong-table-lamp'
const VAN = 'Van 2'
/** A small picture in terracotta. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNY6aGFFTEMLQkAxR1GwSHVGOwAAAAASUVORK5CYII='

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** A lamp for each name: paid, and packed by the desk. */
async function packedFor(request: APIRequestContext, desk: string, names: readonly string[]): Promise<OrderJson[]> {
  const buyer = await registered(request)
  const orders: OrderJson[] = []
  for (const name of names) {
    const data = { items: [line(await piece(request, LAMP))], billing_address: { ...HOME, name } }
    const placed = await request.post('/api/orders', { headers: bearer(buyer.token), data })
    const { data: order } = (await placed.json()) as { data: OrderJson }
    await payElsewhere(request, buyer, order)
    const isPaid = async () => (await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.payment_status
    await expect.poll(isPaid).toBe('paid')
    const packed = await request.patch(`/api/backoffice/orders/${order.id}/pack`, { headers: bearer(desk), data: {} })
    expect(packed.status()).toBe(200)
    orders.push(order)
  }
  return orders
}

async function putOnRound(page: Page, orders: readonly OrderJson[]): Promise<void> {
  await page.getByRole('button', { name: /^Add parcels/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add parcels' })
  for (const { order_number } of orders) {
    await dialog.getByLabel('Search all packed orders').fill(order_number)
    await dialog.getByRole('checkbox', { name: new RegExp(order_number) }).check()
  }
  await dialog.getByRole('button', { name: `Put ${orders.length} on the round` }).click()
  await expect(dialog).toBeHidden()
}

async function handOver(page: Page, name: string, receiver: string): Promise<void> {
  await page.getByRole('button', { name: `Delivered to ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivered' })
  await dialog.getByLabel('Received by').fill(receiver)
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') }
  await dialog.getByLabel('Take a photo').setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'Taken at the door' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(dialog).toBeHidden()
}

const isShellKept = (page: Page) =>
  page.evaluate(async () => Boolean(await caches.match('/backoffice/delivery', { cacheName: 'round-1' })))

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/],
  })

  test('a round is planned, driven without network, and told once when the network is back', async ({
    page,
    context,
    request,
    shop,
    comesAs,
  }) => {
    const desk = await tokenOf(request, shop.url, 'staff')
    const [pemba, sunita] = ['Pemba of the test', 'Sunita of the test']
    const orders = await packedFor(request, desk, [pemba, sunita])
    await comesAs('staff')
    await page.goto(`/backoffice/delivery?van=${encodeURIComponent(VAN)}`)
    await putOnRound(page, orders)
    const stops = page.getByRole('article')
    await expect(stops).toHaveCount(2)
    await page.getByRole('button', { name: `Move ${sunita} up` }).click()
    await expect(stops.first()).toContainText(sunita)
    await expect(stops.first().getByRole('link', { name: /call Sunita/ })).toHaveAttribute('href', 'tel:+919876543210')
    await page.getByRole('button', { name: 'Van leaves' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'The van leaves' }).click()
    await expect(page.getByText('On the van')).toHaveCount(2)
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page, '/backoffice/delivery')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More for this round' }).click()
    await page.getByRole('menuitem', { name: 'Print sheet' }).click()
    expect((await download).suggestedFilename()).toMatch(/^delivery-.*\.pdf$/)
    await expect.poll(() => isShellKept(page)).toBe(true)

    const told: string[] = []
    page.on('response', (answer) => {
      const isTold = answer.url().endsWith('/delivered') && answer.ok()
      if (isTold) told.push(answer.request().headers()['idempotency-key'] ?? '')
    })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/As kept on this phone/)).toBeVisible()
    await expect(stops.first()).toContainText(sunita)
    await handOver(page, sunita, 'Her sister')
    await handOver(page, pemba, 'The guard')
    await expect(page.getByText('2 waiting to be sent')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 waiting to be sent')).toBeVisible()
    await expect(page.getByText('Delivered, waiting to be sent')).toHaveCount(2)
    expect(told).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText('waiting to be sent')).toHaveCount(0)
    await expect(page.getByText('Delivered', { exact: true })).toHaveCount(2)
    expect(told).toHaveLength(2)
    expect(new Set(told).size).toBe(2)

    const [first] = orders
    const answer = await request.get(`/api/backoffice/orders/${first?.id}`, { headers: bearer(desk) })
    const { data } = (await answer.json()) as { data: DeskOrder }
    expect(data.status).toBe('delivered')
    expect(data.desk.history.filter(({ what }) => what === 'order.delivered')).toHaveLength(1)
    await page.goto(`/backoffice/orders/${first?.id}`)
    await expect(page.getByText('received by The guard')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible()

    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(await databases()).toContain('saalghar_rounds')
    // The token serves other tests too: this logout ends nothing but what the phone keeps.
    await page.route('**/api/logout', (route) => route.fulfill({ json: { success: true, data: null } }))
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.poll(databases).not.toContain('saalghar_rounds')
  })
})

test('a stop is pulled to another place by its handle', { tag: '@once' }, async ({ page, request, shop, comesAs }) => {
  const desk = await tokenOf(request, shop.url, 'staff')
  const [first, second] = ['Karma of the test', 'Rina of the test']
  const orders = await packedFor(request, desk, [first, second])
  await comesAs('staff')
  await page.goto(`/backoffice/delivery?van=${encodeURIComponent('Van 3')}`)
  await putOnRound(page, orders)
  const stops = page.getByRole('article')
  await expect(stops.first()).toContainText(first)
  const handle = page.getByRole('button', { name: `Pull ${second} to another place` })
  // Measured once it stands still.
  await handle.hover()
  const grip = await handle.boundingBox()
  const target = await stops.first().boundingBox()
  if (!grip || !target) throw new Error('Nothing to pull')
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(from.x, target.y + 10, { steps: 12 })
  await page.mouse.up()
  await expect(stops.first()).toContainText(second)
  await expect(page.getByText(`${second} is stop 1 of 2 now`)).toBeAttached()
  await page.reload()
  await expect(stops.first()).toContainText(second)
})
