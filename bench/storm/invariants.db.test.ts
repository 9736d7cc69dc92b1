import { describe, expect, test } from 'vitest'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addCoupon, addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { checkInvariants } from './invariants.ts'

const shop = await payingShop()
const { pool } = shop

const SOFA = { Oatmeal: 3, Moss: 3 }

async function sale(colours?: Record<string, number>) {
  const { buyer, opened, productId } = colours ? await buyerOfColours(colours) : await shop.buyerOf(5)
  await shop.verify(buyer, await shop.pay(opened))
  await shop.deliverWebhooks()
  return { buyer, opened, productId, id: opened.order.id }
}

/** One of each colour, and two lines that mean the same. */
async function buyerOfColours(colours: Record<string, number>) {
  const buyer = await addPerson(shop.db)
  const productId = await addProduct(shop.db, { colours })
  const line = (options = {}) => ({ product_id: productId, quantity: 1, options })
  const opened = await shop.open(buyer, line(), line({ color: 'Oatmeal' }), line({ color: 'Moss' }))
  return { buyer, opened, productId }
}

/** A sale, a cancelled sale, an unpaid order and a shipped one: a shop in which nothing is wrong. */
async function anHonestDay() {
  const cancelled = await sale(SOFA)
  await shop.app.inject({
    method: 'PATCH',
    url: `/api/orders/${cancelled.id}/cancel`,
    headers: cancelled.buyer.headers,
  })
  await shop.runJobs()
  await partRefundThenCancel()
  const shipped = await sale()
  const staff = await addPerson(shop.db, 'staff')
  const parcel = { carrier: 'c', tracking_number: 't' }
  await shop.app.inject({
    method: 'PATCH',
    url: `/api/backoffice/orders/${shipped.id}/ship`,
    headers: staff.headers,
    payload: parcel,
  })
  await shop.runJobs()
  const unpaid = await shop.buyerOf(5)
  return { sold: await sale(), cancelled, shipped, unpaid, cheaper: await saleWithCoupon() }
}

/** What went back for one piece does not go back again with the rest. */
async function partRefundThenCancel() {
  const { id } = await sale(SOFA)
  const { headers } = await addPerson(shop.db, 'owner')
  const url = `/api/backoffice/orders/${id}`
  const read = await shop.app.inject({ url, headers })
  const order_item_id = read.json<{ data: { items: { id: number }[] } }>().data.items[0]?.id
  const payload = { items: [{ order_item_id, quantity: 1, restock: true }], amount: 40.5, reason: 'Scratched' }
  const press = { ...headers, 'idempotency-key': 'one-press' }
  const refunded = await shop.app.inject({ method: 'POST', url: `${url}/refunds`, headers: press, payload })
  if (refunded.statusCode !== 200) throw new Error(refunded.body)
  await shop.app.inject({ method: 'PATCH', url: `${url}/cancel`, headers, payload: { reason: 'Sold out' } })
  await shop.runJobs()
}

async function saleWithCoupon() {
  const buyer = await addPerson(shop.db)
  const lines = [await addProduct(shop.db), await addProduct(shop.db)].map((product_id) => ({
    product_id,
    quantity: 1,
  }))
  const coupon_code = await addCoupon(shop.db, { percentBp: 333, perCustomerLimit: 1 })
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, { ...orderBody(...lines), coupon_code })
  const opened = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  await shop.deliverWebhooks()
  return opened.order
}

const day = await anHonestDay()
const later = () => ({
  now: new Date(shop.clock.now().getTime() + 400_000),
  acknowledged: [day.sold.opened.order.order_number],
})
const found = async () => [...new Set((await checkInvariants(pool, later())).map(({ invariant }) => invariant))]

test('an honest day violates nothing', async () => {
  expect(await checkInvariants(pool, later())).toEqual([])
})

/** The database refuses some of these by itself; the checker must see them all the same. */
const UNGUARDED = `
  alter table products drop constraint products_stock_never_negative;
  drop trigger products_stock_is_sum_of_colours on products;
  drop trigger product_variants_add_up on product_variants;
  drop trigger products_booked on products;
  drop trigger product_variants_booked on product_variants;
  alter table orders drop constraint orders_tax_is_inside, drop constraint orders_total_adds_up, drop constraint orders_discount_has_cause;
  alter table coupons drop constraint coupons_within_limit`

