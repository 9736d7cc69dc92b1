import { expect, test } from 'vitest'
import type { ProductCard, ProductPage } from '#domain/api/catalog.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { get, pool } = await seededShop()
const list = async (query: string) => (await get<ProductPage>(`/api/products?view=card&${query}`)).data
const PER_PAGE = 100

// More than are ranked one by one, so that the order comes from tiers.
await pool.query(`
  insert into products (slug, name, short_description, description, price, main_image, images, material, color, colors, sku,
    category_id, room_id, hsn_code, stock_on_hand, created_at)
  select slug || '-' || n, name || ' ' || n, short_description, description, price, main_image, images, material, color, colors,
    sku || '-' || n, category_id, room_id, hsn_code, stock_on_hand, created_at - n * interval '1 hour'
  from products cross join generate_series(1, 70) as n where slug ~ 'sofa|daybed|velvet'`)

async function allPages(search: string): Promise<ProductCard[]> {
  const { total } = await list(`search=${search}&per_page=1`)
  const pages = Array.from({ length: Math.ceil(total / PER_PAGE) }, (_, at) =>
    list(`search=${search}&per_page=${PER_PAGE}&page=${at + 1}`),
  )
  const found = (await Promise.all(pages)).flatMap((page) => page.data)
  expect(found).toHaveLength(total)
  return found
}

test.each(['sofa', 'velvet+sofa', 'so', 'teak+jhoola', 'bed'])(
  'the pages of %s hold every piece that was found once',
  async (search) => {
    const found = await allPages(search)
    expect(found.length).toBeGreaterThan(2)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  },
)

test('of many, those with all the words in their title come first, and those found by their description last', async () => {
  const found = (await allPages('corner+sofa')).map(({ name }) => name)
  expect(found.slice(0, 71)).toEqual(Array(71).fill(expect.stringContaining('Corner Sofa')))
  const isSofa = (await allPages('sofa')).map(({ name, category }) => /sofa/i.test(name) || category.name === 'Sofas')
  expect(isSofa.lastIndexOf(true)).toBe(isSofa.filter(Boolean).length - 1)
})

test.each(['sofa', 'velvet sofa', 'so', 'wardr', 'soffa', 'zzqqxxyy'])(
  'five at most are suggested for %s',
  async (search) => {
    const { data, facets } = await list(`suggest=1&per_page=5&search=${encodeURIComponent(search)}`)
    expect(data.length).toBeLessThanOrEqual(5)
    expect(facets).toBeUndefined()
    for (const { name } of data) expect(name).toMatch(/sofa|daybed|almirah|wardrobe|drawers/i)
  },
)

test('what the counts say is what the filters give', async () => {
  const { facets } = await list('search=sofa&max_price=90000&max_width=2500')
  for (const { value, count } of facets?.colors ?? []) {
    const chosen = await list(
      `search=sofa&max_price=90000&max_width=2500&per_page=1&color=${encodeURIComponent(value)}`,
    )
    expect(chosen.total).toBe(count)
  }
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from products where coalesce(sale_price, price) <= 9000000 and average_rating >= 4 and is_active`,
  )
  expect((await list('max_price=90000&rating=4')).total).toBe(rows[0]?.n)
})
