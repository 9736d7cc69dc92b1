import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { SearchGroupJson, TodayJson } from '#domain/api/backoffice.ts'
import { addDays, istDate } from '#domain/time/ist.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, type TestPerson } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { app, db, clock } = shop
let owner: TestPerson

const ask = async <T>(url: string, person: TestPerson) =>
  (await app.inject({ url: `/api/backoffice/${url}`, headers: person.headers })).json<{ data: T }>().data
const today = (person = owner) => ask<TodayJson>('today', person)
const search = async (q: string, person = owner) =>
  (await ask<{ groups: SearchGroupJson[] }>(`search?q=${encodeURIComponent(q)}`, person)).groups
const titles = (groups: SearchGroupJson[], kind: SearchGroupJson['kind']) =>
  groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? []

async function paidOrder(): Promise<{ id: number; number: string }> {
  const { buyer, opened } = await shop.buyerOf(50)
  await shop.verify(buyer, await shop.pay(opened))
  return { id: opened.order.id, number: opened.order.order_number }
}

let paid: { id: number; number: string }

beforeAll(async () => {
  owner = await addPerson(db, 'owner')
  const [late, due, packed, sent, gone] = [
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
  ]
  paid = await paidOrder()
  await shop.buyerOf(50)
  const day = istDate(clock.now())
  const promise = (id: number, to: string) =>
    db.execute(sql`update orders set promised_from = ${to}, promised_to = ${to} where id = ${id}`)
  await promise(late.id, addDays(day, -1))
  await promise(due.id, day)
  await db.execute(sql`update orders set packed_at = now() where id = ${packed.id}`)
  await db.execute(sql`update orders set status = 'shipped', shipped_at = now() where id = ${sent.id}`)
  await db.execute(sql`update orders set status = 'delivered', shipped_at = now(), delivered_at = now(),
    promised_from = '2020-01-01', promised_to = '2020-01-01', paid_at = paid_at - interval '40 days' where id = ${gone.id}`)
  for (const [hours, ticket] of [
    [49, 'TKT-OLD00000'],
    [1, 'TKT-NEW00000'],
  ] as const)
    await db.execute(sql`insert into enquiries (ticket, kind, name, email, subject, created_at)
      values (${ticket}, 'grievance', 'Asha', 'a@example.com', 'A broken leg', ${new Date(clock.now().getTime() - hours * 3_600_000)})`)
})

test('each number is that of its list', async () => {
  const { orders } = await today()
  expect(orders).toEqual({ to_pack: 3, to_ship: 1, due_today: 1, late: 1, unpaid: 1, returns: 0 })
})

test('tickets stand by their deadline, and the overdue one is said to be', async () => {
  const { tickets } = await today()
  expect(tickets).toMatchObject({ open: 2, overdue: 1 })
  expect(tickets?.next.map(({ ticket, is_overdue: isLate }) => [ticket, isLate])).toEqual([
    ['TKT-OLD00000', true],
    ['TKT-NEW00000', false],
  ])
})

test('the last thirty days end today; what was paid before them does not count', async () => {
  const { days, day } = await today()
  expect(days).toHaveLength(30)
  expect(days?.at(-1)).toEqual({ day, orders: 5, revenue: 25_000 })
  expect(days?.[0]).toEqual({ day: addDays(istDate(clock.now()), -29), orders: 0, revenue: 0 })
})

test('a colour that runs low is named, and a piece that is plenty is not', async () => {
  const before = (await today()).low_stock?.total ?? 0
  await addProduct(db, { colours: { Rust: 2, Sage: 40 } })
  const { low_stock: low } = await today()
  expect(low?.total).toBe(before + 1)
  expect(low?.items.some(({ color, free }) => color === 'Rust' && free === 2)).toBe(true)
})

test('everybody sees their own part: a packer no revenue, a writer no orders', async () => {
  const packer = await today(await addPerson(db, 'staff', ['open_back_office', 'manage_orders']))
  expect(packer.orders?.to_pack).toBe(3)
  expect(packer.days?.at(-1)).toMatchObject({ orders: 5, revenue: null })
  expect([packer.tickets, packer.low_stock]).toEqual([null, null])
  const writer = await today(await addPerson(db, 'staff', ['open_back_office', 'manage_content']))
  expect(writer).toMatchObject({ orders: null, tickets: null, low_stock: null, failures: 0, days: null })
})

test('it takes six statements: who asks, and one per part', async () => {
  await today()
  expect(await countStatements(() => today())).toBeLessThanOrEqual(6)
})

test('an order is found by number, telephone in any spelling, mail, PIN, town and article', async () => {
  const { rows } = await db.execute<{ sku: string }>(
    sql`select product_sku as sku from order_items where order_id = ${paid.id}`,
  )
  for (const q of [paid.number, paid.number.slice(4).toLowerCase(), rows[0]?.sku ?? ''])
    expect(titles(await search(q), 'order'), q).toEqual([paid.number])
  for (const q of ['98320 12345', '+91-98320-12345', 'anjali@example.com', '734001', 'siliguri rai'])
    expect(titles(await search(q), 'order'), q).toContain(paid.number)
})

test('a customer is found by name and by the telephone of an order, a piece by a colour’s own SKU', async () => {
  const { rows } = await db.execute<{ name: string; email: string }>(sql`
    select u.name, u.email from orders o join users u on u.id = o.user_id where o.id = ${paid.id}`)
  expect(titles(await search(rows[0]?.email ?? ''), 'customer')).toEqual([rows[0]?.name])
  expect(titles(await search('9832012345'), 'customer')).toContain(rows[0]?.name)
  const { rows: variants } = await db.execute<{ sku: string; name: string }>(sql`
    select v.sku, p.name from product_variants v join products p on p.id = v.product_id where v.color = 'Rust'`)
  expect(titles(await search(variants[0]?.sku ?? ''), 'product')).toEqual([variants[0]?.name])
})

test('signs of a pattern are only signs, too little is nothing, and nobody finds what they may not see', async () => {
  for (const q of ['%%%', '___', '\\\\\\', 'ab', '']) expect(await search(q), q).toEqual([])
  const clerk = await addPerson(db, 'staff', ['open_back_office', 'manage_stock'])
  expect((await search('chair', clerk)).map(({ kind }) => kind)).toEqual(['product'])
  expect(await search('9832012345', clerk)).toEqual([])
})
