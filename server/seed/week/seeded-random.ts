/** The same throws in every demo shop, so that what one person sees another finds too. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** From 0 up to 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const between = (least: number, most: number): number => least + below(most - least + 1)
  const isOneIn = (count: number): boolean => below(count) === 0
  function pick<T>(list: readonly T[]): T {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  return { below, between, isOneIn, pick }
}

export type SeededRandom = ReturnType<typeof seededRandom>
