import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paise } from '#domain/money/paise.ts'
import { reviewPhotos, reviews } from '#server/db/schema/catalog.ts'
import { orderAddresses, orders, returnPhotos, returnRequests, taxDocuments } from '#server/db/schema/orders.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { caller, logInPerson, PASSWORD, personWithRole, registerPerson } from './testing/people.ts'

const shop = await testShop()
const { app, db, mails, runJobs, clock } = shop
const call = caller(app)

const address = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '98320 00000',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'west bengal',
  postal_code: '734001',
}

const lastTo = (email: string) => mails.findLast((mail) => mail.to === email)
const tokenFor = (email: string) => /token=([\w-]+)/.exec(lastTo(email)?.text ?? '')?.[1] ?? ''

describe('name and email', () => {
  test('the name is trimmed and saved', async () => {
    const person = await registerPerson(shop, 'name@example.com')
    const { body } = await call('PATCH', '/api/user', { name: '  Asha Devi Rai ' }, person)
    expect(body).toMatchObject({ success: true, data: { name: 'Asha Devi Rai' } })
    expect((await call('PATCH', '/api/user', { name: 'A' }, person)).body.errors).toEqual({
      name: ['Name must be at least 2 characters'],
    })
  })

  test('the welcome mail verifies the address', async () => {
    const person = await registerPerson(shop, 'verify@example.com')
    await runJobs()
    expect(lastTo('verify@example.com')?.subject).toBe('Welcome to Saalghar')
    expect((await call('POST', '/api/user/email/confirm', { token: tokenFor('verify@example.com') })).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, person)).body).toMatchObject({ data: { email_verified: true } })
  })

  test('the link can be asked for again, and then only the newest works', async () => {
    const person = await registerPerson(shop, 'resend@example.com')
    await runJobs()
    const first = tokenFor('resend@example.com')
    await call('POST', '/api/user/email/verify', {}, person)
    await runJobs()
    expect(lastTo('resend@example.com')?.subject).toBe('Confirm your email')
    expect((await call('POST', '/api/user/email/confirm', { token: first })).status).toBe(410)
    expect((await call('POST', '/api/user/email/confirm', { token: tokenFor('resend@example.com') })).status).toBe(200)
    const before = mails.length
    await call('POST', '/api/user/email/verify', {}, person)
    await runJobs()
    expect(mails).toHaveLength(before)
  })

  test('an email changes only when the new mailbox answers, and the old one is told', async () => {
    const person = await registerPerson(shop, 'old@example.com')
    const wrong = await call('POST', '/api/user/email', { email: 'new@example.com', password: 'not it at all' }, person)
    expect(wrong.body.errors).toEqual({ password: ['The password is wrong.'] })
    await call('POST', '/api/user/email', { email: 'New@example.com', password: PASSWORD }, person)
    await runJobs()
    expect(lastTo('new@example.com')?.subject).toBe('Confirm your new email')
    expect((await call('GET', '/api/user', undefined, person)).body).toMatchObject({
      data: { email: 'old@example.com' },
    })
    await call('POST', '/api/user/email/confirm', { token: tokenFor('new@example.com') })
    expect((await call('GET', '/api/user', undefined, person)).body).toMatchObject({
      data: { email: 'new@example.com' },
    })
    await runJobs()
    expect(lastTo('old@example.com')?.subject).toBe('The email of your account was changed')
  })

  test('asking for an address that has an account tells nothing to the asker', async () => {
    await registerPerson(shop, 'taken@example.com')
    const person = await registerPerson(shop, 'asker@example.com')
    const free = await call('POST', '/api/user/email', { email: 'free1@example.com', password: PASSWORD }, person)
    const taken = await call('POST', '/api/user/email', { email: 'taken@example.com', password: PASSWORD }, person)
    expect(taken.status).toBe(free.status)
    expect(taken.body.message.replace('taken@', 'free1@')).toBe(free.body.message)
    await runJobs()
    const toTaken = mails.filter((mail) => mail.to === 'taken@example.com')
    expect(toTaken.at(-1)?.subject).toBe('You already have an account')
  })
})

