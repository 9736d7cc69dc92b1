/** What stands in a field of a sheet. A date is a day, or a moment, on the wall clock: 2026-11-30 or 2026-11-30T18:30. */
export type Cell = string | number | boolean | null | { readonly date: string }

/** As it would be typed: without the blanks around it, lines ended by one sign. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.date.replace('T00:00', '').replace('T', ' ')
  return unguarded(cell.replaceAll(/\r\n?/g, '\n').trim()).trim()
}

export const isEmpty = (cell: Cell): boolean => cellText(cell) === ''

/** A spreadsheet would run this instead of showing it. */
export const looksLikeFormula = (text: string): boolean => /^(?:[=@]|[+-][^\s\d.,])/.test(text)

/**
 * An apostrophe makes text of what a spreadsheet would run. Text that has apostrophes there already gets one more, so that taking
 * one away gives back every text.
 */
export const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** As it leaves the shop. */
export const guardedCell = (cell: Cell): Cell => (typeof cell === 'string' ? guarded(cell) : cell)

const unguarded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
