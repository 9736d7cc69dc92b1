/**
 * Two people changed one list. What I changed, added or took out since I opened it is kept; everything else is as the other one left
 * it, in their order.
 */
export function mergeList<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item]))
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  const isSame = (one: T | undefined, two: T | undefined) => JSON.stringify(one) === JSON.stringify(two)
  const kept = theirs.flatMap((item) => {
    const key = keyOf(item)
    const typed = own.get(key)
    if (typed === undefined) return was.has(key) ? [] : [item]
    return [isSame(typed, was.get(key)) ? item : typed]
  })
  // What the other one took out comes back only if I changed it.
  const added = mine.filter((item) => !other.has(keyOf(item)) && !isSame(item, was.get(keyOf(item))))
  return [...kept, ...added]
}
