/** The wanted order names every stop of the round once, and no other: else somebody looked at an older list. */
export function isSameStops(stops: readonly number[], wanted: readonly number[]): boolean {
  return (
    wanted.length === stops.length && new Set(wanted).size === stops.length && stops.every((id) => wanted.includes(id))
  )
}

/** One stop goes to another place; the others close up. A place outside the list changes nothing. */
export function moveStop<T>(stops: readonly T[], from: number, to: number): readonly T[] {
  const moved = stops[from]
  if (moved === undefined || to < 0 || to >= stops.length) return stops
  return stops.toSpliced(from, 1).toSpliced(to, 0, moved)
}