describe('saved addresses', () => {
  test('are kept as checkout needs them, the first one as default', async () => {
    const person = await registerPerson(shop, 'home@example.com')
    const saved = await call('POST', '/api/addresses', address, person)
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({
      data: { phone: '+919832000000', state: 'West Bengal', country: 'India', is_default: true },
    })
    await call('POST', '/api/addresses', { ...address, city: 'Darjeeling', is_default: true }, person)
    const { body } = await call('GET', '/api/addresses', undefined, person)
    const list = body.data as { city: string; is_default: boolean }[]
    expect(list.map(({ city, is_default }) => [city, is_default])).toEqual([
      ['Darjeeling', true],
      ['Siliguri', false],
    ])
  })

  test('can be changed and removed by their owner only', async () => {
    const person = await registerPerson(shop, 'mine@example.com')
    const stranger = await registerPerson(shop, 'stranger@example.com')
    const saved = await call('POST', '/api/addresses', address, person)
    const url = `/api/addresses/${(saved.body.data as { id: number }).id}`
    expect((await call('PUT', url, address, stranger)).status).toBe(404)
    expect((await call('DELETE', url, undefined, stranger)).status).toBe(404)
    expect((await call('PUT', url, { ...address, city: 'Kalimpong' }, person)).body).toMatchObject({
      data: { city: 'Kalimpong' },
    })
    expect((await call('DELETE', url, undefined, person)).status).toBe(200)
    expect((await call('DELETE', url, undefined, person)).status).toBe(404)
  })

  test('wrong ones are refused field by field, ids from nowhere without a 500', async () => {
    const person = await registerPerson(shop, 'wrong@example.com')
    const { body } = await call('POST', '/api/addresses', { ...address, phone: '12', postal_code: '000000' }, person)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['phone', 'postal_code'])
    for (const id of ['0', '-1', 'x', '1.5', '99999999999999', '2147483647'])
      expect([404, 422]).toContain((await call('DELETE', `/api/addresses/${id}`, undefined, person)).status)
  })
})

describe('devices', () => {
  test('are listed and logged out one by one', async () => {
    const phone = await registerPerson(shop, 'devices@example.com')
    const laptop = await logInPerson(shop, 'devices@example.com')
    const { body } = await call('GET', '/api/user/sessions', undefined, laptop)
    const list = body.data as { id: number; is_current: boolean }[]
    expect(list).toHaveLength(2)
    const other = list.find((session) => !session.is_current)
    const stranger = await registerPerson(shop, 'thief@example.com')
    expect((await call('DELETE', `/api/user/sessions/${other?.id}`, undefined, stranger)).status).toBe(404)
    expect((await call('DELETE', `/api/user/sessions/${other?.id}`, undefined, laptop)).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, phone)).status).toBe(401)
    expect((await call('GET', '/api/user', undefined, laptop)).status).toBe(200)
  })

  test('all others can be logged out at once', async () => {
    const kept = await registerPerson(shop, 'others@example.com')
    const others = await Promise.all([logInPerson(shop, 'others@example.com'), logInPerson(shop, 'others@example.com')])
    await call('DELETE', '/api/user/sessions', undefined, kept)
    for (const other of others) expect((await call('GET', '/api/user', undefined, other)).status).toBe(401)
    expect((await call('GET', '/api/user', undefined, kept)).status).toBe(200)
  })
})

let orderCount = 0

async function writeOrder(userId: number, status: 'delivered' | 'processing' | 'pending') {
  orderCount += 1
  const [order] = await db
    .insert(orders)
    .values({
      orderNumber: `SLG-TEST-${orderCount}`,
      userId,
      status,
      paymentStatus: 'paid',
      itemsTotal: paise(118_00),
      subtotal: paise(100_00),
      taxAmount: paise(18_00),
      shippingAmount: paise(0),
      discountAmount: paise(0),
      totalAmount: paise(118_00),
      notes: 'Ring the bell of Asha',
    })
    .returning()
  const orderId = order?.id ?? 0
  const { postal_code: postalCode, ...rest } = address
  for (const kind of ['billing', 'shipping'] as const)
    await db.insert(orderAddresses).values({ orderId, kind, ...rest, postalCode, country: 'India' })
  await db.insert(taxDocuments).values({
    orderId,
    kind: 'invoice',
    number: `SLG/26-27/${String(orderCount).padStart(6, '0')}`,
    financialYear: '26-27',
    serial: orderCount,
    amount: paise(118_00),
    content: { recipient: 'Asha Rai' },
    issuedAt: clock.now(),
  })
  return orderId
}

