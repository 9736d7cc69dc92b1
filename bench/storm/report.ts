import type { Violation } from './invariants.ts'

export type StormReport = {
  storm: string
  /** What was done and counted, in words. */
  facts: string[]
  /** Empty when nothing was lost. */
  violations: string[]
}

export const sentences = (violations: readonly Violation[]) =>
  violations.map(({ invariant, what }) => `(${invariant}) ${what}`)

/** A count that must be exact. */
export const expected = (what: string, seen: number, wanted: number) =>
  seen === wanted ? [] : [`${what}: ${seen} instead of ${wanted}`]

export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
