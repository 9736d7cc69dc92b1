import { LONGEST_SLUG, slugOf } from '#domain/catalog/slug.ts'
import type { Complaints } from './check-row.ts'
import {
  type Columns,
  completed,
  type KnownProduct,
  labelOf,
  outcomeOf,
  readChanges,
  type Row,
  type Surroundings,
  textOf,
  type Verdict,
} from './check-row.ts'
import { isEmpty } from './cell.ts'
import { fieldByKey, IMPORT_FIELDS, isOfProduct } from './import-fields.ts'
import { skuKey } from './index-file.ts'
import type { Value } from './readers.ts'

const FIELDS = IMPORT_FIELDS.filter(isOfProduct)
/** Without these nothing can be sold. */
const NEEDED = ['name', 'category', 'room', 'price', 'hsn_code'] as const

/** A row that stands for a product of its own. */
export function checkProduct(row: Row, sku: string, around: Surroundings, complaints: Complaints): Verdict {
  const known = around.products.get(skuKey(sku)) ?? null
  refuseTakenSku(sku, known, around, complaints)
  const { changes, before } = readChanges(row, FIELDS, known?.row ?? null, around, complaints)
  if (known) refuseNewSlug(row, changes, before, complaints)
  else refuseGaps(row, complaints)
  const whole = known ? { ...known.row, ...changes } : { ...completed(changes, FIELDS), sku }
  refuseSale(changes, whole, around.now, complaints)
  const stock = stockOf(row, known, around, complaints)
  const after = known ? changes : { ...whole, slug: slugFor(row, sku, whole, around, complaints) }
  return {
    kind: 'product',
    outcome: outcomeOf(complaints, known !== null, changes, stock),
    sku,
    parentSku: '',
    productId: known?.id ?? null,
    variantId: null,
    changes: after,
    before,
    stock,
    errors: complaints.list,
  }
}

/** It may be a colour's, or the product's own in other capitals. */
function refuseTakenSku(sku: string, known: KnownProduct | null, { colours }: Surroundings, complaints: Complaints) {
  const colour = colours.get(skuKey(sku))
  if (colour)
    complaints.add(
      'sku',
      `${colour.sku} is a colour of ${colour.productSku}. Write ${colour.productSku} under “${labelOf('parent_sku')}”.`,
    )
  if (known && known.sku !== sku) complaints.add('sku', `The shop has ${known.sku}; ${sku} differs in capitals only.`)
}

function refuseGaps(row: Row, complaints: Complaints): void {
  for (const key of NEEDED)
    if (!row.has(key)) complaints.add(key, `A new product needs it: ${labelOf(key)} has no column in the file.`)
}

/** The old address has to lead to the new one, which the product's own screen sees to. */
function refuseNewSlug(
  row: Row,
  changes: Record<string, Value>,
  before: Record<string, Value>,
  complaints: Complaints,
) {
  if (!('slug' in changes)) return
  const was = String(before['slug'])
  complaints.add(
    'slug',
    `The address ${was} is changed on the product's own screen, not by a file. Leave “${textOf(row, 'slug')}” out.`,
  )
  delete changes['slug']
  delete before['slug']
}

function refuseSale(changes: Columns, whole: Columns, now: Date, complaints: Complaints): void {
  const isTouched = ['price', 'sale_price', 'sale_ends_at'].some((column) => column in changes)
  const { price, sale_price: sale, sale_ends_at: ends } = whole
  if (!isTouched) return
  if (typeof sale === 'number' && typeof price === 'number' && sale >= price)
    complaints.add('sale_price', `The sale price (${sale / 100}) is not below the price (${price / 100}).`)
  if (!('sale_ends_at' in changes) || typeof ends !== 'string') return
  if (typeof sale !== 'number') complaints.add('sale_ends', 'There is no sale price that could end.')
  else if (Date.parse(ends) <= now.getTime()) complaints.add('sale_ends', 'This day is over already.')
}

/** Of a piece with colours each colour is counted in its own row. */
function stockOf(row: Row, known: KnownProduct | null, around: Surroundings, complaints: Complaints): number | null {
  const cell = row.get('stock') ?? null
  const field = fieldByKey('stock')
  if (isEmpty(cell) || !field) return null
  const hasColours = (known?.colours.length ?? 0) > 0 || around.file.coloured.has(skuKey(textOf(row, 'sku')))
  if (hasColours) {
    complaints.add('stock', 'This product comes in colours: write the stock into the rows of its colours.')
    return null
  }
  return countedStock(cell, known, around, complaints)
}

/** Also for a colour. */
export function countedStock(
  cell: Parameters<NonNullable<ReturnType<typeof fieldByKey>>['read']>[0],
  known: { readonly onHand: number; readonly held: number } | null,
  { takesStock, shelves }: Surroundings,
  complaints: Complaints,
): number | null {
  const read = fieldByKey('stock')?.read(cell, shelves)
  if (!read) return null
  if (!read.ok) {
    complaints.add('stock', read.error)
    return null
  }
  if (typeof read.value !== 'number' || (known && (!takesStock || read.value === known.onHand))) return null
  if (known && read.value < known.held)
    complaints.add('stock', `${known.held} pieces are held for orders; the stock cannot be ${read.value}.`)
  return read.value
}

/** Its own, or made from the name; where that is taken, with the SKU behind it. */
function slugFor(row: Row, sku: string, whole: Columns, around: Surroundings, complaints: Complaints): string {
  const wished = textOf(row, 'slug')
  const [first, second] = slugWishes(wished, typeof whole['name'] === 'string' ? whole['name'] : '', sku)
  if (wished !== '' && wished !== first)
    complaints.add('slug', `An address has small letters, figures and hyphens: ${first}.`)
  if (wished !== '' && around.slugs.has(first)) complaints.add('slug', `Another product has the address ${first}.`)
  return around.slugs.has(first) ? second : first
}

/** The addresses that a new product would like, the best first. */
export function slugWishes(wished: string, name: string, sku: string): readonly [string, string] {
  const first = slugOf(wished || name)
  const room = LONGEST_SLUG - slugOf(sku).length - 1
  return [first, slugOf(`${first.slice(0, room)} ${sku}`)]
}
