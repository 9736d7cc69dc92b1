import { isKnownWord, isStopWord, type KnownWords } from '#domain/catalog/search/known-words.ts'
import { singular } from '#domain/catalog/search/typed-words.ts'
import type { WordInNames } from '#domain/catalog/search/read-search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Counts } from './listing-sql.ts'
import { readCounts } from './read-counts.ts'
import type { SearchPlan } from './search-plan.ts'
import { run } from '#server/db/sql-text.ts'

/** Everything after the typed letters in byte order, so that the index is read from there to here. */
const LAST_SIGN = '\u{10FFFF}'

const LOOK_UP = `
  select
    each.typed,
    exists (select from search_words w where w.word in (each.typed, each.singular)) as "isKnown",
    case when each.is_last then array(
      select w.word from search_words w
      where w.is_name and w.word >= each.typed and w.word < each.typed || '${LAST_SIGN}' order by length(w.word), w.word limit 6
    ) else '{}' end as completions,
    case when each.is_ours then '{}' else array(
      select alike.word from (
        select w.word from search_words w where w.is_name and w.word % each.typed
        union select w.word from search_words w where w.is_name and w.letters = letters_of(each.typed)
      ) as alike order by similarity(alike.word, each.typed) desc, alike.word limit 20
    ) end as alike,
    kept_counts($5)::text as counts,
    (select v.version from search_vocabulary v) as version,
    case
      when (select count(*) from product_listing l where l.title @@ $6::text::tsquery) > 0 then $6::text
      when (select count(*) from product_listing l where l.title @@ $7::text::tsquery) > 0 then $7::text
    end as number
  from unnest((select $1::text[]), (select $2::text[]), (select $3::boolean[]), (select $4::boolean[])) with ordinality as each(typed, singular, is_last, is_ours, place)
  order by each.place`

/** A word of the vocabulary is no misspelling. */
const isOurs = (known: KnownWords, word: string) => isKnownWord(known, word) || isStopWord(known, word)

/** `version` is that of the vocabulary now: who knows an older one looks up again. */
export type LookedUp = { words: WordInNames[]; kept: Counts | null; number: string | null; version: number }

/** The search as an article number, and as the beginning of one, where it can be that. */
export type TypedNumber = { whole: string | null; beginning: string | null }

/** Numbers alone bear the weight D in a title: no name begins like one by chance. */
const beginsLike = (beginning: string): string => `${beginning}:*D`

/** What the names of our products know of each word, which article numbers it means, and the counts if they still hold. */
export async function lookUpWords(
  db: Db,
  known: KnownWords,
  typed: readonly string[],
  { whole, beginning }: TypedNumber,
  key: string,
): Promise<LookedUp> {
  const ours = typed.map((word) => isOurs(known, word))
  // Words that all mean something are no number: 'coffee table' is not looked up as one.
  const begun = ours.every(Boolean) ? null : beginning
  const rows = await run<WordInNames & { counts: string | null; number: string | null; version: number }>(db, {
    text: LOOK_UP,
    values: [
      typed,
      typed.map(singular),
      typed.map((_, at) => at === typed.length - 1),
      ours,
      key,
      whole,
      begun && beginsLike(begun),
    ],
    isPrepared: true,
  })
  const [first] = rows
  return {
    words: rows,
    kept: readCounts(first?.counts ?? null),
    number: first?.number ?? null,
    version: first?.version ?? 0,
  }
}

/** One row of the grid: with fewer pieces that have every word, those that have most of them follow. */
const ENOUGH = 4

/** How far the search must go; `first` is the step to begin with. While somebody types, what is near is welcome from the start. */
export async function searchStep(db: Db, { all, steps }: SearchPlan, first = 0): Promise<number> {
  const [row] = await run<{ step: number }>(db, {
    text: `select search_step(to_tsquery('english', $1), array(
      select to_tsquery('english', step) from unnest($2::text[]) with ordinality as each(step, place) order by place), $3, $4) as step`,
    values: [all, steps, first, ENOUGH],
    isPrepared: true,
  })
  return row?.step ?? 0
}
