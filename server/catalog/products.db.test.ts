import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/api/catalog.ts'
import type { DeskProduct, ProductDeskRow } from '#domain/api/product-desk.ts'
import type { OrderJson } from '#domain/api/orders.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { rupees } from '#domain/money/paise.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const { app, db, pool, clock } = shop
const editor = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
await addProduct(db)
const MINUTE = 60_000

type Failed = { code: string; message: string; errors?: Record<string, string[]> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask<T>(method: Method, path: string, payload?: object) {
  const url = `/api/backoffice/products${path}`
  const answer = await app.inject({ method, url, headers: editor.headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: T } & Failed>() }
}
const one = async (id: number) => (await ask<DeskProduct>('GET', `/${id}`)).data
const inShop = (key: string | number) => app.inject(`/api/products/${key}`)
const list = async (query: string) => (await ask<PageOf<ProductDeskRow>>('GET', `?${query}`)).data

let made = 0
const draft = (more: object = {}) => {
  made += 1
  return {
    name: `Stool ${made}`,
    sku: `NEW-${made}`,
    price: 5000,
    category_id: 1,
    room_id: 1,
    short_description: 'A stool of sal.',
    description: 'Made in Siliguri.',
    weight: 4.2,
    hsn_code: '940169',
    ...more,
  }
}
async function create(more: object = {}): Promise<DeskProduct> {
  const { status, data, errors } = await ask<DeskProduct>('POST', '', draft(more))
  expect({ status, errors }).toEqual({ status: 200, errors: undefined })
  return data
}
const save = (product: DeskProduct, more: object) => ask<DeskProduct>('PUT', `/${product.id}`, { ...product, ...more })
const change = (...changes: object[]) => ask<{ changed: number }>('PATCH', '', { changes })
const publish = async ({ id, version }: DeskProduct) => {
  expect(await change({ id, version, state: 'published' })).toMatchObject({ status: 200, data: { changed: 1 } })
  return one(id)
}
const audits = async (id: number) =>
  db
    .select({ action: auditEntries.action, data: auditEntries.data })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `product:${id}`))
    .orderBy(auditEntries.id)

describe('a product from nothing', () => {
  test('begins as a draft that no shopper sees, is previewed, published, and can be bought', async () => {
    const product = await create({ name: 'Teesta Reading Stool' })
    expect(product).toMatchObject({ state: 'draft', slug: 'teesta-reading-stool', version: 1, needs: [] })
    expect((await inShop(product.slug)).statusCode).toBe(404)
    expect((await ask<Product>('GET', `/${product.id}/preview`)).data).toMatchObject({
      name: product.name,
      price: 5000,
    })
    await publish(product)
    expect((await inShop('teesta-reading-stool')).json<{ data: Product }>().data.weight).toBe(4.2)
    await pool.query('update products set stock_on_hand = 3 where id = $1', [product.id])
    const buyer = await addPerson(db)
    const payload = orderBody({ product_id: product.id, quantity: 1 })
    expect((await app.inject({ method: 'POST', url: '/api/orders', headers: buyer.headers, payload })).statusCode).toBe(
      201,
    )
    expect((await audits(product.id)).map(({ action }) => action)).toEqual(['product.created', 'product.published'])
  })

  test('is not published before it has texts, HSN code and weight, and does not lose them afterwards', async () => {
    const bare = await create({ short_description: '', hsn_code: '', weight: 0 })
    expect(bare.needs).toEqual(['short_description', 'hsn_code', 'weight'])
    const refused = await change({ id: bare.id, version: bare.version, state: 'published' })
    expect(refused).toMatchObject({ status: 409, code: 'not_ready' })
    expect(refused.message).toContain('an HSN code for the invoice')
    const whole = await publish(await create())
    expect(await save(whole, { hsn_code: '' })).toMatchObject({
      status: 422,
      code: 'not_ready',
      errors: { hsn_code: [/./] },
    })
  })

  test('the same name gets the next address; a number that another piece or colour has is refused at its field', async () => {
    const [first, second] = [await create({ name: 'Twin' }), await create({ name: 'Twin' })]
    expect([first.slug, second.slug]).toEqual(['twin', 'twin-2'])
    const refused = await ask('POST', '', draft({ sku: first.sku.toLowerCase(), slug: 'twin' }))
    expect(refused).toMatchObject({ status: 422, code: 'invalid_product' })
    expect(Object.keys(refused.errors ?? {})).toEqual(['sku', 'slug'])
  })

  test('what is hostile or impossible is refused in words, field by field', async () => {
    const { status, errors } = await ask(
      'POST',
      '',
      draft({ name: ' ', price: -1, weight: 9e9, slug: '../x', tax_rate_bp: 7 }),
    )
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['name', 'price', 'slug', 'tax_rate_bp', 'weight'])
    expect(await ask('POST', '', draft({ category_id: 999_999 }))).toMatchObject({
      errors: { category_id: ['Choose a category'] },
    })
  })
})

