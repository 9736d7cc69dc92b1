/**
 * What every page needs is read once and kept until any change is told (page-cache.ts): what was read at a moment is true for as long as
 * that moment lasts. A page that was begun before a change and ended after it is rendered anew in any case.
 */
export function cacheUntilChange<T>(
  moment: () => number | null,
  read: () => Promise<T>,
  isStillGood: (value: T) => boolean = () => true,
): () => Promise<T> {
  let kept: { at: number; value: T } | undefined
  return async () => {
    const at = moment()
    if (kept && kept.at === at && isStillGood(kept.value)) return kept.value
    const value = await read()
    kept = at === null ? undefined : { at, value }
    return value
  }
}
