export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** At most `atOnce` run, at most `waiting` wait; whoever comes later is turned away at once instead of piling up. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooManyWaiting()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(inTurn, { isFull: () => queue.length >= waiting, waiting: () => queue.length })
}
