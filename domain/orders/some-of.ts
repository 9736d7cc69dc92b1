const NAMED = 5

/** The first few of a long list, and how many more there are: for a line of a paper that must not fill a page. */
export function someOf(pieces: readonly string[]): string {
  if (pieces.length <= NAMED + 1) return pieces.join('; ')
  return `${pieces.slice(0, NAMED).join('; ')}; and ${pieces.length - NAMED} more`
}