describe('my data', () => {
  test('the download holds all of it, and nobody else’s', async () => {
    const person = await registerPerson(shop, 'export@example.com')
    const other = await registerPerson(shop, 'foreign@example.com', 'Foreign Person')
    await call('POST', '/api/addresses', address, person)
    await call('POST', '/api/addresses', { ...address, city: 'Foreign City' }, other)
    await writeOrder(person.user.id, 'delivered')
    const { body } = await call('GET', '/api/user/export', undefined, person)
    expect(body.data).toMatchObject({
      account: { email: 'export@example.com' },
      addresses: [{ city: 'Siliguri' }],
      devices: [{ device: expect.any(String) }],
      orders: [
        { total_amount: 118, addresses: [{ kind: 'billing' }, { kind: 'shipping' }], invoices: [{ kind: 'invoice' }] },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/foreign|argon2|token/i)
  })
})

describe('deleting the account', () => {
  const erase = (person: Parameters<typeof call>[3], payload: object) => call('DELETE', '/api/user', payload, person)

  test('keeps orders and invoices without the person', async () => {
    const person = await registerPerson(shop, 'gone@example.com', 'Gone Person')
    await call('POST', '/api/addresses', address, person)
    const orderId = await writeOrder(person.user.id, 'delivered')
    expect((await erase(person, { password: 'not it' })).body.errors).toEqual({ password: ['The password is wrong.'] })
    expect((await erase(person, { password: PASSWORD })).status).toBe(200)

    expect((await call('GET', '/api/user', undefined, person)).status).toBe(401)
    expect((await call('POST', '/api/login', { email: 'gone@example.com', password: PASSWORD })).status).toBe(401)
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ userId: null, notes: null, totalAmount: 118_00 })
    const [document] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
    expect(document?.content).toEqual({ recipient: 'Asha Rai' })
    await runJobs()
    const { rows } = await db.execute<{ all: string }>(sql`
      select concat((select json_agg(u)::text from users u where id = ${person.user.id}),
        (select json_agg(a)::text from order_addresses a where order_id = ${orderId}),
        (select json_agg(s)::text from saved_addresses s where user_id = ${person.user.id}),
        (select json_agg(m)::text from mails m where template <> 'account-deleted')) as all`)
    expect(rows[0]?.all).not.toMatch(/gone@example|Gone Person|Hill Cart|98320/)
    expect(rows[0]?.all).toContain('734001')
  })

  test('takes the photos of reviews and returns along; what was said about a piece stays without a name', async () => {
    const person = await registerPerson(shop, 'photographer@example.com', 'Photo Person')
    const userId = person.user.id
    const productId = await addProduct(db)
    const photos = [{ file: 'home.webp', width: 10, height: 10 }]
    const review = { productId, userId, authorName: 'Photo Person', rating: 5, comment: 'Sturdy.', photos }
    const [written] = await db.insert(reviews).values(review).returning()
    const bytes = Buffer.from('a picture of a home')
    await db.insert(reviewPhotos).values({ file: 'home.webp', reviewId: written?.id ?? 0, bytes, thumbnail: bytes })
    const orderId = await writeOrder(userId, 'delivered')
    const request = {
      orderId,
      userId,
      items: [],
      reason: 'defective' as const,
      number: 'SLR-PHOTO',
      status: 'received' as const,
      refundAmount: paise(0),
    }
    const [returned] = await db.insert(returnRequests).values(request).returning()
    await db.insert(returnPhotos).values({ file: 'leg.webp', returnId: returned?.id ?? 0, bytes })

    expect((await erase(person, { password: PASSWORD })).status).toBe(200)
    expect(await db.select().from(reviewPhotos)).toEqual([])
    expect(await db.select().from(returnPhotos)).toEqual([])
    const [left] = await db.select().from(reviews).where(eq(reviews.productId, productId))
    expect(left).toMatchObject({ userId: null, authorName: null, comment: 'Sturdy.', photos: [] })
  })

  test('the address can be used for a new account', async () => {
    const person = await registerPerson(shop, 'again@example.com')
    await erase(person, { password: PASSWORD })
    expect((await registerPerson(shop, 'again@example.com')).user.id).not.toBe(person.user.id)
  })

  const WAITS_FOR: Record<string, (userId: number) => Promise<unknown>> = {
    'an order on its way': (userId) => writeOrder(userId, 'processing'),
    'an order whose payment failed and may yet come': async (userId) => {
      const id = await writeOrder(userId, 'pending')
      await db.update(orders).set({ paymentStatus: 'failed' }).where(eq(orders.id, id))
    },
    'a return that is to be fetched': async (userId) => {
      const orderId = await writeOrder(userId, 'delivered')
      const request = { orderId, userId, items: [], reason: 'defective' as const, refundAmount: paise(0) }
      await db.insert(returnRequests).values({ ...request, number: 'SLR-OPEN', status: 'approved' })
    },
    'a refund that is to be paid out': async (userId) => {
      const orderId = await writeOrder(userId, 'delivered')
      const paid = { orderId, providerOrderId: 'order_1', providerPaymentId: 'pay_1', status: 'captured' as const }
      const [payment] = await db
        .insert(payments)
        .values({ ...paid, amount: paise(118_00) })
        .returning()
      const refund = { orderId, paymentId: payment?.id ?? 0, amount: paise(100), reason: 'staff-1' }
      await db.insert(refunds).values({ ...refund, idempotencyKey: 'refund-open' })
    },
  }
  test.each(Object.keys(WAITS_FOR))('waits for %s', async (what) => {
    const person = await registerPerson(shop, `${what.replaceAll(' ', '-')}@example.com`)
    await WAITS_FOR[what]?.(person.user.id)
    const { status, body } = await erase(person, { password: PASSWORD })
    expect([status, body.code]).toEqual([409, 'orders_open'])
  })

  test('is not for the staff', async () => {
    const staff = await personWithRole(shop, 'clerk@example.com', 'staff')
    expect((await erase(staff, { password: PASSWORD })).body.code).toBe('staff_account')
  })
})
