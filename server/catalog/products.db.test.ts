import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/api/catalog.ts'
import type { OrderJson } from '#domain/api/orders.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { addPerson, orderBody } from '#server/testing/shop-fixtures.ts'
import { draft, productDeskShop } from './testing/product-desk-shop.ts'

const { app, db, pool, clock, ask, one, create, save, change, publish, inShop, audits } = await productDeskShop()

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
