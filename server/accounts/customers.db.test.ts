import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CustomerJson, CustomerRowJson } from '#domain/api/customers.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { customerNotes, sessions, users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { orderAddresses, orders, taxDocuments } from '#server/db/schema/orders.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { hashPassword } from './hash-password.ts'

const shop = await payingShop()
const { db } = shop
const staff = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')
const path = (id: number, action = '') => `/api/backoffice/customers/${id}${action && `/${action}`}`
const ask = async <T>(url: string, person: TestPerson = staff) => {
  const answer = await shop.app.inject({ url, headers: person.headers })
  return { status: answer.statusCode, ...answer.json<{ data: T; code: string; message: string }>() }
}
const act = async (url: string, body: object, person: TestPerson = staff) => {
  const answer = await shop.post(url, person.headers, body)
  return { status: answer.statusCode, ...answer.json<{ data: CustomerJson; code: string; message: string }>() }
}
const list = async (query: string) =>
  (await ask<PageOf<CustomerRowJson>>(`/api/backoffice/customers?${query}`)).data.data
const audits = (id: number) =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `customer:${id}`))
    .orderBy(auditEntries.id)

/** Somebody with a name, a password and, if wished, an order that was paid. */
async function customer(name: string, hasOrder = false) {
  const person = await addPerson(db)
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await db
    .update(users)
    .set({ name, email, passwordHash: await hashPassword('secret-1') })
    .where(eq(users.id, person.id))
  if (!hasOrder) return { ...person, email, orderId: 0 }
  const body = {
    ...orderBody({ product_id: await addProduct(db), quantity: 1 }),
    billing_address: { ...anAddress, name, email, phone: '98765 43210' },
  }
  const opened = (await shop.post('/api/razorpay/create-order', person.headers, body)).json<{ data: OpenedPayment }>()
    .data
  await shop.verify(person, await shop.pay(opened))
  await shop.runJobs()
  return { ...person, email, orderId: opened.order.id }
}
const logIn = (email: string) =>
  shop.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: 'secret-1' } })

test('customers are found by name, mail, telephone and town, with what they ordered and spent', async () => {
  const { id } = await customer('Pemba Sherpa', true)
  for (const search of ['pemba', 'SHERPA pem', 'pemba.sherpa@', '+91 98765 43210', '98765-43210', 'siliguri pemba'])
    expect(
      (await list(`search=${encodeURIComponent(search)}`)).map((row) => row.id),
      search,
    ).toEqual([id])
  const [row] = await list('search=pemba.sherpa')
  expect(row).toMatchObject({ orders: 1, spent: 5000, city: 'Siliguri', state: 'active' })
  expect(await list('search=pemba%25')).toEqual([])
  expect((await list('search=Person')).some((each) => each.id === staff.id)).toBe(false)
  expect(await countStatements(() => list('search=pemba'))).toBeLessThanOrEqual(4)
})

test('a customer’s page has orders, addresses, consents and notes', async () => {
  const buyer = await customer('Anita Gurung', true)
  await shop.post('/api/addresses', buyer.headers, { ...anAddress, is_default: true })
  await db.execute(
    sql`insert into newsletter_readers (email, confirmed_at, leave_token) values (${buyer.email}, now(), 'leave-anita')`,
  )
  const noted = await act(path(buyer.id, 'notes'), { text: ' Calls before noon ' })
  expect(noted.data).toMatchObject({
    addresses: [{ city: 'Siliguri' }],
    consents: [{ what: 'Newsletter by e-mail', withdrawn_at: null }],
    newest_orders: [{ id: buyer.orderId, payment_status: 'paid' }],
    notes: [{ text: 'Calls before noon', author: expect.any(String) }],
  })
  expect(await ask(path(staff.id))).toMatchObject({ status: 404 })
  expect((await audits(buyer.id)).map(({ action }) => action)).toEqual(['customer.noted'])
})

