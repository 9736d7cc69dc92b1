import { expect, test } from 'vitest'
import { catalogContract, type Product, type ProductPage } from '#domain/api/catalog.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { app, get, pool } = await seededShop()
const list = async (query: string) => (await get<ProductPage<Product>>(`/api/products${query}`)).data

test('the plain listing has twelve products, the newest first, and counts them all', async () => {
  const page = await list('')
  const { rows } = await pool.query<{ n: string }>('select count(*) as n from products where is_active')
  expect(page.data).toHaveLength(12)
  expect(page).toMatchObject({
    current_page: 1,
    per_page: 12,
    total: Number(rows[0]?.n),
    last_page: Math.ceil(Number(rows[0]?.n) / 12),
  })
  const moments = page.data.map((product) => product.created_at)
  expect(moments).toEqual(moments.toSorted().toReversed())
})

test('all pages together hold every product once', async () => {
  const { last_page, total } = await list('')
  const pages = await Promise.all(Array.from({ length: last_page }, (_, at) => list(`?page=${at + 1}`)))
  expect(new Set(pages.flatMap((page) => page.data.map((product) => product.id))).size).toBe(total)
})

test.each(['', '?view=card', '?search=soffa', '?per_page=100'])(
  'the listing %s is what the API document says',
  async (query) => {
    const answer = await app.inject(`/api/products${query}`)
    const described = catalogContract.list.response[200].parse(answer.json())
    expect(JSON.parse(JSON.stringify(described))).toEqual(answer.json())
  },
)

test('a product carries every field of the spec', async () => {
  const [product] = (await list('?search=teesta+three-seater')).data
  expect(product).toMatchObject({
    slug: 'teesta-three-seater-sofa',
    price: 84500,
    sale_price: 76000,
    category: { name: 'Sofas' },
    room: { name: 'Living Room' },
    weight: 68,
    dimensions: { width: 2140, depth: 920, height: 810 },
    colors: ['Oatmeal', 'Moss', 'Terracotta'],
    extra_details: { dimensions: { width: 2140, depth: 920, height: 810 } },
  })
  expect(JSON.parse(product?.specifications ?? '')).toBeInstanceOf(Array)
  expect(product?.reviews.length).toBeGreaterThan(0)
  expect(product?.pictures[0]?.url).toMatch(/^\/media\/products\/teesta-three-seater-sofa-1\.webp/)
})

test('every filter keeps its promise, alone and together', async () => {
  const all = await list('?per_page=100&min_price=5000&max_price=60000&in_stock=1&max_width=1500&rating=4')
  expect(all.total).toBeGreaterThan(0)
  for (const product of all.data) {
    expect(product.sale_price ?? product.price).toBeGreaterThanOrEqual(5000)
    expect(product.sale_price ?? product.price).toBeLessThanOrEqual(60000)
    expect(product.stock_quantity).toBeGreaterThan(0)
    expect(product.dimensions.width).toBeLessThanOrEqual(1500)
    expect(product.average_rating).toBeGreaterThanOrEqual(4)
  }
  for (const product of (await list('?per_page=100&material=cane&color=honey')).data) {
    expect(product.material).toMatch(/cane/i)
    expect(product.colors).toContain('Honey')
  }
  for (const product of (await list('?per_page=100&on_sale=1')).data)
    expect(product.sale_price).toBeLessThan(product.price)
})

test('choosing what a facet offers gives as many products as it said', async () => {
  const { facets } = await list('?in_stock=1&search=teak')
  for (const { id, count } of facets?.categories ?? []) {
    expect((await list(`?in_stock=1&search=teak&category_id=${id}`)).total).toBe(count)
  }
  for (const { value, count } of facets?.materials ?? []) {
    expect((await list(`?in_stock=1&search=teak&material=${encodeURIComponent(value)}`)).total).toBe(count)
  }
  const chosen = await list('?category_id=1&color=oatmeal')
  expect(chosen.facets?.categories.find((category) => category.id === 1)?.count).toBe(chosen.total)
})

test.each(['', 'category_id=1&', 'max_width=1500&color=honey&', 'search=teak&', 'search=sofa&in_stock=1&'])(
  'a price narrows the other facets of %s, and leaves the span of prices as it is',
  async (filters) => {
    const priced = `?${filters}min_price=9000&max_price=41000`
    // First with nothing kept, then beside the kept figures of the listing at any price.
    await pool.query('truncate listing_counts')
    const first = await list(priced)
    await pool.query('truncate listing_counts')
    const unpriced = await list(`?${filters}`)
    const second = await list(priced)
    expect(first.facets?.price).toEqual(unpriced.facets?.price)
    expect(second).toEqual(first)
    for (const { id, count } of first.facets?.rooms ?? []) {
      const there = (await list(`${priced}&per_page=100&room_id=${id}`)).data
      expect(there, `room ${id}`).toHaveLength(count)
    }
    for (const { value, count } of first.facets?.materials ?? [])
      expect((await list(`${priced}&material=${encodeURIComponent(value)}`)).total, value).toBe(count)
  },
)

