import { expect, test } from 'vitest'
import { specificationText } from './product-rows.ts'
import { SEED_PRODUCTS } from './products.ts'
import { SEED_REVIEWS } from './reviews.ts'
import { SEED_CATEGORIES, SEED_ROOMS } from './seed-product.ts'

const bySlug = new Map(SEED_PRODUCTS.map((product) => [product.slug, product]))
const asked = (slug: string) => {
  const product = bySlug.get(slug)
  return product ? (product.salePrice ?? product.price) : undefined
}

test('the catalogue fills every room and every category', () => {
  expect(SEED_PRODUCTS.length).toBe(60)
  expect(new Set(SEED_PRODUCTS.map((product) => product.room))).toEqual(new Set(SEED_ROOMS))
  expect(new Set(SEED_PRODUCTS.map((product) => product.category))).toEqual(new Set(SEED_CATEGORIES))
})

test('no two products share a slug, a name or an SKU', () => {
  for (const key of ['slug', 'name', 'sku'] as const) {
    expect(new Set(SEED_PRODUCTS.map((product) => product[key])).size).toBe(SEED_PRODUCTS.length)
  }
  for (const { sku } of SEED_PRODUCTS) expect(sku).toMatch(/^SLG-[A-Z]{3}-\d{3}$/)
})

test('prices run from 900 to 1,85,000 rupees, and a sale is always cheaper', () => {
  const prices = SEED_PRODUCTS.map((product) => product.price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([900, 185_000])
  const onSale = SEED_PRODUCTS.filter((product) => product.salePrice !== undefined)
  expect(onSale.length).toBeGreaterThanOrEqual(5)
  for (const product of onSale) expect(asked(product.slug)).toBeLessThan(product.price)
})

test('one product is sold out, some are nearly, six to eight are featured', () => {
  expect(SEED_PRODUCTS.filter((product) => product.stock === 0).map((product) => product.slug)).toEqual([
    'matigara-counter-stool',
  ])
  expect(SEED_PRODUCTS.filter(({ stock }) => stock > 0 && stock <= 5).length).toBeGreaterThanOrEqual(3)
  const featured = SEED_PRODUCTS.filter((product) => product.isFeatured).length
  expect(featured).toBeGreaterThanOrEqual(6)
  expect(featured).toBeLessThanOrEqual(8)
})

test('a mattress or a pillow says that it cannot be returned, as the rule does; nothing else does by its tax code', () => {
  for (const { name, terms } of SEED_PRODUCTS) {
    const isSleptOn = /\b(mattress|pillow)\b/i.test(name)
    expect(terms.returnKind ?? 'ordinary', name).toBe(isSleptOn ? 'mattress_or_pillow' : 'ordinary')
    expect(/cannot be returned/.test(terms.returnPolicy), name).toBe(isSleptOn || terms.isCustom)
  }
})

test('only what can be washed and bears a tag is to come back unwashed and with its tag', () => {
  for (const { name, category, terms } of SEED_PRODUCTS)
    if (/unwashed|tag\b/.test(terms.returnPolicy)) expect(category, name).toBe('Rugs & Textiles')
  expect(bySlug.get('teesta-linen-table-runner')?.terms.returnPolicy).toMatch(
    /^Return it unused, unwashed and with its tag within/,
  )
  expect(bySlug.get('rajabhat-cane-planter')?.terms.returnPolicy).toMatch(/^Return it unused and in its packing within/)
})

test('the timbers and stuffs of the house are all there', () => {
  const materials = SEED_PRODUCTS.map((product) => product.material.toLowerCase()).join(' ')
  for (const stuff of ['sal', 'teak', 'mango', 'cane', 'brass', 'linen']) expect(materials).toContain(stuff)
})

test('every product says who it is for in three to five sentences and has a believable size and weight', () => {
  for (const product of SEED_PRODUCTS) {
    const sentences = product.description.match(/[.?!](\s|$)/g) ?? []
    expect(sentences.length, product.slug).toBeGreaterThanOrEqual(3)
    expect(sentences.length, product.slug).toBeLessThanOrEqual(5)
    expect(Math.min(...Object.values(product.size)), product.slug).toBeGreaterThan(0)
    expect(product.weightKg, product.slug).toBeLessThanOrEqual(200)
    expect(product.features.length, product.slug).toBeGreaterThanOrEqual(4)
  }
})

test('specifications are JSON text of eight to twelve labelled rows; one product has none', () => {
  const texts = SEED_PRODUCTS.map(specificationText)
  expect(texts.filter((text) => text === null).length).toBe(1)
  for (const text of texts) {
    if (text === null) continue
    const rows = JSON.parse(text) as { label: string; value: string }[]
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(rows.length).toBeLessThanOrEqual(12)
    expect(new Set(rows.map((row) => row.label)).size).toBe(rows.length)
  }
})

test('most products are reviewed three to fourteen times, eight not at all', () => {
  const unreviewed = SEED_PRODUCTS.filter(({ slug }) => !SEED_REVIEWS[slug]).map(({ slug }) => slug)
  expect(unreviewed.toSorted()).toEqual([
    'gajoldoba-four-poster-bed',
    'jorpokhri-outdoor-set',
    'kalijhora-pooja-mandir',
    'naxalbari-crockery-cabinet',
    'takdah-blanket-box',
    'teesta-linen-table-runner',
    'tinchuley-coat-stand',
    'tukvar-bunk-bed',
  ])
  for (const [slug, reviewed] of Object.entries(SEED_REVIEWS)) {
    expect(bySlug.has(slug), slug).toBe(true)
    expect(reviewed.length, slug).toBeGreaterThanOrEqual(3)
    expect(reviewed.length, slug).toBeLessThanOrEqual(14)
  }
})

test('reviewers are mostly content, but not all of them, and none wrote before two years ago', () => {
  const reviews = Object.values(SEED_REVIEWS).flat()
  const share = (rating: number) => reviews.filter((review) => review[1] === rating).length / reviews.length
  expect(share(1)).toBeGreaterThan(0)
  expect(share(1) + share(2)).toBeLessThan(0.1)
  expect(share(4) + share(5)).toBeGreaterThan(0.8)
  expect(Math.max(...reviews.map(([daysAgo]) => daysAgo))).toBeLessThanOrEqual(731)
})
