import { beforeAll, expect, test } from 'vitest'
import type { Product } from '#domain/api/catalog.ts'
import type { DeskReviewJson, ReviewRowJson } from '#domain/api/review-desk.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const { app, db, pool } = shop
const staff = await addPerson(db, 'staff')
const other = await addPerson(db, 'staff')
const url = '/api/backoffice/reviews'

type Answer<T> = { status: number; body: { data: T; message: string; code: string } }
async function ask<T>(
  method: 'GET' | 'PATCH' | 'PUT',
  path: string,
  payload?: object,
  who = staff,
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: url + path, headers: who.headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (query: string) => (await ask<{ data: ReviewRowJson[]; total: number }>('GET', query)).body.data
const product = async (id: number) => (await app.inject(`/api/products/${id}`)).json<{ data: Product }>().data

let productId = 0
const reviewIds: number[] = []

beforeAll(async () => {
  productId = await addProduct(db)
  for (const [rating, name, words] of [
    [5, 'Asha', 'Sits like a hill'],
    [1, 'Bimal', 'Buy at my shop instead'],
  ] as const) {
    const writer = await addPerson(db)
    const { rows } = await pool.query<{ id: number }>(
      `insert into reviews (product_id, user_id, author_name, rating, comment, is_verified_buyer, photos, created_at)
       values ($1, $2, $3, $4, $5, true, $6, now() - $4::int * interval '1 hour') returning id`,
      [productId, writer.id, name, rating, words, rating === 1 ? '[{"file":"p.webp","width":3,"height":2}]' : '[]'],
    )
    reviewIds.push(rows[0]?.id ?? 0)
  }
  await pool.query(`insert into review_photos values ('p.webp', $1, '\\x01', '\\x02')`, [reviewIds[1]])
  await pool.query(`update products set average_rating = 3, reviews_count = 2 where id = $1`, [productId])
})

test('a hidden review leaves page, average and count at once, its photo is gone, and its writer hears why', async () => {
  const [, id = 0] = reviewIds
  expect((await app.inject('/api/reviews/photos/p.webp')).statusCode).toBe(200)
  const hidden = await ask<DeskReviewJson>('PATCH', `/${id}/hide`, {
    reason: 'It advertises another shop.',
    version: 1,
  })
  expect(hidden.body.data).toMatchObject({
    is_hidden: true,
    hidden_reason: 'It advertises another shop.',
    average_rating: 5,
    reviews_count: 1,
    history: [{ what: 'review.hidden', reason: 'It advertises another shop.' }],
  })
  expect(await product(productId)).toMatchObject({ average_rating: 5, reviews_count: 1, reviews: [{ rating: 5 }] })
  expect((await app.inject('/api/reviews/photos/p.webp')).statusCode).toBe(404)
  const own = await app.inject({ url: `${url}/photos/p.webp`, headers: staff.headers })
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
  await shop.runJobs()
  expect(shop.mails.at(-1)?.text).toContain('The reason: It advertises another shop.')

  const shown = await ask<DeskReviewJson>('PATCH', `/${id}/show`, { version: 2 })
  expect(shown.body.data).toMatchObject({ is_hidden: false, hidden_reason: null, average_rating: 3, reviews_count: 2 })
})

test('nothing is hidden without a reason, and the second editor hears who was first', async () => {
  const [id = 0] = reviewIds
  expect((await ask('PATCH', `/${id}/hide`, { reason: '  ', version: 1 })).status).toBe(422)
  expect((await ask('PUT', `/${id}/answer`, { text: 'Thank you, Asha.', version: 1 })).status).toBe(200)
  const late = await ask('PATCH', `/${id}/hide`, { reason: 'Rude', version: 1 }, other)
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.message).toMatch(/^Person \d+ answered this review \(/)
  expect((await product(productId)).reviews_count).toBe(2)
})

test('an answer stands under the review on the page, and an empty one takes it away', async () => {
  const [id = 0] = reviewIds
  const reviewOnPage = async () => (await product(productId)).reviews.find((review) => review.id === id)
  expect((await reviewOnPage())?.answer).toMatchObject({ text: 'Thank you, Asha.' })
  expect((await ask('PUT', `/${id}/answer`, { text: ' ', version: 2 })).status).toBe(200)
  expect((await reviewOnPage())?.answer).toBeNull()
})

test('reviews are found by words, writer, product, stars, photos and state', async () => {
  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id)
  const [good, poor] = reviewIds
  expect(await ids('?search=HILL')).toEqual([good])
  expect(await ids('?search=bimal')).toEqual([poor])
  expect(await ids('?search=chair&rating=1,2')).toEqual([poor])
  expect(await ids('?photos=yes')).toEqual([poor])
  expect(await ids('?state=hidden')).toEqual([])
  expect(await ids('?sort=rating')).toEqual([poor, good])
  expect(await ids('?search=100%25')).toEqual([])
  expect((await list('?per_page=1&page=2')).total).toBe(2)
})

test('a review is found by the name and number of its piece, and after a change of them by the new ones alone', async () => {
  const [good = 0] = reviewIds
  const otherId = await addProduct(db)
  await pool.query(`update products set name = 'Rangeet Swing', sku = 'RNG-SW-01' where id = $1`, [otherId])
  await pool.query(
    `insert into reviews (product_id, author_name, rating, comment) values ($1, 'Chandra', 4, '50% better')`,
    [otherId],
  )
  const comments = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).data.map(({ comment }) => comment)
  expect(await comments('rangeet rng-sw')).toEqual(['50% better'])
  expect(await comments('chandra swing 50%')).toEqual(['50% better'])
  await pool.query(`update products set name = 'Relli Hammock' where id = $1`, [otherId])
  expect([await comments('rangeet'), await comments('relli hammock')]).toEqual([[], ['50% better']])
  await pool.query(`update reviews set product_id = $2, author_name = 'Asha Rai' where id = $1`, [good, otherId])
  expect(await comments('relli hill')).toEqual(['Sits like a hill'])
})

/** With walking along the table and sorting made dear, what is left of them has no index. */
async function planOf(text: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each([
  ['reviews', `found like '%hill%'`, 'reviews_found'],
  ['product_questions', `found like '%hill%'`, 'product_questions_found'],
  ['reviews', 'true order by created_at desc, id desc', 'reviews_newest'],
  ['reviews', 'true order by created_at, id', 'reviews_newest'],
  ['reviews', 'true order by rating desc, created_at desc, id desc', 'reviews_best'],
  ['reviews', 'true order by rating, created_at desc, id', 'reviews_by_rating'],
  ['product_questions', 'true order by created_at desc, id desc', 'product_questions_newest'],
])('%s where %s: there is an index for it', async (table, asked, index) => {
  const plan = await planOf(`select id from ${table} where ${asked} limit 50`)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test('only who may moderate reviews sees them here', async () => {
  const packer = await addPerson(db, 'staff', ['open_back_office', 'manage_orders'])
  expect((await ask('GET', '', undefined, packer)).status).toBe(403)
  expect((await ask('GET', '/2000000000')).status).toBe(404)
})