test('several categories and rooms together hold what each holds alone, and are one listing in any order', async () => {
  const totalOf = async (query: string) => (await list(`?per_page=100&${query}`)).total
  const [sofas, beds] = [await totalOf('category_id=1'), await totalOf('category_id=4')]
  const both = await list('?per_page=100&category_id=4,1')
  expect(both.total).toBe(sofas + beds)
  expect(new Set(both.data.map((product) => product.category.id))).toEqual(new Set([1, 4]))
  expect(await list('?per_page=100&category_id=1,4,1')).toEqual(both)
  const inRooms = (await list('?per_page=100&category_id=1,4&room_id=1,2')).data
  expect(inRooms.every(({ room }) => room.id === 1 || room.id === 2)).toBe(true)
})

test('beside a ticked category the others still say what they would bring, alone', async () => {
  const { facets } = await list('?category_id=1,4')
  for (const { id, count } of facets?.categories ?? []) expect((await list(`?category_id=${id}`)).total).toBe(count)
  const rooms = (await list('?category_id=1,4')).facets?.rooms ?? []
  for (const { id, count } of rooms) expect((await list(`?category_id=1,4&room_id=${id}`)).total).toBe(count)
})

test.each([
  ['price', 'asc', (p: Product) => p.sale_price ?? p.price],
  ['price', 'desc', (p: Product) => -(p.sale_price ?? p.price)],
  ['average_rating', 'desc', (p: Product) => -p.average_rating],
] as const)('sorts by %s %s', async (by, order, key) => {
  const keys = (await list(`?per_page=100&sort_by=${by}&sort_order=${order}`)).data.map(key)
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
})

test('what is made when it is ordered is not called in stock, from the moment that the shop says so', async () => {
  const inStock = () => list('?per_page=100&in_stock=1')
  const { data, total, facets } = await inStock()
  expect(data.filter(({ is_custom }) => is_custom)).toEqual([])
  expect(facets?.in_stock).toBe(total)
  await pool.query(`update products set is_custom = true where slug = 'terai-coffee-table'`)
  expect((await inStock()).total).toBe(total - 1)
  await pool.query(`update products set is_custom = false where slug = 'terai-coffee-table'`)
  expect((await inStock()).total).toBe(total)
})

test('kept counts follow every change, however it was made', async () => {
  const before = await list('?category_id=1')
  await pool.query(`update products set is_active = false where slug = 'teesta-three-seater-sofa'`)
  expect((await list('?category_id=1')).total).toBe(before.total - 1)
  await pool.query(`update products set is_active = true where slug = 'teesta-three-seater-sofa'`)
  expect((await list('?category_id=1')).total).toBe(before.total)
  const sofas = (await list('?category_id=1&in_stock=1')).total
  await pool.query(`update products set stock_held = stock_on_hand where slug = 'dooars-diwan-daybed'`)
  expect((await list('?category_id=1&in_stock=1')).total).toBe(sofas - 1)
})

test('a count made while a change is under way does not outlive it', async () => {
  const before = (await list('?room_id=1&on_sale=1')).total
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update products set sale_price = null where slug = 'teesta-three-seater-sofa'`)
  await pool.query('delete from listing_counts')
  expect((await list('?room_id=1&on_sale=1')).total).toBe(before)
  await client.query('commit')
  client.release()
  expect((await list('?room_id=1&on_sale=1')).total).toBe(before - 1)
})

test.each([
  ['per_page=0', 'per_page'],
  ['per_page=101', 'per_page'],
  ['page=-1', 'page'],
  ['page=0', 'page'],
  ['page=two', 'page'],
  ['sort_by=secret', 'sort_by'],
  ['sort_order=sideways', 'sort_order'],
  ['min_price=abc', 'min_price'],
  ['min_price=900&max_price=100', 'max_price'],
  ['category_id=1%20or%201=1', 'category_id'],
  ['category_id=1,x', 'category_id'],
  ['category_id=0', 'category_id'],
  ['room_id=1,2147483648', 'room_id'],
  [`room_id=${Array.from({ length: 21 }, (_, at) => at + 1).join(',')}`, 'room_id'],
  ['color=%00', 'color'],
  ['page=1&page=2', 'page'],
])('%s is refused with a message for the field, and for no other', async (query, field) => {
  const answer = await get(`/api/products?${query}`)
  expect(answer.status).toBe(422)
  expect(answer.errors).toEqual({ [field]: [expect.any(String)] })
})
