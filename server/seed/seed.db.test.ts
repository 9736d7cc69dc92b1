import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { validateAddress } from '#domain/orders/address.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { zoneOfPin } from '#domain/shipping/delivery-plan.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { testDb } from '#server/db/testing/test-db.ts'
import { SEED_ADDRESSES } from './addresses.ts'
import { DEMO_CUSTOMER, DEMO_PASSWORD } from './people.ts'
import { seedShop } from './seed.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

const { db } = await testDb()
const NOW = new Date('2026-11-15T06:00:00.000Z')
const hashPassword = async (password: string) => `hash of ${password}`
const seed = () => seedShop(db, { now: NOW, hashPassword })

async function all<Row extends Record<string, unknown>>(query: SQL) {
  return (await db.execute<Row>(query)).rows
}

async function count(query: SQL): Promise<number> {
  const [row] = await all<{ n: number }>(sql`select count(*)::int as n from (${query}) as counted`)
  return row?.n ?? -1
}

let answers: boolean[] = []
let statements = 0

beforeAll(async () => {
  statements = await countStatements(async () => {
    answers = await Promise.all([seed(), seed(), seed()])
  })
})

test('of three processes that start at once, one fills the shop', () => {
  expect(answers.toSorted()).toEqual([false, false, true])
})

test('filling is quick: whole tables at once, not a statement per row', () => {
  expect(statements).toBeLessThan(120)
})

test('the shop has its rooms, categories and at least forty products', async () => {
  expect(await count(sql`select from rooms`)).toBe(3)
  expect(await count(sql`select from categories`)).toBe(8)
  expect(await count(sql`select from products`)).toBe(60)
  expect(await count(sql`select from products where is_featured`)).toBe(6)
  const [range] = await all(sql`select min(price)::int as lowest, max(price)::int as highest from products`)
  expect(range).toEqual({ lowest: 90_000, highest: 18_500_000 })
})

test('some products are on sale, some low in stock, one is sold out, one has no specifications', async () => {
  expect(await count(sql`select from products where sale_price < price`)).toBeGreaterThanOrEqual(5)
  expect(await count(sql`select from products where stock_on_hand between 1 and 5`)).toBeGreaterThanOrEqual(3)
  expect(await all(sql`select slug from products where stock_on_hand = 0`)).toEqual([
    { slug: 'matigara-counter-stool' },
  ])
  expect(await count(sql`select from products where specifications is null`)).toBe(1)
  expect(
    await count(sql`select from products where specifications is not null and specifications::jsonb is null`),
  ).toBe(0)
  expect(await count(sql`select from products where hsn_code !~ '^[0-9]{6}$'`)).toBe(0)
})

test('stars and counts on a product are those of its reviews, and no review is older than the product', async () => {
  const wrong = sql`
    select p.id from products p left join reviews r on r.product_id = p.id group by p.id
    having p.reviews_count <> count(r.id) or p.average_rating <> coalesce(round(avg(r.rating), 2), 0)
        or p.created_at >= min(r.created_at)`
  expect(await count(wrong)).toBe(0)
  expect(await count(sql`select from products where reviews_count = 0`)).toBe(8)
  expect(await count(sql`select from reviews`)).toBeGreaterThan(180)
})

test('six articles are out and two wait for their day', async () => {
  expect(await count(sql`select from blog_posts where is_published and published_at <= ${NOW}`)).toBe(6)
  expect(await count(sql`select from blog_posts where is_published and published_at > ${NOW}`)).toBe(2)
})

test('the three projects of the spec are there', async () => {
  expect(await count(sql`select from projects where type = 'Hospitality' and is_active`)).toBe(3)
})

test('there is a customer, a staff member and an owner to log in as', async () => {
  const people = await all(sql`
    select email, role from users where password_hash = ${`hash of ${DEMO_PASSWORD}`} and split_part(email, '@', 1) = role
    order by email`)
  expect(people.map(({ role }) => role)).toEqual(['customer', 'owner', 'staff'])
})

test('the demo customer has an order in every status and with every payment status', async () => {
  const seen = await all<{ status: string; payment_status: string }>(sql`
    select o.status, o.payment_status from orders o join users u on u.id = o.user_id where u.email = ${DEMO_CUSTOMER}`)
  expect(new Set(seen.map((order) => order.status))).toEqual(new Set(ORDER_STATUSES))
  expect(new Set(seen.map((order) => order.payment_status))).toEqual(new Set(PAYMENT_STATUSES))
})

test('every order adds up from its items, and nothing was sold before it was made', async () => {
  const wrong = sql`
    select o.id from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id group by o.id
    having o.items_total <> sum(i.total_price) or o.subtotal + o.tax_amount <> o.items_total
        or o.subtotal <> round(o.items_total / 1.18) or o.created_at <= max(p.created_at)
        or o.shipping_amount <> case when o.items_total >= 500000 then 0 else 20000 end
        or o.total_amount <> o.items_total + o.shipping_amount - o.discount_amount`
  expect(await count(wrong)).toBe(0)
  expect(await count(sql`select from orders where shipping_amount > 0`)).toBeGreaterThan(0)
  for (const { order_number: number } of await all<{ order_number: string }>(sql`select order_number from orders`)) {
    expect(isOrderNumber(number)).toBe(true)
  }
})

