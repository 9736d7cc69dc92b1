import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import type { Columns, KnownColour, KnownProduct, Surroundings } from './check-row.ts'
import { checkRow, markOf } from './check-rows.ts'
import { exportRows } from './export-rows.ts'
import { IMPORT_FIELDS } from './import-fields.ts'
import { indexFile, skuKey } from './index-file.ts'

const NOW = new Date('2026-11-17T06:00:00Z')
const shelves = {
  categories: [
    { id: 1, name: 'Sofas' },
    { id: 2, name: 'Chairs & Stools' },
  ],
  rooms: [{ id: 7, name: 'Bedroom' }],
}
const ROW: Columns = {
  sku: 'SLG-1',
  name: 'Terai chair',
  slug: 'terai-chair',
  category_id: 1,
  room_id: 7,
  price: 5e5,
  sale_price: null,
  sale_ends_at: null,
  is_active: true,
  is_featured: false,
  color: 'Oak',
  material: 'Oak',
  weight_grams: 12500,
  width_mm: 600,
  depth_mm: null,
  height_mm: 900,
  hsn_code: '940169',
  tax_rate_bp: 1800,
  is_custom: false,
  return_kind: 'ordinary',
  short_description: '',
  description: 'Two\nlines',
  features: ['Strong', 'Light'],
  specifications: '[{"label":"Legs","value":"four"}]',
  finish: null,
  care: null,
  warranty: null,
  return_policy: null,
  country_of_origin: 'India',
}
const product = (more: Partial<KnownProduct> = {}, row: Columns = {}): KnownProduct => ({
  id: 11,
  sku: 'SLG-1',
  row: {
    ...ROW,
    ...row,
  },
  onHand: 4,
  held: 1,
  colours: [],
  ...more,
})
const colour = (sku: string, color: string, more: Partial<KnownColour> = {}): KnownColour => ({
  id: 31,
  sku,
  productId: 11,
  productSku: 'SLG-1',
  onHand: 2,
  held: 0,
  row: {
    sku,
    color,
    swatch: '',
    price_difference: 0,
  },
  ...more,
})

