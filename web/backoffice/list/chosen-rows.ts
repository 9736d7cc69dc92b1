/** Ids of the ticked rows, as the table keeps them. */
export type Ticked = Record<string, true>

/**
 * The ticked rows themselves, also those of pages that are no longer shown: a bulk action needs to say what it will do. Fresh
 * rows take the place of older ones.
 */
export function keepChosen<Row extends object>(
  kept: ReadonlyMap<string, Row>,
  ticked: Ticked,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, Row> {
  const known = new Map([...kept, ...rows.map((row) => [idOf(row), row] as const)])
  return new Map([...known].filter(([id]) => ticked[id]))
}

export function toggled(ticked: Ticked, id: string): Ticked {
  const { [id]: wasOn, ...others } = ticked
  return wasOn ? others : { ...ticked, [id]: true }
}
