import { isEmpty } from './cell.ts'
import { countedStock } from './check-product.ts'
import type { Complaints } from './check-row.ts'
import {
  completed,
  type KnownColour,
  type KnownProduct,
  labelOf,
  outcomeOf,
  readChanges,
  type Row,
  type Surroundings,
  textOf,
  type Verdict,
} from './check-row.ts'
import { IMPORT_FIELDS, isOfColour } from './import-fields.ts'
import { colourKey, skuKey } from './index-file.ts'

const FIELDS = IMPORT_FIELDS.filter(isOfColour)
const OF_PRODUCT = IMPORT_FIELDS.filter((field) => field.of === 'product')

type Skus = { readonly sku: string; readonly parentSku: string }

/** A row that stands for one colour of a product. */
export function checkColour(row: Row, skus: Skus, around: Surroundings, complaints: Complaints): Verdict {
  const { sku, parentSku } = skus
  const known = around.colours.get(skuKey(sku)) ?? null
  const parent = around.products.get(skuKey(parentSku)) ?? null
  refuseStrangers(skus, known, parent, around, complaints)
  refuseProductFields(row, complaints)
  const { changes, before } = readChanges(row, FIELDS, known?.row ?? null, around, complaints)
  refuseColourName(row, skus, parent, around, complaints)
  const cell = row.get('stock') ?? null
  const stock = isEmpty(cell) ? null : countedStock(cell, known, around, complaints)
  return {
    kind: 'colour',
    outcome: outcomeOf(complaints, known !== null, changes, stock),
    sku,
    parentSku: parent?.sku ?? parentSku,
    productId: parent?.id ?? null,
    variantId: known?.id ?? null,
    changes: known
      ? changes
      : {
          ...completed(changes, FIELDS),
          sku,
        },
    before,
    stock,
    errors: complaints.list,
  }
}

function refuseStrangers(
  { sku, parentSku }: Skus,
  known: KnownColour | null,
  parent: KnownProduct | null,
  { products, file }: Surroundings,
  complaints: Complaints,
): void {
  if (skuKey(sku) === skuKey(parentSku)) return complaints.add('parent_sku', 'A product cannot be a colour of itself.')
  if (products.has(skuKey(sku))) complaints.add('sku', `${sku} is a product of its own, not a colour of ${parentSku}.`)
  if (known && skuKey(known.productSku) !== skuKey(parentSku))
    complaints.add('sku', `${known.sku} belongs to another product: it is a colour of ${known.productSku}.`)
  if (!parent && !file.products.has(skuKey(parentSku)))
    complaints.add('parent_sku', `There is no product ${parentSku}, neither in the shop nor in the file.`)
  if (parent && !known && parent.colours.length === 0 && parent.onHand > 0)
    complaints.add('parent_sku', piecesWithoutColour(parent.sku, parent.onHand))
}

/** Also where the pieces arrive after the check, which counts them in the database. */
export const piecesWithoutColour = (sku: string, pieces: number | string): string =>
  `${sku} has ${pieces} pieces without a colour. Set its stock to 0 first, then give it colours.`

function refuseProductFields(row: Row, complaints: Complaints): void {
  const filled = OF_PRODUCT.filter(({ key }) => !isEmpty(row.get(key) ?? null))
  const [first] = filled
  if (first)
    complaints.add(
      first.key,
      `This is the row of a colour: ${filled.map(({ label }) => label).join(', ')} stand in the product's row.`,
    )
}

function refuseColourName(
  row: Row,
  { sku, parentSku }: Skus,
  parent: KnownProduct | null,
  { file }: Surroundings,
  complaints: Complaints,
): void {
  const colour = textOf(row, 'colour')
  if (!row.has('colour'))
    return parent?.colours.some((each) => skuKey(each.sku) === skuKey(sku))
      ? undefined
      : complaints.add('colour', `A new colour needs a name: ${labelOf('colour')} has no column in the file.`)
  if (colour === '') return complaints.add('colour', 'The colour has no name.')
  const lines = file.linesOfColour.get(colourKey(parentSku, colour)) ?? []
  if (lines.length > 1)
    complaints.add('colour', `${parentSku} has ${colour} in rows ${lines.slice(0, 5).join(', ')}. It may stand in one.`)
  const same = parent?.colours.find((each) => String(each.row['color']).trim().toLowerCase() === colour.toLowerCase())
  if (same && skuKey(same.sku) !== skuKey(sku))
    complaints.add('colour', `${parentSku} has ${colour} already: ${same.sku}.`)
}
