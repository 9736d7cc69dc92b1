import { expect, test } from 'vitest'
import type { ProductFields } from '#domain/catalog/product-fields.ts'
import { productProblems } from '#domain/catalog/product-problems.ts'
import { rupees } from '#domain/money/paise.ts'

const now = new Date('2026-11-17T06:00:00Z')
const stool: ProductFields = {
  name: 'Stool',
  slug: 'stool',
  sku: 'SLG-1',
  shortDescription: '',
  description: '',
  features: [],
  specifications: [],
  material: '',
  color: '',
  finish: '',
  care: '',
  warranty: '',
  returnPolicy: '',
  returnKind: 'ordinary',
  isCustom: false,
  makingWeeks: null,
  isFeatured: false,
  widthMm: null,
  depthMm: null,
  heightMm: null,
  weightGrams: 0,
  categoryId: 1,
  roomId: 1,
  hsnCode: '',
  taxRateBp: 1800,
  countryOfOrigin: 'India',
  seoTitle: '',
  seoDescription: '',
  price: rupees(1000),
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  variants: [],
}
const colour = (color: string, sku: string) => ({ id: null, color, sku, swatch: '', priceDifference: rupees(0) })

test('a plain draft has no problem', () => {
  expect(productProblems(stool, now)).toEqual([])
})

test('a sale stands at the field that is wrong', () => {
  expect(productProblems({ ...stool, salePrice: rupees(1000) }, now)).toEqual([
    { field: 'sale_price', code: 'sale_not_lower' },
  ])
  expect(productProblems({ ...stool, salePrice: rupees(900), saleEndsAt: now }, now)).toEqual([
    { field: 'sale_ends_at', code: 'ends_in_past' },
  ])
})

test('a piece comes in no colours or in several, each once and with its own number', () => {
  expect(productProblems({ ...stool, variants: [colour('Moss', 'A')] }, now)).toEqual([
    { field: 'variants', code: 'one_colour' },
  ])
  const twice = [colour('Moss', 'A'), colour(' moss', 'slg-1')]
  expect(productProblems({ ...stool, variants: twice }, now)).toEqual([
    { field: 'variants.1.color', code: 'colour_twice' },
    { field: 'variants.1.sku', code: 'sku_twice' },
  ])
})
