import { expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Product } from '#domain/api/catalog.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { get, app, pool } = await seededShop()

async function signIn(name: string, delivered: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const user = await idOf(`insert into users (name, email) values ($1, $2) returning id`, [
    name,
    `${name.toLowerCase()}@example.com`,
  ])
  await pool.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '900 days')`,
    [user, hashToken(token)],
  )
  if (delivered === null) return token
  const order = await idOf(
    `insert into orders (order_number, user_id, status, payment_status, items_total, subtotal, tax_amount, shipping_amount, discount_amount, total_amount)
     values ($1, $2, 'delivered', 'paid', 100, 85, 15, 0, 0, 100) returning id`,
    [`T-${token}`, user],
  )
  await pool.query(
    `insert into order_items (order_id, product_id, product_name, product_sku, hsn_code, tax_rate_bp, quantity, unit_price, total_price)
     select $1, id, name, sku, hsn_code, tax_rate_bp, 1, 100, 100 from products where slug = $2`,
    [order, delivered],
  )
  return token
}

async function idOf(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(sql, values)
  return rows[0]?.id ?? 0
}

const SLUG = 'mahananda-corner-sofa'
const product = async () => (await get<Product>(`/api/products/${SLUG}`)).data
const write = async (token: string | null, body: object) =>
  app.inject({
    method: 'POST',
    url: `/api/products/${(await product()).id}/reviews`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: body,
  })

test('a buyer whose order was delivered writes one review, and it counts', async () => {
  const token = await signIn('Asha', SLUG)
  const before = await product()
  const answer = await write(token, { rating: 5, comment: '  Sits like a hill.  ' })
  expect(answer.statusCode).toBe(201)
  const after = await product()
  expect(after.reviews_count).toBe(before.reviews_count + 1)
  expect(after.reviews[0]).toMatchObject({
    rating: 5,
    comment: 'Sits like a hill.',
    is_verified_buyer: true,
    user: { name: 'Asha' },
  })
  const mean = (before.average_rating * before.reviews_count + 5) / after.reviews_count
  expect(after.average_rating).toBeCloseTo(mean, 1)
  expect((await write(token, { rating: 1 })).statusCode).toBe(409)
})

test('who did not buy it, or is nobody, cannot review it', async () => {
  expect((await write(null, { rating: 5 })).statusCode).toBe(401)
  expect((await write(await signIn('Bimal', null), { rating: 5 })).json()).toMatchObject({ code: 'not_a_buyer' })
})

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: '5' },
  {},
  { rating: 5, comment: 'x'.repeat(2001) },
  { rating: 5, comment: '\u0000' },
])('a review of %j is refused with a message', async (body) => {
  const answer = await write(await signIn(`C${randomBytes(4).toString('hex')}`, SLUG), body)
  expect(answer.statusCode).toBe(422)
})

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()

test('photos come with a review, small and large, and vanish when the shop hides it', async () => {
  const sent = [await jpeg(2000, 1500), await jpeg(300, 600)].map((bytes) => bytes.toString('base64'))
  const answer = await write(await signIn('Farida', SLUG), { rating: 5, comment: 'See for yourself.', photos: sent })
  expect(answer.statusCode).toBe(201)
  const [review] = (await product()).reviews
  expect(review?.photos).toMatchObject([
    { width: 1400, height: 1050 },
    { width: 300, height: 600 },
  ])
  const [first] = review?.photos ?? []
  const [large, small] = [await app.inject(first?.url ?? ''), await app.inject(first?.thumbnail ?? '')]
  for (const photo of [large, small]) {
    expect(photo.statusCode).toBe(200)
    expect(photo.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  }
  expect((await sharp(small.rawPayload).metadata()).width).toBe(240)
  await pool.query('update reviews set is_hidden = true where id = $1', [review?.id])
  expect((await app.inject(first?.url ?? '')).statusCode).toBe(404)
  expect((await app.inject('/api/reviews/photos/a%00b')).statusCode).toBe(404)
})

test('what is no photo, or too many of them, is refused and writes nothing', async () => {
  const token = await signIn('Gita', SLUG)
  const before = (await product()).reviews_count
  const photo = (await jpeg(30, 20)).toString('base64')
  const wrong = await write(token, { rating: 5, photos: [photo, 'bm90IGEgcGhvdG8='] })
  expect(wrong.json()).toMatchObject({ code: 'not_a_photo', errors: { 'photos.1': expect.anything() } })
  expect((await write(token, { rating: 5, photos: [photo, photo, photo, photo, photo] })).statusCode).toBe(422)
  expect((await product()).reviews_count).toBe(before)
  const { rows } = await pool.query(
    'select from review_photos p join reviews r on r.id = p.review_id where r.author_name = $1',
    ['Gita'],
  )
  expect(rows).toEqual([])
})

test('a review with HTML in it is kept as words', async () => {
  await write(await signIn('Dipa', SLUG), { rating: 4, comment: '<img src=x onerror=alert(1)>' })
  expect((await product()).reviews[0]?.comment).toBe('<img src=x onerror=alert(1)>')
})

test('wishes of a guest join those of the account, newest first, each once', async () => {
  const headers = { authorization: `Bearer ${await signIn('Esha', null)}` }
  await app.inject({ method: 'PUT', url: '/api/wishlist/2', headers })
  const joined = await app.inject({
    method: 'POST',
    url: '/api/wishlist/join',
    headers,
    payload: { product_ids: [2, 3, 999999] },
  })
  expect(joined.json().data.product_ids.toSorted()).toEqual([2, 3])
  const list = await app.inject({ url: '/api/wishlist', headers })
  expect(
    list
      .json()
      .data.map((each: { id: number }) => each.id)
      .toSorted(),
  ).toEqual([2, 3])
  const removed = await app.inject({ method: 'DELETE', url: '/api/wishlist/2', headers })
  expect(removed.json().data.product_ids).toEqual([3])
  expect((await app.inject({ url: '/api/wishlist' })).statusCode).toBe(401)
})
