import type { Cell } from './cell.ts'
import { checkColour } from './check-colour.ts'
import { checkProduct } from './check-product.ts'
import { Complaints, readSkus, refuseDoubles, rowOf, type Surroundings, textOf, type Verdict } from './check-row.ts'
import type { Mapping } from './guess-columns.ts'
import type { RowMark } from './index-file.ts'

/** What becomes of a row, and every mistake in it. */
export function checkRow(cells: readonly Cell[], mapping: Mapping, around: Surroundings): Verdict {
  const complaints = new Complaints()
  const row = rowOf(cells, mapping)
  const { sku, parentSku } = readSkus(row, complaints)
  refuseDoubles(sku, around, complaints)
  return parentSku === ''
    ? checkProduct(row, sku, around, complaints)
    : checkColour(row, { sku, parentSku }, around, complaints)
}

export function markOf(line: number, cells: readonly Cell[], mapping: Mapping): RowMark {
  const row = rowOf(cells, mapping)
  return { line, sku: textOf(row, 'sku'), parentSku: textOf(row, 'parent_sku'), colour: textOf(row, 'colour') }
}
