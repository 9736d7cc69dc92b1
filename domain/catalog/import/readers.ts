import { isStorable } from '#domain/api/storable-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { addDays, atIst, type IsoDate, isoDate, istClock } from '#domain/time/ist.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Cell, cellText, looksLikeFormula } from './cell.ts'

/** A value as a column keeps it. */
export type Value = string | number | boolean | null | readonly string[]
/** The refusal is a sentence for whoever made the sheet. */
export type Reading = Result<Value, string>

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`

export const readText =
  (most: number) =>
  (cell: Cell): Reading => {
    const text = cellText(cell)
    if (!isStorable(text)) return err('It has characters that cannot be kept.')
    if (text.length > most) return err(`It has ${text.length} characters; at most ${most} fit.`)
    if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/.test(text))
      return err(`${text} is a mistake of the spreadsheet, no value.`)
    if (typeof cell === 'string' && looksLikeFormula(cell.trim()))
      return err(`${quoted(text)} begins like a formula. Put an apostrophe before it if it is meant as text.`)
    return ok(text)
  }

/** 1,299.00, 1,29,900, ₹ 1,299, Rs. 1299/- and 1.3E+05 are numbers; 1.299,00 and 1,5 are not, because they could be two. */
export function readNumber(cell: Cell): Result<number, string> {
  if (typeof cell === 'number') return Number.isFinite(cell) ? ok(cell) : err('It is no number.')
  if (cell !== null && typeof cell === 'object')
    return err(
      `It is a date (${cellText(cell)}): the spreadsheet has made one of the number. Format the column as number.`,
    )
  const text = cellText(cell)
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/(?:\/-|%|₹)$/, '')
  if (/^-?\d+(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(plain)) return ok(Number(plain))
  if (/^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain)) return ok(Number(plain.replaceAll(',', '')))
  if (/^-?[\d.]*\d,\d{1,2}$/.test(plain))
    return err(`${quoted(text)} is not clear: a comma parts thousands here. Write ${clearer(plain)}.`)
  return err(`${quoted(text)} is not a number.`)
}

const clearer = (plain: string) => plain.replaceAll('.', '').replace(',', '.')

export type Limits = { readonly least: number; readonly most: number; readonly words: string }

/** In units of a hundredth, thousandth ... of what is typed: 12.5 kg are 12,500 g. Nothing is rounded in secret. */
export const readScaled =
  (scale: number, { least, most, words }: Limits) =>
  (cell: Cell): Reading => {
    const number = readNumber(cell)
    if (!number.ok) return number
    if (number.value < 0) return err(`${cellText(cell)} is below zero. ${words}`)
    const scaled = Math.round(number.value * scale)
    if (Math.abs(scaled - number.value * scale) > 1e-6 * Math.max(1, scaled))
      return err(`${cellText(cell)} has too many decimals. ${words}`)
    return scaled < least || scaled > most ? err(`${cellText(cell)} is out of range. ${words}`) : ok(scaled)
  }

const YES = new Set(['yes', 'y', 'true', '1', 'ja', 'x', 'on', 'published', 'active'])
const NO = new Set(['no', 'n', 'false', '0', 'off', '-', 'hidden', 'draft', 'inactive'])

export function readYesNo(cell: Cell): Reading {
  const word = cellText(cell).toLowerCase()
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : err(`${quoted(cellText(cell))} is neither yes nor no.`)
}

/** Named as people see them; what is not among them is told with what is. */
export const readChoice =
  <Key extends Value>(choices: ReadonlyMap<string, Key>, noun: string) =>
  (cell: Cell): Reading => {
    const key = choices.get(cellText(cell).toLowerCase())
    if (key !== undefined) return ok(key)
    const known = [...choices.keys()]
    const some = known.length > 12 ? `${known.slice(0, 12).join(', ')} …` : known.join(', ')
    return err(`There is no ${noun} ${quoted(cellText(cell))}. There are: ${some || 'none yet'}.`)
  }

/** Parted by a bar or by lines. */
export const readList =
  (most: number, longest: number) =>
  (cell: Cell): Reading => {
    const parts = cellText(cell)
      .split(/\s*[|\n]\s*/)
      .filter(Boolean)
    if (parts.length > most) return err(`It has ${parts.length} parts; at most ${most} fit.`)
    const wrong = parts.map((part) => readText(longest)(part)).find((part) => !part.ok)
    return wrong ?? ok(parts)
  }

const DAY_WORDS = 'Write the day first: 30/11/2026, or 2026-11-30.'

/**
 * The last moment of a sale. A day alone means that it is still on that day. Excel's own dates, and the bare numbers it makes of
 * them, are days too.
 */
export function readEnd(cell: Cell): Result<string, string> {
  const text = typeof cell === 'number' ? serialDay(cell) : cellText(cell)
  const parts =
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T](?<time>\d{1,2}:\d{2})(?::\d{2})?)?$/.exec(text) ??
    /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?: (?<time>\d{1,2}:\d{2})(?::\d{2})?)?$/.exec(text)
  const { year = '', month = '', day = '', time } = parts?.groups ?? {}
  const date = calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (!date) return err(`${quoted(cellText(cell))} is not a date. ${DAY_WORDS}`)
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  if (hours > 23 || minutes > 59) return err(`${quoted(text)} is not a time of day.`)
  return ok((time === undefined ? atIst(addDays(date, 1), 0) : atIst(date, hours * 60 + minutes)).toISOString())
}

/** The same back: an end at midnight is the day before it. */
export function printEnd(iso: string): string {
  const { date, minutes } = istClock(new Date(iso))
  if (minutes === 0) return addDays(date, -1)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${date} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

function calendarDay(text: string): IsoDate | null {
  try {
    return isoDate(text)
  } catch {
    return null
  }
}

/** Excel counts days from the last but one of 1899. */
function serialDay(serial: number): string {
  if (serial < 30_000 || serial > 80_000) return String(serial)
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * DAY).toISOString().slice(0, 10)
}
