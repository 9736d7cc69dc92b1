/** Darjeeling, Jalpaiguri and Kalimpong */
export function listText(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
