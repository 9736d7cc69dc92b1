import { z } from 'zod'
import { paging, someOf } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'
import { ENTRY_ORIGINS } from '#domain/catalog/search/staff-words.ts'

const tags = ['Back office']
export const WORD_KINDS = ['piece', 'look', 'place'] as const

const entry = z.object({
  /** Its first word as it was made: what it is called. */
  key: z.string(),
  kind: z.enum(WORD_KINDS),
  words: z.array(z.string()),
  /** Narrower words: an armchair is a chair. */
  kinds: z.array(z.string()),
  /** What comes nearest where the shop has no such piece. */
  near: z.array(z.string()),
  origin: z.enum(ENTRY_ORIGINS),
  version: z.int(),
})
export type WordEntryJson = z.infer<typeof entry>

const phrase = storableText(60)
const phrases = z.array(phrase).max(60, 'At most 60 words')
const entryFields = {
  kind: z.enum(WORD_KINDS),
  words: phrases.min(1, 'Type at least one word'),
  kinds: phrases,
  near: phrases,
}
const params = z.object({ key: storableText(60) })
const version = z.int()
const one = answers(successOf(entry))
const done = answers(successOf(z.null()))

const concept = z.object({
  text: z.string(),
  weight: z.number(),
  is_filler: z.boolean(),
  exact: z.array(z.string()),
  near: z.array(z.string()),
  loose: z.array(z.string()),
})
export const FIT_WORDS = ['name_and_category', 'name', 'looks', 'category', 'near', 'loose', 'text', 'none'] as const

const tried = z.object({
  corrected: z.string().nullable(),
  concepts: z.array(concept),
  /** How much had to be given up: 0 where everything found has all the words. */
  step: z.int(),
  total: z.int(),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      sku: z.string(),
      /** By what each of the concepts is met, in their order. */
      fits: z.array(z.enum(FIT_WORDS)),
    }),
  ),
})
export type TriedSearchJson = z.infer<typeof tried>

const missed = z.object({ words: z.string(), times: z.int(), last_day: z.string() })
export type MissedSearchJson = z.infer<typeof missed>

export const searchWords = {
  list: {
    summary: 'Words that mean the same, the shop’s and those of staff',
    tags,
    querystring: z.object({
      search: storableText(200).optional(),
      origin: someOf(ENTRY_ORIGINS).optional(),
      ...paging,
    }),
    response: answers(pageOf(entry)),
  },
  make: { summary: 'A new entry of words that mean the same', tags, body: z.object(entryFields), response: one },
  change: {
    summary: 'Change an entry; searches follow at once',
    tags,
    params,
    body: z.object({ ...entryFields, version }),
    response: one,
  },
  add: {
    summary: 'Add one word to an entry',
    tags,
    params,
    body: z.object({ word: phrase.pipe(z.string().trim().min(1, 'Type a word')) }),
    response: one,
  },
  remove: { summary: 'Take an entry away', tags, params, body: z.object({ version }), response: done },
  restore: { summary: 'Back to the words of the shop', tags, params, response: one },
  missed: {
    summary: 'What people searched for and did not find, the most frequent first',
    tags,
    querystring: z.object({ search: storableText(200).optional(), ...paging }),
    response: answers(pageOf(missed)),
  },
  forget: {
    summary: 'Nothing to be done about this search',
    tags,
    body: z.object({ words: storableText(100) }),
    response: done,
  },
  try: {
    summary: 'What a search is taken to mean, what it finds and why',
    tags,
    querystring: z.object({ search: storableText(LONGEST_SEARCH).pipe(z.string().trim().min(1, 'Type a search')) }),
    response: answers(successOf(tried)),
  },
}
