import { type Cell, guardedCell } from './cell.ts'
import type { KnownColour, KnownProduct } from './check-row.ts'
import type { ImportField } from './field-kinds.ts'
import { IMPORT_FIELDS, isOfColour, isOfProduct } from './import-fields.ts'
import type { Shelves } from './shelves.ts'

export const EXPORT_HEADINGS: readonly string[] = IMPORT_FIELDS.map(({ label }) => label)

/** A product and its colours as rows of a sheet; imported again, they change nothing. */
export function exportRows(product: KnownProduct, shelves: Shelves): Cell[][] {
  const hasColours = product.colours.length > 0
  return [
    IMPORT_FIELDS.map((field) => productCell(field, product, hasColours, shelves)),
    ...product.colours.map((colour) => IMPORT_FIELDS.map((field) => colourCell(field, colour, product.sku, shelves))),
  ].map((row) => row.map(guardedCell))
}

function productCell(field: ImportField, { row, onHand }: KnownProduct, hasColours: boolean, shelves: Shelves): Cell {
  if (field.key === 'stock') return hasColours ? null : onHand
  if (!isOfProduct(field) || field.column === null) return null
  return field.print(row[field.column] ?? null, shelves)
}

function colourCell(field: ImportField, { row, onHand }: KnownColour, productSku: string, shelves: Shelves): Cell {
  if (field.key === 'stock') return onHand
  if (field.key === 'parent_sku') return productSku
  if (!isOfColour(field) || field.column === null) return null
  return field.print(row[field.column] ?? null, shelves)
}
