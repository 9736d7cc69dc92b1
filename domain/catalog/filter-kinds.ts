import { capitalised } from '#domain/catalog/capitalised.ts'
import { readCount, readFlag, readIds, readNames, readNumber } from '#domain/catalog/search-params.ts'
import { formatRupees } from '#domain/money/format-inr.ts'

/**
 * How one kind of filter is kept. A value is a handful of texts: they are what the address writes and what each of its
 * chips says. Law: what was written is read as the same value.
 */
export type Kind<Value> = {
  /** Not filtered. */
  readonly none: Value
  /** What cannot be read is as if it were not there. `most`: characters, choices or the largest number. */
  readonly read: (text: string | undefined, most: number) => Value
  readonly texts: (value: Value) => readonly string[]
  /** One of its texts, as a shopper says it. */
  readonly say: (text: string) => string
}

const asWritten = (text: string) => text
const numberTexts = (value: number | null) => (value === null ? [] : [String(value)])

const text: Kind<string> = {
  none: '',
  read: (typed = '', most) => typed.trim().slice(0, most),
  texts: (value) => (value ? [value] : []),
  say: asWritten,
}

/** Numbers of shelves, '3,5': the smallest first, so that one choice has one address. */
const ids: Kind<readonly number[]> = {
  none: [],
  read: readIds,
  texts: (value) => value.toSorted((a, b) => a - b).map(String),
  say: asWritten,
}

/** Words such as colours, 'honey,moss': small letters, in the order of the alphabet. */
const names: Kind<readonly string[]> = {
  none: [],
  read: readNames,
  texts: (value) => value.toSorted(),
  say: capitalised,
}

const flag: Kind<boolean> = {
  none: false,
  read: readFlag,
  texts: (isOn) => (isOn ? ['1'] : []),
  say: asWritten,
}

const rupees: Kind<number | null> = {
  none: null,
  read: readNumber,
  texts: numberTexts,
  say: (amount) => formatRupees(Number(amount)),
}

const whole: Kind<number | null> = { none: null, read: readCount, texts: numberTexts, say: asWritten }

const millimetres: Kind<number | null> = { ...whole, say: (size) => `${Number(size) / 10} cm` }

export const FILTER_KINDS = { text, ids, names, flag, rupees, whole, millimetres }

export type FilterKind = keyof typeof FILTER_KINDS
export type KindValue<K extends FilterKind> = (typeof FILTER_KINDS)[K]['none']
