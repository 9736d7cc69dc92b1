/**
 * The carousel is an endless belt. A turn is any whole number, and the slide at a turn is found by wrapping, so that going
 * on from the last slide simply is the next turn: nothing has to jump back.
 */
export function slideAt(turn: number, count: number): number {
  return ((turn % count) + count) % count
}

/** The nearest turn, forwards or backwards, that shows the wanted slide. */
export function turnTo(slide: number, turn: number, count: number): number {
  const forwards = slideAt(slide - turn, count)
  return turn + (forwards > count / 2 ? forwards - count : forwards)
}
