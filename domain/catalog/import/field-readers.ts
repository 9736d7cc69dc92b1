import { parseSpecifications } from '#domain/catalog/specifications.ts'
import { err, ok } from '#domain/result.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import type { Cell } from './cell.ts'
import { readList, readNumber, readText, type Reading, type Value } from './readers.ts'

export const PRICE = {
  least: 100,
  most: 1_000_000_000,
  words: 'A price lies between ₹1 and ₹1,00,00,000, with at most two decimals.',
}
export const EXTRA = {
  ...PRICE,
  least: 0,
  words: 'An extra lies between ₹0 and ₹1,00,00,000, with at most two decimals.',
}
export const PIECES = { least: 0, most: 1_000_000, words: 'Pieces are a whole number from 0 to 10,00,000.' }
export const WEIGHT = {
  least: 0,
  most: 5_000_000,
  words: 'A weight lies between 0 and 5,000 kg, with at most three decimals.',
}
export const SIZE = { least: 1, most: 20_000, words: 'A size is a whole number of millimetres, from 1 to 20,000.' }

/** As people write them, the lowest first. */
const GST_PERCENTS = GST_RATES.map((rate) => rate / 100).toSorted((one, other) => one - other)

/** A number that the spreadsheet has shortened is no longer the number that somebody typed. */
export function readSku(cell: Cell): Reading {
  const read = readText(64)(cell)
  if (!read.ok || typeof read.value !== 'string') return read
  if (/^\d(?:\.\d+)?e\+\d+$/i.test(read.value))
    return err(`“${read.value}” was shortened by the spreadsheet. Format the column as text and type the SKU anew.`)
  return /\s/.test(read.value) ? err('A SKU has no blanks in it.') : read
}

export function readHsn(cell: Cell): Reading {
  const read = readText(20)(cell)
  if (!read.ok || typeof read.value !== 'string') return read
  const figures = read.value.replaceAll(/[\s.]/g, '')
  return /^\d{4}(?:\d{2}){0,2}$/.test(figures)
    ? ok(figures)
    : err(`“${read.value}” is no HSN code: it has 4, 6 or 8 figures.`)
}

export function readGst(cell: Cell): Reading {
  const read = readNumber(cell)
  if (!read.ok) return read
  const isShare = typeof cell === 'number' && cell > 0 && cell < 1
  const percent = isShare ? Math.round(read.value * 10_000) / 100 : read.value
  const isKnown = GST_PERCENTS.some((rate) => rate === percent)
  return isKnown
    ? ok(percent * 100)
    : err(`There is no GST rate of ${percent}%. There are: ${GST_PERCENTS.join(', ')}.`)
}

export function readSpecifications(cell: Cell): Reading {
  const parts = readList(60, 400)(cell)
  if (!parts.ok || !Array.isArray(parts.value)) return parts
  const rows = parts.value.map((part: string) => /^([^:]{1,80}):\s*(.+)$/.exec(part))
  const wrong = rows.indexOf(null)
  if (wrong !== -1) return err(`“${String(parts.value[wrong])}” has no colon: write Wood: teak | Legs: four.`)
  return ok(JSON.stringify(rows.map((row) => ({ label: row?.[1]?.trim(), value: row?.[2]?.trim() }))))
}

export const printSpecifications = (value: Value): Cell =>
  (parseSpecifications(typeof value === 'string' ? value : null) ?? [])
    .map((row) => `${row.name}: ${row.value}`)
    .join(' | ')
