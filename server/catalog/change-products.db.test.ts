import { describe, expect, test } from 'vitest'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { productDeskShop } from './testing/product-desk-shop.ts'

const { app, db, pool, clock, ask, one, list, create, save, change, audits } = await productDeskShop()

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