test('what was paid is what was asked, and nothing more than that was given back', async () => {
  const wrong = sql`
    select o.id from orders o left join payments p on p.order_id = o.id and not p.is_part left join refunds r on r.order_id = o.id
    where (o.paid_at is not null) <> (p.status is not distinct from 'captured')
       or (o.payment_status in ('paid', 'refunded')) <> (o.paid_at is not null)
       or (o.payment_status = 'refunded') <> (r.id is not null)
       or p.amount <> o.total_amount or r.amount + o.cancellation_fee <> o.total_amount`
  expect(await count(wrong)).toBe(0)
})

test('the simulated payment provider has the same payments and refunds in its books', async () => {
  const wrong = sql`
    select p.id from payments p
    left join simulator_payments s on s.id = p.provider_payment_id and s.order_id = p.provider_order_id
    left join simulator_orders o on o.id = s.order_id left join refunds r on r.payment_id = p.id
    left join simulator_refunds b on b.id = r.provider_refund_id and b.payment_id = s.id and b.amount = r.amount
    where not p.is_part and (s.amount is distinct from p.amount or o.amount is distinct from p.amount
       or (p.status = 'captured') <> (s.status in ('captured', 'refunded'))
       or s.amount_refunded <> coalesce(b.amount, 0) or (r.id is null) <> (b.id is null))`
  expect(await count(wrong)).toBe(0)
})

test('the stock of each product is the sum of its movements, and none of it is held', async () => {
  const wrong = sql`
    select p.id from products p left join stock_movements m on m.product_id = p.id group by p.id
    having p.stock_on_hand <> coalesce(sum(m.delta), 0) or p.stock_held <> 0`
  expect(await count(wrong)).toBe(0)
  expect(await count(sql`select from stock_holds where state = 'held'`)).toBe(0)
})

test('every paid order has one invoice, every refund a credit note, and the numbers have no gap', async () => {
  const missing = sql`
    select o.id from orders o left join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
    where (o.paid_at is not null) <> (d.id is not null) or d.amount <> o.total_amount`
  expect(await count(missing)).toBe(0)
  const credits = sql`
    select r.id from refunds r left join tax_documents d on d.refund_id = r.id
    where d.kind is distinct from 'credit_note' or d.amount <> r.amount`
  expect(await count(credits)).toBe(0)
  expect(await count(sql`select from tax_documents where content ->> 'number' is distinct from number`)).toBe(0)
  const gaps = sql`
    select d.kind, d.financial_year from tax_documents d
    left join document_counters c on c.kind = d.kind and c.financial_year = d.financial_year
    group by d.kind, d.financial_year, c.last_serial
    having min(d.serial) <> 1 or max(d.serial) <> count(*) or c.last_serial is distinct from max(d.serial)`
  expect(await count(gaps)).toBe(0)
  for (const { number } of await all<{ number: string }>(sql`select number from tax_documents`)) {
    expect(number).toMatch(/^[A-Z]{3}\/\d{2}-\d{2}\/\d{6}$/)
  }
})

test('every demo address is one that the checkout takes and the van reaches', () => {
  for (const address of Object.values(SEED_ADDRESSES)) {
    expect(validateAddress(address)).toEqual({ ok: true, value: address })
    expect(zoneOfPin(address.postal_code, SHOP_DELIVERY)?.byVan).toBe(true)
  }
})

test('a second run changes nothing', async () => {
  const fingerprint = sql`
    select (select count(*) from products) as products, (select count(*) from orders) as orders,
           (select count(*) from reviews) as reviews, (select count(*) from users) as users,
           (select max(xmin::text::bigint) from products) as last_write`
  const before = await all(fingerprint)
  expect(await seed()).toBe(false)
  expect(await all(fingerprint)).toEqual(before)
})

test('one order is paid in part: its advance has a receipt voucher, its pieces are taken, and no invoice is there yet', async () => {
  const [order] = await all<{ paid: number; total: number; documents: string }>(sql`
    select o.total_amount::int as total, p.amount::int as paid,
      (select string_agg(kind, ' ') from tax_documents d where d.order_id = o.id) as documents
    from orders o join payments p on p.order_id = o.id and p.is_part
    where o.status = 'processing' and o.payment_status = 'pending' and o.channel = 'showroom'`)
  expect(order?.documents).toBe('receipt_voucher')
  expect(order?.paid).toBeGreaterThan(0)
  expect(order?.paid).toBeLessThan(order?.total ?? 0)
  expect(
    await count(sql`select from stock_movements m join orders o on o.id = m.order_id
      where o.channel = 'showroom' and m.reason = 'sale'`),
  ).toBe(1)
})
