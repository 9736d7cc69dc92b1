import { articleChangeWords, type ArticleNeed, articleNeedWords } from '#domain/content/article-fields.ts'
import { MOST_TABLE_COLUMNS, MOST_TABLE_ROWS } from '#domain/content/article-tables.ts'
import { articleBadge, type ArticleState } from '#domain/content/article-state.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { ArticleChange } from './articles.store.ts'

export type ArticleProblem =
  | 'slug_taken'
  | 'unknown_picture'
  | 'picture_without_words'
  | 'unknown_featured'
  | 'huge_table'

export type ArticleRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'changed_meanwhile'; readonly title: string; readonly changes: readonly ArticleChange[] }
  | { readonly code: 'invalid_article'; readonly problems: readonly ArticleProblem[] }
  | { readonly code: 'slug_was_used'; readonly by: string }
  | { readonly code: 'not_ready'; readonly needs: readonly ArticleNeed[] }
  | { readonly code: 'wrong_state'; readonly from: ArticleState; readonly to: ArticleState }
  | { readonly code: 'moment_passed' }
  | { readonly code: 'was_out' }

export const articleNotFound = notFound('There is no such article.')

const PROBLEMS: Readonly<Record<ArticleProblem, readonly [field: string, words: string]>> = {
  slug_taken: ['slug', 'Another article has this address'],
  unknown_picture: ['content', 'A picture in the text is not one of the shop: bring it with the button of the toolbar'],
  picture_without_words: ['content', 'Say of each picture in the text what it shows, for who cannot see it'],
  huge_table: [
    'content',
    `A table has at most ${MOST_TABLE_COLUMNS} columns and ${MOST_TABLE_ROWS} rows: take some out, or make two of it`,
  ],
  unknown_featured: ['featured_image', 'Choose a picture of the shop'],
}

export type Coded<Code> = ArticleRefusal & { readonly code: Code }

export function articleRefusal<R extends ArticleRefusal>(refusal: R): Refusal<R['code']>
export function articleRefusal(refusal: ArticleRefusal): Refusal<ArticleRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return articleNotFound
    case 'changed_meanwhile':
      return { status: 409, code: refusal.code, message: staleWords(refusal), errors: staleDetails(refusal) }
    case 'invalid_article':
      return {
        status: 422,
        code: refusal.code,
        message: 'Please check the marked fields.',
        errors: Object.fromEntries(refusal.problems.map((each) => [PROBLEMS[each][0], [PROBLEMS[each][1]]])),
      }
    case 'slug_was_used':
      return { ...atField('slug', refusal.code, slugWords(refusal.by)), status: 409 }
    case 'not_ready':
      return {
        status: 422,
        code: refusal.code,
        message: `What readers see needs ${refusal.needs.map(articleNeedWords).join(', ')}.`,
        errors: Object.fromEntries(refusal.needs.map((need) => [need, [`Readers need ${articleNeedWords(need)}`]])),
      }
    case 'wrong_state':
      return {
        status: 409,
        code: refusal.code,
        message: `An article that is ${stateWord(refusal.from)} cannot become ${stateWord(refusal.to)}.`,
      }
    case 'moment_passed':
      return atField('at', refusal.code, 'This moment has passed. Choose one that is still to come.')
    case 'was_out':
      return {
        status: 409,
        code: refusal.code,
        message: 'Readers have seen this article, and links lead to it. It can be taken back to the drafts instead.',
      }
  }
}

const stateWord = (state: ArticleState) => articleBadge(state).label.toLowerCase()

const slugWords = (by: string) =>
  `This was the address of “${by}”, and old links to it still lead there. Tick "Take this address over" to have them lead here instead.`

type Stale = Extract<ArticleRefusal, { code: 'changed_meanwhile' }>

function staleWords({ title, changes: [newest] }: Stale): string {
  const who = newest
    ? `${newest.by ?? 'Somebody'} changed “${title}” (${dayTimeText(newest.at)})`
    : `“${title}” was changed outside the back office`
  return `${who} after you opened it. Nothing was saved.`
}

/** Of each field the last word. */
function staleDetails({ changes }: Stale): Record<string, string[]> {
  const last = new Map(changes.toReversed().flatMap(({ after }) => Object.entries(after)))
  const said = [...last].flatMap(([field, value]): [string, string[]][] => {
    const words = articleChangeWords(field, value)
    return words === null ? [] : [[field, [words]]]
  })
  return Object.fromEntries(said)
}
