import type { RankedConcept, SearchPlan } from './search-plan.ts'
import type { SqlValues } from './sql-text.ts'

/** A search, and how far it had to go. */
export type FoundBy = { plan: SearchPlan; step: number }
/** Its queries as SQL, handed over when they are first used; `step` is null where pieces with all the words were enough. */
export type SearchTexts = { all: () => string; step: (() => string) | null; isEverything: boolean }

export function searchTexts({ plan, step }: FoundBy, values: SqlValues): SearchTexts {
  const wide = plan.steps[step - 1]
  return {
    all: once(() => tsquery(plan.all, values)),
    step: wide === undefined ? null : once(() => tsquery(wide, values)),
    isEverything: plan.isEverything,
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Ids of what is found. */
export function foundIds({ all, step, isEverything }: SearchTexts): string {
  if (isEverything) return 'select product_id from product_listing'
  const withAll = `select product_id from product_search where document @@ ${all()}`
  return step === null ? withAll : `${withAll} union select product_id from product_listing where title @@ ${step()}`
}

/**
 * The same for counting, with what a count needs of each (`columns` of l). Titles are read by their own index; only what they do
 * not hold is looked for among all words, and joined.
 */
export function sortedOut({ all, step, isEverything }: SearchTexts, columns: string): string {
  const isNew = 'product_id not in (select product_id from titled)'
  const others = [
    isEverything ? `select product_id, false as has_all from product_listing where ${isNew}` : null,
    isEverything
      ? null
      : `select product_id, true as has_all from product_search where document @@ ${all()} and ${isNew}`,
    step && `select product_id, false from product_listing l where l.title @@ ${step()} and ${lacksWords(all())}`,
  ]
  return `with titled as materialized (select ${columns} from product_listing l where title @@ ${all()})
    select titled.*, true as has_all, true as in_title from titled
    union all select ${columns}, other.has_all, false
    from (${others.filter(Boolean).join(' union all ')}) as other join product_listing l using (product_id)`
}

/** Of a widened search: there are fewer with all the words than fill a row. */
export const lacksWords = (all: string) =>
  `l.product_id not in (select product_id from product_search where document @@ ${all})`

/**
 * How well a word is met. By name and category: a bed, and no bed-end bench. By the name, by how a piece looks, by its category
 * alone, by something near it, by its description.
 */
const FITS = {
  nameAndCategory: 1,
  name: 0.8,
  looks: 0.75,
  category: 0.5,
  near: 0.45,
  further: 0.4,
  loose: 0.3,
  text: 0.25,
}

/** How many words fit a piece (l and s of the statement), and how well. */
export function scoreOf({ concepts }: SearchPlan, values: SqlValues): string {
  return concepts.map((concept) => `${fitOf(concept, values)} * ${concept.weight}`).join(' + ')
}

function fitOf(concept: RankedConcept, values: SqlValues): string {
  const inTitle = (query: string) => `l.title @@ ${tsquery(query, values)}`
  const name = inTitle(concept.inName)
  const cases = [
    `when ${name} then case when ${inTitle(concept.inCategory)} then ${FITS.nameAndCategory} else ${FITS.name} end`,
    `when ${inTitle(concept.inLooks)} then ${FITS.looks}`,
    `when ${inTitle(concept.exact)} then ${FITS.category}`,
    concept.near && `when ${inTitle(concept.near)} then ${FITS.near}`,
    concept.further && `when ${inTitle(concept.further)} then ${FITS.further}`,
    concept.loose && `when ${inTitle(concept.loose)} then ${FITS.loose}`,
    `when s.document @@ ${tsquery(concept.exact, values)} then ${FITS.text}`,
  ]
  return `case ${cases.filter(Boolean).join(' ')} else 0 end`
}

const tsquery = (text: string, values: SqlValues) => `to_tsquery('english', ${values.add(text)})`
