/** What a reader on a phone can still find their way in. */
export const MOST_TABLE_ROWS = 60
export const MOST_TABLE_COLUMNS = 8

/** A cell that spans more than one, as a table of that size can hold it; what is no such number spans one. */
export function cellSpan(said: string | null | undefined, most: number): number {
  const span = Number(said)
  return Number.isInteger(span) && span > 1 ? Math.min(span, most) : 1
}

const columnsOf = (row: string): number =>
  [...row.matchAll(/<t[dh]\b([^>]*)>/g)].reduce(
    (sum, [, said = '']) => sum + cellSpan(/colspan="(\d+)"/.exec(said)?.[1], MOST_TABLE_COLUMNS + 1),
    0,
  )

/** Whether a cleaned text holds a table that is too long or too wide. */
export function hasHugeTable(html: string): boolean {
  return html.split('<table>').some((part, at) => {
    if (at === 0) return false
    const [, ...rows] = (part.split('</table>')[0] ?? '').split(/<tr\b/)
    return rows.length > MOST_TABLE_ROWS || rows.some((row) => columnsOf(row) > MOST_TABLE_COLUMNS)
  })
}