const { sold, cancelled, unpaid, cheaper } = day
const planted: [number, string, string][] = [
  [1, 'a piece that vanished', `update products set stock_on_hand = stock_on_hand - 1 where id = ${sold.productId}`],
  [
    1,
    'a colour that was sold as another',
    `update product_variants set stock_on_hand = stock_on_hand + case color when 'Moss' then 1 else -1 end where product_id = ${cancelled.productId}`,
  ],
  [
    1,
    'a colour that came back in another',
    `update stock_movements set delta = delta + case when variant_id = (select max(id) from product_variants where product_id = ${cancelled.productId}) then 1 else -1 end where order_id = ${cancelled.id} and reason = 'cancellation'`,
  ],
  [
    1,
    'colours that do not add up to their piece',
    `update product_variants set stock_held = stock_held + 1 where product_id = ${cancelled.productId} and color = 'Moss'`,
  ],
  [1, 'a hold that nobody has', `update products set stock_held = stock_held + 1 where id = ${sold.productId}`],
  [
    1,
    'a sale booked twice',
    `insert into stock_movements (product_id, delta, reason, order_id) values (${sold.productId}, -1, 'sale', ${unpaid.opened.order.id}); update products set stock_on_hand = stock_on_hand - 1 where id = ${sold.productId}`,
  ],
  [
    1,
    'a cancelled order whose pieces never came back',
    `delete from stock_movements where order_id = ${cancelled.id} and reason = 'cancellation'; update products set stock_on_hand = stock_on_hand - 1 where id = ${cancelled.productId}`,
  ],
  [
    2,
    'a second capture that is kept',
    `insert into payments (order_id, provider_order_id, provider_payment_id, status, amount) values (${sold.id}, 'order_x', 'pay_x', 'captured', 100)`,
  ],
  [
    3,
    'a paid order that nobody paid',
    `delete from refunds where order_id = ${sold.id}; delete from payments where order_id = ${sold.id}`,
  ],
  [
    3,
    'an order that is shipped and cancelled',
    `update orders set shipped_at = now(), cancelled_at = now() where id = ${sold.id}`,
  ],
  [4, 'an acknowledged order that is gone', `update orders set order_number = 'SLG-GONE' where id = ${sold.id}`],
  [
    5,
    'items that do not add up',
    `update order_items set quantity = 2, total_price = unit_price * 2 where order_id = ${unpaid.opened.order.id}`,
  ],
  [
    5,
    'a paisa of tax that is missing',
    `update orders set subtotal = subtotal + 1, tax_amount = tax_amount - 1 where id = ${unpaid.opened.order.id}`,
  ],
  [5, 'a total that forgets the discount', `update orders set total_amount = items_total where id = ${cheaper.id}`],
  [
    5,
    'a discount that nobody can explain',
    `update orders set discount_amount = 100, total_amount = total_amount - 100 where id = ${unpaid.opened.order.id}`,
  ],
  [
    5,
    'a paisa of discount that no line bears',
    `update order_items set discount_amount = discount_amount - 1 where id = (select min(id) from order_items where order_id = ${cheaper.id})`,
  ],
  [5, 'a coupon that was not counted', `update coupons set used = 0`],
  [5, 'a coupon that was used too often', `update coupons set per_customer_limit = 0`],
  [
    5,
    'an invoice over the undiscounted sum',
    `update tax_documents set amount = amount + 1 where order_id = ${cheaper.id}`,
  ],
  [6, 'a refund above the capture', `update refunds set amount = amount + 1 where order_id = ${cancelled.id}`],
  [
    6,
    'a refund that went out twice',
    `insert into simulator_refunds (id, payment_id, amount, status, speed, notes, request_hash, created_at) select 'rfnd_twice', payment_id, amount, 'processed', speed, notes, request_hash, created_at from simulator_refunds limit 1`,
  ],
  [
    7,
    'a gap in the invoice numbers',
    `update tax_documents set serial = serial + 1 where id = (select max(id) from tax_documents where kind = 'invoice')`,
  ],
  [7, 'a paid order without invoice', `delete from tax_documents where order_id = ${sold.id}`],
  [8, 'a confirmation that was never written', `delete from mails where key = 'order-paid:${sold.id}'`],
  [8, 'a mail that never left', `update mails set sent_at = null where key = 'order-paid:${sold.id}'`],
  [
    9,
    'a capture that we never heard of',
    `insert into simulator_payments (id, order_id, amount, status, method, details, created_at) select 'pay_unheard', provider_order_id, amount, 'captured', 'upi', '{}', created_at from provider_orders where order_id = ${unpaid.opened.order.id}`,
  ],
  [
    9,
    'a message that lies unread',
    `insert into provider_events (event_id, event, payload, received_at) values ('evt_unread', 'x', '{}', '2020-01-01')`,
  ],
  [9, 'a refund that waits for ever', `update refunds set status = 'requested' where order_id = ${cancelled.id}`],
  [
    10,
    'a hold that should have ended',
    `update stock_holds set expires_at = '2020-01-01' where order_id = ${unpaid.opened.order.id}`,
  ],
  [
    10,
    'a cancelled order that still holds',
    `update orders set status = 'cancelled', cancelled_at = now() where id = ${unpaid.opened.order.id}`,
  ],
]

describe('the checker catches', () => {
  test.each(planted)('invariant %i: %s', async (invariant, _name, sql) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(UNGUARDED)
      await client.query(sql)
      const seen = await checkInvariants(client as never, later())
      expect(seen.map((violation) => violation.invariant)).toContain(invariant)
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await found()).toEqual([])
  })
})
