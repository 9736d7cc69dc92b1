export const SLIDE_MS = 5000
export const TICK_MS = 100

export type HeroClock = { readonly slide: number; readonly elapsed: number }

/** A tenth of a second passes; a full slide makes way for the next and the last for the first. */
export function tick({ slide, elapsed }: HeroClock, count: number): HeroClock {
  const next = elapsed + TICK_MS
  return next < SLIDE_MS ? { slide, elapsed: next } : turn({ slide, elapsed }, 1, count)
}

/** Wraps both ways; whoever turned by hand gets the new slide for its full time. */
export function turn({ slide }: HeroClock, step: number, count: number): HeroClock {
  return { slide: (slide + step + count) % count, elapsed: 0 }
}

export function progressPercent({ elapsed }: HeroClock): number {
  return (elapsed / SLIDE_MS) * 100
}
