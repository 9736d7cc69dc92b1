import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { DeskOrder, DeskRow } from '#domain/api/order-desk.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { type Paise, rupees } from '#domain/money/paise.ts'
import { isoDate } from '#domain/time/ist.ts'
import { auditEntries, mails } from '#server/db/schema/operations.ts'
import { orders } from '#server/db/schema/orders.ts'
import { addPerson, addProduct, anAddress, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'

const shop = await payingShop()
const { app, db } = shop
const parcel = { carrier: 'Hill Carriers', tracking_number: 'HC 1' }

type Bought = { quantity?: number; price?: Paise; address?: Partial<typeof anAddress> }

async function paidOrder(buyer: TestPerson, ...pieces: Bought[]): Promise<number> {
  const items = []
  for (const { quantity = 1, price } of pieces)
    items.push({ product_id: await addProduct(db, { ...(price && { price }) }), quantity })
  const address = { ...anAddress, ...pieces[0]?.address }
  const payload = { ...orderBody(...items), billing_address: address, shipping_address: address }
  const placed = await shop.post('/api/razorpay/create-order', buyer.headers, payload)
  const opened = placed.json<{ data: OpenedPayment }>().data
  const { id } = opened.order
  await shop.verify(buyer, await shop.pay(opened))
  return id
}

async function ask(person: TestPerson, id: number, action: string, payload: object = {}) {
  const url = `/api/backoffice/orders/${id}/${action}`
  const answer = await app.inject({ method: 'PATCH', url, headers: person.headers, payload })
  return {
    status: answer.statusCode,
    ...answer.json<{ code?: string; message?: string; errors?: object; data: DeskOrder }>(),
  }
}

async function read(person: TestPerson, id: number): Promise<DeskOrder> {
  const answer = await app.inject({ url: `/api/backoffice/orders/${id}`, headers: person.headers })
  return answer.json<{ data: DeskOrder }>().data
}

async function list(person: TestPerson, query: string): Promise<PageOf<DeskRow>> {
  const answer = await app.inject({ url: `/api/backoffice/orders?${query}`, headers: person.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: PageOf<DeskRow> }>().data
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there')
  return value
}

const auditOf = (id: number) =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${id}`))

describe('packing and shipping', () => {
  test('an order is packed once; who did it is written down', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, {})
    expect((await ask(staff, id, 'pack')).data.packed_at).toEqual(expect.any(String))
    expect(await ask(staff, id, 'pack')).toMatchObject({ status: 409, code: 'already_packed' })
    expect((await ask(staff, id, 'pack', { packed: false })).data.packed_at).toBeNull()
    const written = await auditOf(id)
    expect(written.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['order.packed', staff.id],
      ['order.unpacked', staff.id],
    ])
    expect(written[0]).toMatchObject({ address: '127.0.0.1', device: 'Unknown device' })
  })

  test('pieces may leave one after the other; the order has left with the last, and has arrived with the last', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, { quantity: 2 }, { quantity: 1 })
    const [chairs, table] = (await read(staff, id)).items
    const some = [{ order_item_id: there(chairs).id, quantity: 1 }]
    const first = await ask(staff, id, 'ship', { ...parcel, items: some })
    expect(first.data).toMatchObject({ status: 'processing', shipments: [{ pieces: some }] })
    expect(first.data.desk.items.map(({ left_to_ship }) => left_to_ship)).toEqual([1, 1])

    const tooMany = [{ order_item_id: there(table).id, quantity: 2 }]
    expect(await ask(staff, id, 'ship', { ...parcel, items: tooMany })).toMatchObject({
      status: 422,
      errors: { 'items.0.quantity': ['Only 1 left to ship'] },
    })

    const rest = await ask(staff, id, 'ship', { ...parcel, tracking_number: 'HC 2' })
    expect(rest.data).toMatchObject({ status: 'shipped', shipments: [{}, { tracking_number: 'HC 2' }] })
    const [one, two] = rest.data.shipments
    const arrived = await ask(staff, id, 'deliver', { shipment_id: there(one).id, received_by: 'Guard' })
    expect(arrived.data.status).toBe('shipped')
    expect(arrived.data.desk.shipments[0]).toMatchObject({ received_by: 'Guard' })
    expect((await ask(staff, id, 'deliver', { shipment_id: there(two).id })).data.status).toBe('delivered')
    expect(await ask(staff, id, 'deliver')).toMatchObject({ status: 409, code: 'wrong_status' })

    const sent = await db.select({ template: mails.template }).from(mails).where(eq(mails.orderId, id))
    const named = sent.map(({ template }) => template)
    expect(named.filter((template) => template === 'order-shipped')).toHaveLength(2)
    expect(named.filter((template) => template === 'order-delivered')).toHaveLength(1)
  })

  test('goods above the threshold leave with an e-way bill alone, and its number is kept', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, { price: rupees(60_000) })
    expect(await ask(staff, id, 'ship', parcel)).toMatchObject({ status: 422, code: 'eway_bill_required' })
    expect(await ask(staff, id, 'ship', { ...parcel, eway_bill_number: '12' })).toMatchObject({
      status: 422,
      errors: { eway_bill_number: ['An e-way bill number has 12 figures'] },
    })
    const shipped = await ask(staff, id, 'ship', { ...parcel, eway_bill_number: '1234 5678 9012' })
    expect(shipped.data.desk.shipments).toMatchObject([{ eway_bill_number: '123456789012' }])
  })

  test('a tracking number can be corrected while the parcel travels', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, {})
    const [shipment] = (await ask(staff, id, 'ship', parcel)).data.shipments
    const url = `/api/backoffice/shipments/${there(shipment).id}`
    const correct = () =>
      app.inject({ method: 'PATCH', url, headers: staff.headers, payload: { ...parcel, tracking_number: 'HC 9' } })
    expect((await correct()).json<{ data: DeskOrder }>().data).toMatchObject({
      tracking_number: 'HC 9',
      shipments: [{ tracking_number: 'HC 9' }],
    })
    await ask(staff, id, 'deliver')
    expect((await correct()).statusCode).toBe(409)
  })

  test('the second of two is told who was faster, and nothing of theirs is saved', async () => {
    const [buyer, first, second] = [await addPerson(db), await addPerson(db, 'staff'), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, {})
    const { version } = await read(first, id)
    await ask(first, id, 'pack', { packed: true, version })
    const late = await ask(second, id, 'ship', { ...parcel, version })
    expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(late.message).toMatch(/^Person \d+ packed this order \(.+\) after you opened it\. Nothing was saved/)
    expect((await read(second, id)).shipments).toEqual([])
  })

  test('fifty presses at once ship once', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const id = await paidOrder(buyer, { quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(staff, id, 'ship', parcel)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(staff, id)).shipments).toHaveLength(1)
  })

  test('several are packed with one press; what cannot be is named', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const ids = [await paidOrder(buyer, {}), await paidOrder(buyer, {})]
    await ask(staff, there(ids[1]), 'ship', parcel)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/backoffice/orders/pack',
      headers: staff.headers,
      payload: { ids },
    })
    expect(answer.json<{ data: object }>().data).toEqual({
      packed: [ids[0]],
      refused: [{ id: ids[1], code: 'wrong_status', message: 'This order is shipped.' }],
    })
  })
})

describe('the list', () => {
  test('an order is found by whatever its buyer says on the telephone', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const address = {
      name: 'Pema Tshering',
      email: 'pema@hills.example',
      phone: '97330 55667',
      city: 'Gangtok',
      state: 'Sikkim',
      postal_code: '737101',
    }
    const id = await paidOrder(buyer, { quantity: 2, address })
    const [row] = await db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.id, id))
    const sku = there((await read(staff, id)).items[0]).product_sku
    for (const search of [
      'tshering',
      'PEMA@hills',
      '+91 97330 55667',
      '737101',
      'pema gangtok',
      sku,
      there(row).number,
    ]) {
      const found = await list(staff, `search=${encodeURIComponent(search)}`)
      expect(
        found.data.map((order) => order.id),
        search,
      ).toEqual([id])
    }
    expect((await list(staff, 'search=pema+kolkata')).total).toBe(0)
    expect((await list(staff, 'search=tshering')).data[0]).toMatchObject({
      customer: 'Pema Tshering',
      city: 'Gangtok',
      pin: '737101',
      pieces: 2,
      pieces_shipped: 0,
    })
  })

  test('filters and sorting work together, in pages', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const name = 'Filtering Fellow'
    const dear = await paidOrder(buyer, { price: rupees(9000), address: { name } })
    const cheap = await paidOrder(buyer, { price: rupees(300), address: { name } })
    await ask(staff, cheap, 'pack')
    const ids = async (query: string) => (await list(staff, `search=filtering&${query}`)).data.map(({ id }) => id)
    expect(await ids('sort=total')).toEqual([cheap, dear])
    expect(await ids('status=processing&packed=no')).toEqual([dear])
    expect(await ids('status=processing,shipped&packed=yes')).toEqual([cheap])
    expect(await ids('promised=late')).toEqual([])
    expect(await ids('payment=paid&sort=placed_at&per_page=1&page=2')).toEqual([cheap])
    expect(await ids('placed_to=2001-01-01')).toEqual([])
    await db
      .update(orders)
      .set({ promisedFrom: isoDate('2001-01-01'), promisedTo: isoDate('2001-01-02') })
      .where(eq(orders.id, dear))
    expect(await ids('promised=late')).toEqual([dear])
  })

  test('the same list comes as a file, and no cell of it can run in a spreadsheet', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    await paidOrder(buyer, { quantity: 2, price: rupees(1500), address: { name: '=HYPERLINK("evil")' } })
    const url = `/api/backoffice/orders/export?search=${encodeURIComponent('=hyperlink')}`
    const answer = await app.inject({ url, headers: staff.headers })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('.csv')
    const [head, line] = answer.body.replace(/^\uFEFF/, '').split('\r\n')
    expect(head).toMatch(/^Number,Placed,Customer,/)
    expect(line).toContain(`"'=HYPERLINK(""evil"")"`)
    expect(line).toContain(',3200.00,')
  })
})
