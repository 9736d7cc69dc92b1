import type { Cell } from './cell.ts'
import { EXTRA, PRICE, SIZE } from './field-readers.ts'
import { type Limits, readChoice, readScaled, readText, readYesNo, type Reading, type Value } from './readers.ts'
import { byName, nameOf, type Shelves } from './shelves.ts'

/**
 * One column of the sheet. `of`: whose row it belongs to. `column`: where the shop keeps it; null for what is no column of its own.
 * `whenEmpty`: an empty field is a mistake, empties the column, or leaves it as it is.
 */
export type ImportField = {
  readonly key: string
  readonly label: string
  /** What else people head it with. */
  readonly also: readonly string[]
  readonly of: 'product' | 'colour' | 'both'
  readonly column: string | null
  readonly whenEmpty: 'refuse' | 'clear' | 'keep'
  /** What an emptied column holds, and a new product that says nothing. */
  readonly blank: Value
  readonly read: (cell: Cell, shelves: Shelves) => Reading
  readonly print: (value: Value, shelves: Shelves) => Cell
}

type Extra = Partial<Omit<ImportField, 'key' | 'label'>>

const field = (key: string, label: string, column: string | null, rest: Extra): ImportField => ({
  key,
  label,
  column,
  also: [],
  of: 'product',
  whenEmpty: 'clear',
  blank: null,
  read: readText(0),
  print: (value) => (typeof value === 'string' ? value : null),
  ...rest,
})

export const text = (key: string, label: string, column: string, most: number, more: Extra = {}): ImportField =>
  field(key, label, column, { blank: '', read: readText(most), ...more })

/** Text that has a reader of its own, and most often a printer. */
export const readAs = (
  key: string,
  label: string,
  column: string | null,
  rest: Extra & Required<Pick<Extra, 'read'>>,
): ImportField => field(key, label, column, rest)

/** Kept in units of a hundredth, thousandth ... of what people type. */
type Measure = { scale: number; limits: Limits }
export const number = (
  key: string,
  label: string,
  column: string | null,
  { scale, limits }: Measure,
  more: Extra = {},
): ImportField => field(key, label, column, { read: readScaled(scale, limits), print: scaledDown(scale), ...more })

export const money = (key: string, label: string, column: string, more: Extra): ImportField =>
  number(key, label, column, { scale: 100, limits: more.of === 'colour' ? EXTRA : PRICE }, more)

export const size = (key: string, label: string, also: readonly string[]): ImportField =>
  number(key, label, key, { scale: 1, limits: SIZE }, { also })

export const flag = (key: string, label: string, column: string, also: readonly string[] = []): ImportField =>
  field(key, label, column, {
    also,
    whenEmpty: 'keep',
    blank: false,
    read: readYesNo,
    print: (value) => (value === true ? 'yes' : 'no'),
  })

/** A category or a room, by its name. */
export const shelf = (key: 'category' | 'room', label: string, also: readonly string[]): ImportField => {
  const of = (shelves: Shelves) => (key === 'category' ? shelves.categories : shelves.rooms)
  return field(key, label, `${key}_id`, {
    also,
    whenEmpty: 'refuse',
    read: (cell, shelves) => readChoice(byName(of(shelves)), key)(cell),
    print: (value, shelves) => nameOf(of(shelves), value),
  })
}

export const scaledDown = (scale: number) => (value: Value) => (typeof value === 'number' ? value / scale : null)