test('a piece made to order says its own weeks, and its delivery is promised by them', async () => {
  const product = await publish(await create({ is_custom: true, making_weeks: 12 }))
  await pool.query('update products set stock_on_hand = 3 where id = $1', [product.id])
  const buyer = await addPerson(db)
  const payload = orderBody({ product_id: product.id, quantity: 1 })
  const answer = await app.inject({ method: 'POST', url: '/api/orders', headers: buyer.headers, payload })
  const { promised_from: from } = answer.json<{ data: OrderJson }>().data
  expect(Date.parse(from ?? '') - clock.now().getTime()).toBeGreaterThan(11 * 7 * 24 * 60 * MINUTE)
})

describe('two editors', () => {
  test('the second is told who changed what, and nothing of the first is lost', async () => {
    const seen = await create()
    expect((await save(seen, { name: 'By the first', price: 5200 })).status).toBe(200)
    const second = await save(seen, { description: 'By the second' })
    expect(second).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(second.message).toMatch(/^Person \d+ changed By the first/)
    expect(second.errors).toEqual({ name: ['Name is now By the first'], price: ['Price is now ₹5,200'] })
    expect(await one(seen.id)).toMatchObject({ name: 'By the first', description: 'Made in Siliguri.' })
  })

  test('a change at the database itself counts too; stock, stars and pictures do not', async () => {
    const seen = await create()
    await pool.query(`update products set stock_on_hand = 4, average_rating = 4, main_image = 'x.webp' where id = $1`, [
      seen.id,
    ])
    expect((await one(seen.id)).version).toBe(seen.version)
    await pool.query('update products set price = price + 100 where id = $1', [seen.id])
    const refused = await save(seen, { name: 'Too late' })
    expect(refused.message).toContain('outside the back office')
  })

  test('saving what is there already is no change', async () => {
    const seen = await create({ features: ['Stacks'], specifications: [{ label: 'Seat', value: '450 mm' }] })
    expect((await save(seen, {})).data.version).toBe(seen.version)
    expect(await audits(seen.id)).toHaveLength(1)
  })

  test('two who save the same number at once: one is told that it is taken', async () => {
    const body = draft()
    const both = await Promise.all([ask('POST', '', body), ask('POST', '', { ...body, name: 'Other' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('addresses', () => {
  test('an old address leads to the product for good, without chains, in the API and on the page', async () => {
    const product = await publish(await create({ name: 'First Name', slug: 'name-one' }))
    const second = (await save(product, { slug: 'name-two' })).data
    const third = (await save(second, { slug: 'name-three' })).data
    expect(third.old_slugs.toSorted()).toEqual(['name-one', 'name-two'])
    for (const old of ['name-one', 'name-two']) {
      expect((await inShop(old)).json<{ data: Product }>().data.slug).toBe('name-three')
      const page = await app.inject(`/product/${old}?colour=moss`)
      expect([page.statusCode, page.headers.location]).toEqual([301, '/product/name-three?colour=moss'])
    }
    expect((await app.inject('/product/name-three')).statusCode).toBe(200)
    const back = (await save(third, { slug: 'name-one' })).data
    expect(back.old_slugs.toSorted()).toEqual(['name-three', 'name-two'])
    expect((await app.inject('/product/name-one')).statusCode).toBe(200)
  })

  test('another product takes an old address only by saying so; the database holds to it', async () => {
    const product = await publish(await create({ slug: 'wanted-place' }))
    await save(product, { slug: 'elsewhere' })
    const other = await create()
    const refused = await save(other, { slug: 'wanted-place' })
    expect(refused).toMatchObject({ status: 409, code: 'slug_was_used' })
    expect(refused.message).toContain(product.name)
    await expect(pool.query(`update products set slug = 'wanted-place' where id = $1`, [other.id])).rejects.toThrow()
    expect((await save(other, { slug: 'wanted-place', take_over_slug: true })).status).toBe(200)
    expect((await one(product.id)).old_slugs).toEqual([])
  })

  test('a draft that nobody has seen leaves no address behind', async () => {
    const product = await create({ slug: 'never-seen' })
    expect((await save(product, { slug: 'now-here' })).data.old_slugs).toEqual([])
  })
})

describe('the grid', () => {
  test('prices and states change together or not at all', async () => {
    const [a, b] = [await create(), await create()]
    const done = await change(
      { id: a.id, version: a.version, price: 6000, sale_price: 5400 },
      { id: b.id, version: b.version, price: 7000 },
    )
    expect(done.data.changed).toBe(2)
    expect([await one(a.id), await one(b.id)]).toMatchObject([{ price: 6000, sale_price: 5400 }, { price: 7000 }])
    const refused = await change(
      { id: a.id, version: a.version + 1, price: 6500 },
      { id: b.id, version: b.version, price: 1 },
    )
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(refused.errors?.[b.id]?.join(' ')).toContain('Price is now ₹7,000')
    expect((await one(a.id)).price).toBe(6000)
    expect((await audits(a.id)).at(-1)?.data).toMatchObject({
      before: { price: rupees(5000), salePrice: null },
      after: { price: rupees(6000), salePrice: rupees(5400) },
    })
  })

  test('a price at or below its sale is refused, and a sale is ended with its dates', async () => {
    const ends = new Date(clock.now().getTime() + 60 * MINUTE).toISOString()
    const product = await create({ sale_price: 4000, sale_ends_at: ends })
    const { id, version } = product
    expect(await change({ id, version, price: 4000 })).toMatchObject({ status: 409, code: 'invalid_product' })
    await change({ id, version, sale_price: null })
    expect(await one(id)).toMatchObject({ sale_price: null, sale_ends_at: null })
  })

  test('an archived product goes through the drafts; one changed price that is the same is none', async () => {
    const product = await create()
    await change({ id: product.id, version: 1, state: 'archived' })
    const archived = await one(product.id)
    expect(await change({ id: product.id, version: archived.version, state: 'published' })).toMatchObject({
      code: 'wrong_state',
    })
    expect((await change({ id: product.id, version: archived.version, price: 5000 })).data.changed).toBe(0)
  })
})

describe('colours', () => {
  const moss = { color: 'Moss', sku: 'C-MOSS', price_difference: 200 }
  const clay = { color: 'Clay', sku: 'C-CLAY' }

  test('a piece with stock is split: the first colour has it all, and the ledger says so', async () => {
    const product = await create({ color: 'Moss' })
    await pool.query('update products set stock_on_hand = 7 where id = $1', [product.id])
    await pool.query(`insert into stock_movements (product_id, delta, reason) values ($1, 7, 'opening')`, [product.id])
    const { data } = await save(product, { variants: [moss, clay] })
    expect(data.variants).toMatchObject([
      { color: 'Moss', on_hand: 7, price_difference: 200 },
      { color: 'Clay', on_hand: 0 },
    ])
    const { rows } = await pool.query(
      'select variant_id, sum(delta)::int as sum from stock_movements where product_id = $1 group by 1 order by 1',
      [product.id],
    )
    expect(rows).toEqual([
      { variant_id: data.variants[0]?.id, sum: 7 },
      { variant_id: null, sum: 0 },
    ])
    const gone = await save(data, {
      variants: data.variants.slice(1).concat([{ ...clay, color: 'Ink', sku: 'C-INK' } as never]),
    })
    expect(gone.errors?.['variants']?.[0]).toContain('has been in stock')
  })

  test('colours change places and numbers, one that was never in stock goes', async () => {
    const { variants, ...product } = await create({
      variants: [
        { ...moss, sku: 'D-1' },
        { ...clay, sku: 'D-2' },
      ],
    })
    const [first, second] = variants as [(typeof variants)[0], (typeof variants)[0]]
    const swapped = await save(product as DeskProduct, {
      variants: [
        { ...second, sku: 'D-1' },
        { ...first, sku: 'D-2', color: 'Clay ' },
        { color: 'Ink', sku: 'D-3' },
      ].map((each, at) => (at === 0 ? { ...each, color: 'Moss' } : each)),
    })
    expect(swapped.data.variants.map(({ color, sku }) => `${color} ${sku}`)).toEqual([
      'Moss D-1',
      'Clay D-2',
      'Ink D-3',
    ])
    const fewer = await save(swapped.data, { variants: swapped.data.variants.slice(0, 2) })
    expect(fewer.data.variants).toHaveLength(2)
    expect((await list('search=d-2')).data.map(({ id }) => id)).toEqual([product.id])
  })
})

describe('copy and delete', () => {
  test('a copy is a draft with everything but sale, stock and reviews', async () => {
    const product = await create({
      sale_price: 4000,
      features: ['Stacks'],
      variants: [
        { color: 'Moss', sku: 'E-1' },
        { color: 'Clay', sku: 'E-2' },
      ],
    })
    await pool.query(`update products set main_image = 'e.webp' where id = $1`, [product.id])
    const { data: copy } = await ask<DeskProduct>('POST', `/${product.id}/duplicate`)
    expect(copy).toMatchObject({
      name: `${product.name} (copy)`,
      state: 'draft',
      sale_price: null,
      on_hand: 0,
      features: ['Stacks'],
    })
    expect(copy.variants.map(({ sku }) => sku)).toEqual(['E-1-COPY', 'E-2-COPY'])
    expect(copy.pictures.map(({ file }) => file)).toEqual(['e.webp'])
    const { data: again } = await ask<DeskProduct>('POST', `/${product.id}/duplicate`)
    expect([copy.sku, again.sku, again.slug]).toEqual([
      `${product.sku}-COPY`,
      `${product.sku}-COPY-2`,
      `${copy.slug}-2`,
    ])
  })

  test('what was never sold is deleted with its colours and ledger; what was sold is not', async () => {
    const never = await addProduct(db, { colours: { Moss: 2, Clay: 1 } })
    expect((await ask('DELETE', `/${never}`)).status).toBe(200)
    expect((await ask('GET', `/${never}`)).status).toBe(404)
    const sold = await addProduct(db)
    const buyer = await addPerson(db)
    const payload = orderBody({ product_id: sold, quantity: 1 })
    await app.inject({ method: 'POST', url: '/api/orders', headers: buyer.headers, payload })
    expect(await ask('DELETE', `/${sold}`)).toMatchObject({ status: 409, code: 'was_sold' })
    expect((await one(sold)).was_sold).toBe(true)
  })
})

describe('the list', () => {
  test('finds by name, number and colour, filters and sorts in two statements beside the session', async () => {
    const marked = await create({
      name: 'Zzz Marked',
      sku: 'QQ-9',
      variants: [
        { color: 'Moss', sku: 'QQ-M' },
        { color: 'Clay', sku: 'QQ-C' },
      ],
    })
    for (const search of ['zzz marked', 'qq-9', 'QQ-C'])
      expect((await list(`search=${search}`)).data[0]?.id).toBe(marked.id)
    expect((await list('search=100%25')).total).toBe(0)
    const drafts = await list('state=draft&picture=no&sort=-name&per_page=2')
    expect(drafts.data[0]).toMatchObject({ name: 'Zzz Marked', state: 'draft', colours: 2, picture: null })
    expect(await countStatements(() => list('state=published&low_stock=no&sale=none'))).toBeLessThanOrEqual(3)
  })

  test('a product runs low when a colour does, and no longer when it is filled up', async () => {
    const id = await addProduct(db, { colours: { Moss: 20, Clay: 3 } })
    const isLow = async () => (await list('low_stock=yes&per_page=100')).data.some((row) => row.id === id)
    expect(await isLow()).toBe(true)
    await pool.query(
      `with more as (update product_variants set stock_on_hand = 9 where product_id = $1 and color = 'Clay')
       update products set stock_on_hand = 29 where id = $1`,
      [id],
    )
    expect(await isLow()).toBe(false)
  })
})