type Sheet = Record<string, Cell>[]
function check(sheet: Sheet, known: readonly KnownProduct[] = [], takesStock = false) {
  const keys = [...new Set(sheet.flatMap((row) => Object.keys(row)))]
  const rows = sheet.map((row) => keys.map((key) => row[key] ?? null))
  const colours = known.flatMap((each) => each.colours)
  const around: Surroundings = {
    shelves,
    takesStock,
    now: NOW,
    slugs: new Set(known.map(({ row }) => String(row['slug']))),
    products: new Map(known.map((each) => [skuKey(each.sku), each])),
    colours: new Map(colours.map((each) => [skuKey(each.sku), each])),
    file: indexFile(rows.map((cells, at) => markOf(at + 2, cells, keys))),
  }
  return rows.map((cells) => checkRow(cells, keys, around))
}
const said = (sheet: Sheet, known?: readonly KnownProduct[], takesStock?: boolean) =>
  check(sheet, known, takesStock).flatMap(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`))
const NEW = {
  sku: 'SLG-9',
  name: 'New chair',
  category: 'sofas',
  room: 'Bedroom',
  price: '1,299.00',
  hsn_code: '940161',
}

test('a new product needs name, category, room, price and HSN code, and has a default for the rest', () => {
  const [made] = check([NEW])
  expect(made).toMatchObject({ outcome: 'new', kind: 'product', errors: [] })
  expect(made?.changes).toMatchObject({
    sku: 'SLG-9',
    slug: 'new-chair',
    price: 129900,
    category_id: 1,
    tax_rate_bp: 1800,
    is_active: false,
    country_of_origin: 'India',
    features: [],
    sale_price: null,
  })
  expect(said([{ sku: 'SLG-9' }]).join()).toMatch(/name: A new product needs it.*category.*room.*price.*hsn_code/)
  expect(said([{ ...NEW, name: ' ' }])).toEqual(['name: Name is empty.'])
})

test('an address that is taken gets the SKU behind it', () => {
  const [made] = check([{ ...NEW, name: 'Terai chair' }], [product()])
  expect(made?.changes['slug']).toBe('terai-chair-slg-9')
  expect(said([{ ...NEW, slug: 'terai-chair' }], [product()])).toEqual([
    'slug: Another product has the address terai-chair.',
  ])
  expect(said([{ ...NEW, slug: 'Terai Chair!' }]).join()).toMatch(/small letters, figures and hyphens: terai-chair/)
})

test('only the columns that differ change, with what they were', () => {
  const [row] = check([{ sku: 'SLG-1', name: 'Terai chair', price: '₹ 4,500', care: '' }], [product()])
  expect(row).toMatchObject({
    outcome: 'changed',
    changes: { price: 450_000 },
    before: { price: 500_000 },
    productId: 11,
  })
})

test('an empty field empties what may be empty, and is a mistake where something must stand', () => {
  const [row] = check([{ sku: 'SLG-1', width_mm: '', features: '', country_of_origin: '' }], [product()])
  expect(row?.changes).toEqual({ width_mm: null, features: [] })
  expect(said([{ sku: 'SLG-1', price: '' }], [product()])).toEqual(['price: Price (₹) is empty.'])
})

test('a sale lies below the price and ends in the future', () => {
  const sale = (more: Record<string, Cell>) => said([{ sku: 'SLG-1', ...more }], [product()])
  expect(sale({ sale_price: 5000 }).join()).toMatch(/not below the price/)
  expect(sale({ price: 4000, sale_price: 3999 })).toEqual([])
  expect(sale({ sale_price: 4000, sale_ends: '16/11/2026' }).join()).toMatch(/over already/)
  expect(sale({ sale_ends: '30/11/2026' }).join()).toMatch(/no sale price that could end/)
  expect(said([{ sku: 'SLG-1', price: 3000 }], [product({}, { sale_price: 400_000 })]).join()).toMatch(
    /not below the price/,
  )
})

test('the address of a product that is there is not changed by a file', () => {
  expect(said([{ sku: 'SLG-1', slug: 'another' }], [product()]).join()).toMatch(/changed on the product's own screen/)
})

test('a SKU stands in one row, and is told from one in other capitals', () => {
  const double = check([{ sku: 'SLG-1' }, { sku: 'slg-1' }], [product()])
  expect(double.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong'])
  expect(double[0]?.errors[0]?.message).toBe('The SKU SLG-1 stands in rows 2, 3. It may stand in one.')
  expect(said([{ sku: 'slg-1' }], [product()]).join()).toMatch(/differs in capitals only/)
  expect(said([{ sku: '', name: 'x' }]).join()).toMatch(/The row has no SKU/)
})

test('stock of pieces that are there moves only when it was asked for, and never below what is held', () => {
  const [left] = check([{ sku: 'SLG-1', stock: 9 }], [product()])
  expect(left).toMatchObject({ outcome: 'unchanged', stock: null })
  const [counted] = check([{ sku: 'SLG-1', stock: 9 }], [product()], true)
  expect(counted).toMatchObject({ outcome: 'changed', stock: 9, changes: {} })
  expect(said([{ sku: 'SLG-1', stock: 0 }], [product()], true).join()).toMatch(/1 pieces are held/)
  expect(check([{ ...NEW, stock: '7' }])[0]).toMatchObject({ stock: 7 })
})

test('a colour is a row of its own under its product', () => {
  const rows = check([NEW, { sku: 'SLG-9-RED', parent_sku: 'SLG-9', colour: 'Red', stock: 3, extra_price: '250' }])
  expect(rows.map(({ outcome, kind }) => `${outcome} ${kind}`)).toEqual(['new product', 'new colour'])
  expect(rows[1]).toMatchObject({
    parentSku: 'SLG-9',
    stock: 3,
    changes: { color: 'Red', price_difference: 25_000, swatch: '' },
  })
})

test('mistakes with colours are told one by one', () => {
  const red = colour('SLG-1-RED', 'Red')
  const known = [product({ colours: [red] }), product({ id: 12, sku: 'SLG-2', onHand: 3 })]
  const of = (more: Record<string, Cell>) =>
    said([{ sku: 'SLG-1-BLUE', parent_sku: 'SLG-1', colour: 'Blue', ...more }], known).join()
  expect(of({})).toBe('')
  expect(of({ parent_sku: 'SLG-7' })).toMatch(/no product SLG-7, neither in the shop nor in the file/)
  expect(of({ colour: 'red' })).toMatch(/SLG-1 has red already: SLG-1-RED/)
  expect(of({ colour: '' })).toMatch(/The colour has no name/)
  expect(of({ name: 'Blue chair' })).toMatch(/row of a colour: Name stand in the product's row/)
  expect(of({ sku: 'SLG-2' })).toMatch(/SLG-2 is a product of its own/)
  expect(of({ sku: 'SLG-1' })).toMatch(/cannot be a colour of itself/)
  expect(of({ parent_sku: 'SLG-2' })).toMatch(/SLG-2 has 3 pieces without a colour/)
  expect(said([{ sku: 'SLG-1-RED', parent_sku: 'SLG-2', colour: 'Red' }], known).join()).toMatch(
    /belongs to another product/,
  )
  expect(said([{ sku: 'SLG-1-RED', name: 'x' }], known).join()).toMatch(/is a colour of SLG-1/)
  expect(said([{ sku: 'SLG-1', stock: 5 }], known, true).join()).toMatch(/write the stock into the rows of its colours/)
})

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^'{0,2}[=+\-@ ]?[a-z |:\n]{0,9}$/),
)
const anyProduct = fc.record({
  name: words,
  description: words,
  material: words,
  hsn_code: words,
  sale_price: fc.option(fc.nat()),
  price: fc.nat(),
  features: fc.array(words),
  specifications: fc.option(words),
  warranty: fc.option(words),
  weight_grams: fc.nat(),
  tax_rate_bp: fc.nat(9999),
  category_id: fc.constantFrom(1, 2, 99),
  is_active: fc.boolean(),
  color: words,
  sale_ends_at: fc.option(
    fc
      .integer({
        min: 0,
        max: 2e12,
      })
      .map((at) => new Date(at).toISOString()),
  ),
})

test('whatever a product holds, exported and imported again it changes nothing and is no mistake', () => {
  const blue = colour('SLG-1-BLUE', 'Blue')
  fc.assert(
    fc.property(anyProduct, fc.boolean(), fc.boolean(), (row, hasColours, takesStock) => {
      const known = product({ colours: hasColours ? [blue] : [] }, row)
      const sheet = exportRows(known, shelves).map((cells) =>
        Object.fromEntries(IMPORT_FIELDS.map(({ key }, at) => [key, cells[at] ?? null])),
      )
      for (const verdict of check(sheet, [known], takesStock)) {
        expect(verdict.errors).toEqual([])
        expect(verdict.outcome).toBe('unchanged')
      }
    }),
  )
})
