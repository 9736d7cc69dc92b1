import { type Cell, cellText, guardedCell, isEmpty } from './cell.ts'
import { type FileIndex, skuKey } from './index-file.ts'
import type { ImportField } from './field-kinds.ts'
import { fieldByKey, IMPORT_FIELDS } from './import-fields.ts'
import type { Mapping } from './guess-columns.ts'
import type { Value } from './readers.ts'
import type { Shelves } from './shelves.ts'

/** A row of the shop under its column names. */
export type Columns = Readonly<Record<string, Value>>
export type KnownProduct = {
  readonly id: number
  readonly sku: string
  readonly row: Columns
  readonly onHand: number
  readonly held: number
  readonly colours: readonly KnownColour[]
}
export type KnownColour = {
  readonly id: number
  readonly sku: string
  readonly productId: number
  readonly productSku: string
  readonly row: Columns
  readonly onHand: number
  readonly held: number
}

/** What the shop has of what the file names, and what holds for all rows. */
export type Surroundings = {
  readonly shelves: Shelves
  /** By SKU in lower case. */
  readonly products: ReadonlyMap<string, KnownProduct>
  readonly colours: ReadonlyMap<string, KnownColour>
  /** Addresses that are taken, of those that new products would like. */
  readonly slugs: ReadonlySet<string>
  readonly file: FileIndex
  /** Whether the stock of pieces that are there already is set to what the file says. */
  readonly takesStock: boolean
  readonly now: Date
}

export type RowError = { readonly field: string; readonly message: string }
export type Outcome = 'new' | 'changed' | 'unchanged' | 'wrong'
export type Verdict = {
  readonly kind: 'product' | 'colour'
  readonly outcome: Outcome
  readonly sku: string
  readonly parentSku: string
  readonly productId: number | null
  readonly variantId: number | null
  /** New columns, or those that change. */
  readonly changes: Columns
  readonly before: Columns
  /** How many pieces there shall be; null leaves them as they are. */
  readonly stock: number | null
  readonly errors: readonly RowError[]
}

/** The fields of one row, under the keys of IMPORT_FIELDS; a field without a column in the sheet is not among them. */
export type Row = ReadonlyMap<string, Cell>

export function rowOf(cells: readonly Cell[], mapping: Mapping): Row {
  return new Map(mapping.flatMap((key, at) => (key === null ? [] : [[key, cells[at] ?? null] as const])))
}

export const textOf = (row: Row, key: string): string => cellText(row.get(key) ?? null)

/** Collects what is wrong with a row while it is read. */
export class Complaints {
  readonly list: RowError[] = []

  add(field: string, message: string): void {
    this.list.push({ field, message })
  }
}

/** What a row says of itself, before anybody asks what it changes. */
export function readSkus(row: Row, complaints: Complaints): { sku: string; parentSku: string } {
  for (const key of ['sku', 'parent_sku']) {
    const cell = row.get(key) ?? null
    const field = fieldByKey(key)
    const read = isEmpty(cell) || !field ? null : field.read(cell, { categories: [], rooms: [] })
    if (read && !read.ok) complaints.add(key, read.error)
  }
  const sku = textOf(row, 'sku')
  if (sku === '') complaints.add('sku', 'The row has no SKU.')
  return { sku, parentSku: textOf(row, 'parent_sku') }
}

export function refuseDoubles(sku: string, { file }: Surroundings, complaints: Complaints): void {
  const lines = file.linesOfSku.get(skuKey(sku)) ?? []
  if (sku !== '' && lines.length > 1)
    complaints.add('sku', `The SKU ${sku} stands in rows ${lines.slice(0, 5).join(', ')}. It may stand in one.`)
}

type Reading = { readonly changes: Record<string, Value>; readonly before: Record<string, Value> }

/**
 * What the fields of a row change of what is there. A field that says what the shop has is no change, whatever the rules would
 * say of it: so an exported sheet comes back without one.
 */
export function readChanges(
  row: Row,
  fields: readonly ImportField[],
  current: Columns | null,
  around: Surroundings,
  complaints: Complaints,
): Reading {
  const [changes, before]: [Record<string, Value>, Record<string, Value>] = [{}, {}]
  for (const field of fields) {
    const cell = row.get(field.key)
    if (cell === undefined || field.column === null || field.key === 'sku') continue
    const has = current?.[field.column] ?? null
    if (current && isSame(cell, field, has, around.shelves)) continue
    const value = valueOf(cell, field, current !== null, around.shelves, complaints)
    if (value === undefined || (current && isEqual(value, has, field))) continue
    changes[field.column] = value
    if (current) before[field.column] = has
  }
  return { changes, before }
}

function valueOf(cell: Cell, field: ImportField, isThere: boolean, shelves: Shelves, complaints: Complaints) {
  if (isEmpty(cell)) {
    if (field.whenEmpty === 'refuse') complaints.add(field.key, `${field.label} is empty.`)
    return field.whenEmpty === 'clear' ? field.blank : isThere ? undefined : field.blank
  }
  const read = field.read(cell, shelves)
  if (read.ok) return read.value
  complaints.add(field.key, read.error)
  return undefined
}

const isSame = (cell: Cell, field: ImportField, has: Value, shelves: Shelves): boolean =>
  cellText(cell) === cellText(guardedCell(field.print(has, shelves)))

/** A moment may be written in two ways. */
function isEqual(value: Value, has: Value, { key }: ImportField): boolean {
  if (key === 'sale_ends' && typeof value === 'string' && typeof has === 'string')
    return Date.parse(value) === Date.parse(has)
  return JSON.stringify(value) === JSON.stringify(has)
}

/** Every column of a new row: what the file says, and what holds where it says nothing. */
export function completed(changes: Columns, fields: readonly ImportField[]): Columns {
  const blanks = fields.flatMap(({ column, blank }) => (column === null ? [] : [[column, blank] as const]))
  return { ...Object.fromEntries(blanks), ...changes }
}

/** A row that is wrong is nothing else, however new or changed. */
export function outcomeOf(complaints: Complaints, isKnown: boolean, changes: Columns, stock: number | null): Outcome {
  if (complaints.list.length > 0) return 'wrong'
  if (!isKnown) return 'new'
  return Object.keys(changes).length > 0 || stock !== null ? 'changed' : 'unchanged'
}

export const labelOf = (key: string): string => IMPORT_FIELDS.find((field) => field.key === key)?.label ?? key
