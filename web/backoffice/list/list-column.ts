import type { ReactNode } from 'react'

/** One column of a list. The first one names the row: it links to it and heads its card on a phone. */
export type ListColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server's name of the order by this column; without one it cannot be sorted by. */
  sort?: string
  /** Figures stand at the end of their column. */
  align?: 'end'
  /** On one line, whatever the others need: days, telephones. */
  isWhole?: boolean
  /** Shown only when somebody asks for it. */
  isHiddenAtFirst?: boolean
}

/** For rows that the database numbers. */
export const rowId = ({ id }: { id: number }) => String(id)

/** The ids of the columns that are shown, in the order of the list; the first cannot be hidden. */
export function shownColumns(columns: readonly ListColumn<never>[], chosen: readonly string[] | null): string[] {
  const isShown = ({ id, isHiddenAtFirst }: ListColumn<never>, at: number) =>
    at === 0 || (chosen ? chosen.includes(id) : !isHiddenAtFirst)
  return columns.filter(isShown).map(({ id }) => id)
}
