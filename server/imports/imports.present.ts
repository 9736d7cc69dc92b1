import type { ImportJson, ImportRowJson, OpenImportJson } from '#domain/api/imports.ts'
import { type Cell, cellText } from '#domain/catalog/import/cell.ts'
import { labelOf, type Columns } from '#domain/catalog/import/check-row.ts'
import { IMPORT_FIELDS } from '#domain/catalog/import/import-fields.ts'
import type { Shelves } from '#domain/catalog/import/shelves.ts'
import type { RowRecord } from './import-rows.store.ts'
import type { ImportRecord } from './imports.store.ts'

export function presentImport(record: ImportRecord): ImportJson {
  return {
    id: record.id,
    file_name: record.fileName,
    state: record.state,
    by: record.by,
    created_at: record.createdAt.toISOString(),
    finished_at: record.finishedAt?.toISOString() ?? null,
    undone_at: record.undoneAt?.toISOString() ?? null,
    total_rows: record.totalRows,
    done_rows: record.doneRows,
    counts: record.counts,
    not_undone: record.notUndone,
    failure: record.failure,
    can_undo: record.canUndo,
  }
}

/** Each column with what its first rows say. */
export function presentOpenImport(record: ImportRecord, first: readonly { cells: readonly Cell[] }[]): OpenImportJson {
  return {
    ...presentImport(record),
    takes_stock: record.takesStock,
    columns: record.headings.map((heading, at) => ({
      heading,
      field: record.mapping[at] ?? null,
      samples: first.map(({ cells }) => cellText(cells[at] ?? null).slice(0, 60)).filter(Boolean),
    })),
  }
}

const LONGEST = 200
const shown = (cell: Cell) => cellText(cell).slice(0, LONGEST)

export function presentRow(row: RowRecord, shelves: Shelves): ImportRowJson {
  const { line, sku, kind, name, color, errors, keptBecause } = row
  return {
    line,
    sku: sku ?? '',
    kind: kind ?? 'product',
    name: kind === 'colour' && color ? `${name} (${color})` : name,
    errors: errors.map(({ field, message }) => ({ field: labelOf(field), message })),
    changes: row.outcome === 'wrong' ? [] : changesOf(row, shelves),
    kept_because: keptBecause,
  }
}

function changesOf({ changes, before, stock, outcome }: RowRecord, shelves: Shelves): ImportRowJson['changes'] {
  const print = (columns: Columns | null, field: (typeof IMPORT_FIELDS)[number]) =>
    shown(field.print((field.column ? columns?.[field.column] : null) ?? null, shelves))
  const told = IMPORT_FIELDS.filter(
    ({ column, key }) => column !== null && key !== 'sku' && changes && column in changes,
  )
  const fields = told.map((field) => ({
    field: field.label,
    from: outcome === 'changed' ? print(before, field) : null,
    to: print(changes, field),
  }))
  const counted = stock === null ? [] : [{ field: labelOf('stock'), from: null, to: String(stock) }]
  return [...fields, ...counted].filter(({ from, to }) => from !== null || to !== '')
}
