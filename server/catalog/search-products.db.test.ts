import { expect, test } from 'vitest'
import type { Product, ProductPage } from '#domain/api/catalog.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { get, pool } = await seededShop()
const list = async (query: string) => (await get<ProductPage<Product>>(`/api/products${query}`)).data
const names = async (search: string) =>
  (await list(`?per_page=100&search=${encodeURIComponent(search)}`)).data.map((p) => p.name)

const suggested = async (search: string) =>
  (await list(`?per_page=5&view=card&suggest=1&search=${encodeURIComponent(search)}`)).data.map((p) => p.name)

test.each([
  ['sofa', /sofa/i],
  ['soffa', /sofa/i],
  ['sof', /sofa/i],
  ['palang', /bed/i],
  ['almira', /almirah|wardrobe/i],
  ['almirrah', /almirah|wardrobe/i],
  ['chowki', /stool/i],
  ['khat', /bed/i],
  ['diwan', /daybed/i],
  ['boucle', /bouclé/i],
  ['teak table', /table/i],
])('who searches for %s finds it first', async (search, expected) => {
  expect((await names(search))[0]).toMatch(expected)
})

test('a misspelt word is corrected, and the shopper is told', async () => {
  const page = await list('?search=furnture')
  expect(page.total).toBe((await list('')).total)
  expect(page.corrected_search).toBe('furniture')
})

test('what nobody calls anything finds nothing', async () => {
  expect(await list('?search=zzqqxxyy')).toMatchObject({ total: 0, data: [], last_page: 1 })
})

test('the pages of a search are those of its best matches, each product once', async () => {
  const { total } = await list('?search=teak&per_page=100')
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 5) }, (_, at) => list(`?search=teak&per_page=5&page=${at + 1}`)),
  )
  expect(new Set(pages.flatMap((page) => page.data.map((product) => product.id))).size).toBe(total)
})

test("a colour's own number finds its product, and a colour that comes later is found too", async () => {
  for (const sku of ['SLG-SOF-101-TERRACOTTA', 'sof 101 terracotta'])
    expect((await list(`?search=${sku}`)).data.map(({ slug }) => slug)).toEqual(['teesta-three-seater-sofa'])
  await pool.query(`insert into product_variants (product_id, color, sku)
    select id, 'Midnight', 'SLG-SOF-101-MIDNIGHT' from products where slug = 'teesta-three-seater-sofa'`)
  expect((await list('?search=SLG-SOF-101-MIDNIGHT')).data.map(({ slug }) => slug)).toEqual([
    'teesta-three-seater-sofa',
  ])
  await pool.query(`delete from product_variants where sku = 'SLG-SOF-101-MIDNIGHT'`)
})

test('a category that is renamed is found by its new name', async () => {
  await pool.query(`update categories set name = 'Lanterns' where name = 'Lighting'`)
  expect((await list('?search=lanterns')).total).toBeGreaterThan(0)
})

test('a search of 10,000 characters is refused', async () => {
  expect((await get(`/api/products?search=${'a'.repeat(10_000)}`)).errors?.['search']?.[0]).toContain('100 characters')
})

test.each([`'; drop table products; --`, '<script>alert(1)</script>', ':* & | !', '%', '\\', '𝕊ofa', 'कुर्सी'])(
  'searching for %s is harmless',
  async (search) => {
    const answer = await get<ProductPage>(
      `/api/products?search=${encodeURIComponent(search)}&color=${encodeURIComponent(search)}`,
    )
    expect(answer.status).toBe(200)
  },
)

test.each(['the', 'so', 'be', 'do', 'in', 'to', 'an', 'for the'])(
  'a search of nothing but small words (%s) finds everything',
  async (search) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).total).toBe((await list('')).total)
  },
)

test('what begins like a small word comes first, and while somebody types it is all there is', async () => {
  expect((await names('so')).slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/sofa/i)))
  expect((await suggested('so'))[0]).toMatch(/sofa/i)
  expect((await suggested('be'))[0]).toMatch(/bed/i)
  expect(await suggested('an')).toEqual([])
})

test('what is suggested while a word is typed goes on being suggested', async () => {
  for (const typed of ['ward', 'wardr', 'wardrobe']) expect((await suggested(typed))[0]).toBe('Lamahatta Wardrobe')
  expect(await suggested('tea')).toHaveLength(5)
})

test.each(['SLG-SOF-101', 'slg sof 101', 'slgsof101', 'sof-101'])(
  'the article number %s finds its piece',
  async (sku) => {
    expect(await names(sku)).toEqual(['Teesta Three-Seater Sofa'])
  },
)

test.each(['SLG-CHR', 'slg chr', 'SLG-CHR-'])(
  'half an article number, %s, finds the pieces whose number begins so',
  async (sku) => {
    const { rows } = await pool.query<{ name: string }>(
      `select name from products where sku like 'SLG-CHR-%' and is_active`,
    )
    expect((await names(sku)).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    expect(rows.length).toBeGreaterThan(1)
    expect((await suggested(sku)).length).toBeGreaterThan(1)
  },
)

test('what begins like no article number is a search like any other', async () => {
  expect((await names('arm chair'))[0]).toMatch(/armchair/i)
  expect((await names('sofa set'))[0]).toMatch(/sofa/i)
})

test('an article number that changes is found under its new one', async () => {
  await pool.query(`update products set sku = 'SLG-NEW-900' where slug = 'terai-coffee-table'`)
  expect(await names('SLG-NEW-900')).toEqual(['Terai Coffee Table'])
})

test('who asks for more words than a piece has finds those that have most of them', async () => {
  expect((await names('velvet sofa')).slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/sofa/i)))
  expect((await names('teak king size bed'))[0]).toBe('Singalila King Bed')
})

test('a search in a chosen order keeps that order throughout', async () => {
  const prices = (await list('?search=velvet+sofa&sort_by=price&sort_order=asc&per_page=100')).data.map(
    (piece) => piece.sale_price ?? piece.price,
  )
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