test('who is blocked is logged out everywhere, cannot log in or order, and is told so; unblocked, they come back', async () => {
  const buyer = await customer('Blocked Buyer')
  const { version } = (await ask<CustomerJson>(path(buyer.id))).data
  const blocked = await act(path(buyer.id, 'block'), { reason: 'Three parcels refused', version })
  expect(blocked.data).toMatchObject({
    state: 'blocked',
    blocked_reason: 'Three parcels refused',
    version: version + 1,
  })
  expect((await shop.app.inject({ url: '/api/user', headers: buyer.headers })).statusCode).toBe(401)
  expect((await shop.post('/api/orders', buyer.headers, orderBody())).statusCode).toBe(401)
  const refused = await logIn(buyer.email)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({
    code: 'account_blocked',
    message: expect.stringContaining('This account is blocked'),
  })
  expect((await list('state=blocked')).map(({ id }) => id)).toEqual([buyer.id])

  const stale = await act(path(buyer.id, 'unblock'), { reason: 'Sorry', version })
  expect(stale).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    message: expect.stringContaining('blocked this customer'),
  })
  await act(path(buyer.id, 'unblock'), { reason: 'A mistake', version: version + 1 })
  expect((await logIn(buyer.email)).statusCode).toBe(200)
  expect((await audits(buyer.id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['customer.blocked', 'Three parcels refused'],
    ['customer.unblocked', 'A mistake'],
  ])
})

test('a wrong password does not tell that an account is blocked', async () => {
  const buyer = await customer('Quiet Block')
  await act(path(buyer.id, 'block'), { reason: 'x', version: 1 })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: buyer.email, password: 'another-1' },
  })
  expect(answer.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('what is known about a person leaves in one file, for the owner alone, and the log says why', async () => {
  const buyer = await customer('Data Asker', true)
  expect((await act(path(buyer.id, 'export'), { reason: 'Asked by letter' })).status).toBe(403)
  expect((await act(path(buyer.id, 'export'), { reason: ' ' }, owner)).status).toBe(422)
  const exported = await act(path(buyer.id, 'export'), { reason: 'Asked by letter' }, owner)
  expect(exported.data).toMatchObject({ account: { email: buyer.email }, orders: [{ payment_status: 'paid' }] })
  expect((await audits(buyer.id)).map(({ action, reason, actorId }) => [action, reason, actorId])).toEqual([
    ['customer.exported', 'Asked by letter', owner.id],
  ])
})

test('who is erased is gone, and their invoices survive', async () => {
  const buyer = await customer('Gone Tomorrow', true)
  await act(path(buyer.id, 'notes'), { text: 'Ring the bell twice' })
  const erase = (body: object, person = owner) =>
    act(path(buyer.id, 'erase'), { reason: 'Asked for it', version: 1, email: buyer.email, ...body }, person)
  expect((await erase({}, staff)).status).toBe(403)
  expect(await erase({ email: 'another@example.com' })).toMatchObject({ status: 422, code: 'email_not_repeated' })
  expect(await erase({})).toMatchObject({ status: 409, code: 'orders_open' })
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, buyer.orderId))
  const invoices = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, buyer.orderId))
  expect(invoices.length).toBeGreaterThan(0)

  expect((await erase({})).status).toBe(200)
  expect(await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, buyer.orderId))).toEqual(invoices)
  expect(await db.select().from(sessions).where(eq(sessions.userId, buyer.id))).toEqual([])
  expect(await db.select().from(customerNotes).where(eq(customerNotes.userId, buyer.id))).toEqual([])
  const [address] = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, buyer.orderId))
  expect(address).toMatchObject({ name: 'Deleted customer', phone: '' })
  expect(await list('search=gone')).toEqual([])
  expect(await list('search=9876543210').then((rows) => rows.some(({ id }) => id === buyer.id))).toBe(false)
  expect((await list('state=erased')).map(({ id, email }) => [id, email])).toEqual([[buyer.id, '']])
  expect(await erase({})).toMatchObject({ status: 404 })
  expect((await audits(buyer.id)).at(-1)).toMatchObject({ action: 'customer.erased', reason: 'Asked for it' })
})
