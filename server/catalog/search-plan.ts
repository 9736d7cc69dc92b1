import type { Concept } from '#domain/catalog/search/read-search.ts'

/** A search as PostgreSQL understands it. */
export type SearchPlan = {
  /** Every word that matters. */
  readonly all: string
  /** Ever wider: something near for a word, then without the words that matter least. */
  readonly steps: readonly string[]
  readonly concepts: readonly RankedConcept[]
  /** Nothing but small words was typed: everything is found, what begins like them first. */
  readonly isEverything: boolean
}

export type RankedConcept = {
  readonly weight: number
  readonly exact: string
  readonly inName: string
  readonly inCategory: string
  readonly inLooks: string
  readonly near: string | null
  readonly further: string | null
  readonly loose: string | null
}

const MOST_STEPS = 10
/** Of more words than these the heaviest are enough to choose by; the others still count for the order. */
const MOST_COMBINED = 4

export function planSearch(concepts: readonly Concept[], isEverything = false): SearchPlan {
  const heavy = concepts.filter(({ isFiller }) => !isFiller)
  return {
    all: heavy.map((concept) => anyOf(concept.exact)).join(' & '),
    steps: isEverything ? [] : stepsOf(heavy),
    concepts: concepts.map(ranked),
    isEverything,
  }
}

/** Every choice of words, the weightiest first; each step also holds what the steps before it found. */
function stepsOf(heavy: readonly Concept[]): string[] {
  const combined = heavy.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_COMBINED)
  const byWeight = new Map<number, string[]>()
  for (const chosen of choices(combined)) {
    const weight = chosen.reduce((sum, concept) => sum + concept.weight, 0)
    const query = chosen
      .map((concept) => anyOf([...concept.exact, ...concept.near, ...concept.further, ...concept.loose]))
      .join(' & ')
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), `(${query})`])
  }
  const levels = [...byWeight].toSorted(([a], [b]) => b - a).map(([, queries]) => queries)
  return levels
    .map((_, at) =>
      levels
        .slice(0, at + 1)
        .flat()
        .join(' | '),
    )
    .slice(0, MOST_STEPS)
}

function choices<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets.slice(1)
}

function ranked({ weight, exact, near, further, loose }: Concept): RankedConcept {
  return {
    weight,
    exact: anyOf(exact),
    inName: anyOf(exact, 'A'),
    inCategory: anyOf(exact, 'B'),
    inLooks: anyOf(exact, 'C'),
    near: anyOrNone(near),
    further: anyOrNone(further),
    loose: anyOrNone(loose),
  }
}

const anyOrNone = (phrases: readonly string[]) => (phrases.length > 0 ? anyOf(phrases) : null)

/** 'teak wood' adds nothing where 'teak' itself will do. */
function anyOf(phrases: readonly string[], field = ''): string {
  const single = new Set(phrases.filter((phrase) => !phrase.includes(' ')))
  const needed = phrases.filter((phrase) => single.has(phrase) || !phrase.split(' ').some((word) => single.has(word)))
  return `(${[...new Set(needed)].map((phrase) => inOrder(phrase, field)).join(' | ')})`
}

function inOrder(phrase: string, field: string): string {
  const words = phrase.split(' ').map((word) => (field && !word.includes(':') ? `${word}:${field}` : word))
  return words.length === 1 ? (words[0] ?? '') : `(${words.join(' <-> ')})`
}
