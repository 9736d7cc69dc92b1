/** A draft is seen by staff alone; a scheduled article appears by itself at its moment; a published one is out. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

type Kept = { readonly isPublished: boolean; readonly publishedAt: Date | null }

/** The clock moves an article from scheduled to published: nothing is written at that moment. */
export function articleStateOf({ isPublished, publishedAt }: Kept, now: Date): ArticleState {
  if (!isPublished || publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** What may follow what. Scheduled anew is another moment for the same article. */
const NEXT: Readonly<Record<ArticleState, readonly ArticleState[]>> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['draft'],
}
export const canArticleBecome = (from: ArticleState, to: ArticleState): boolean => NEXT[from].includes(to)

/** As the database keeps it. An article that was out keeps the day on which it first was: readers were told of that one. */
export function articleKeptAs(state: ArticleState, before: Kept, at: { now: Date; moment: Date | null }): Kept {
  const wasOut = before.publishedAt !== null && before.publishedAt <= at.now
  if (state === 'draft') return { isPublished: false, publishedAt: wasOut ? before.publishedAt : null }
  if (state === 'scheduled') return { isPublished: true, publishedAt: at.moment }
  return { isPublished: true, publishedAt: wasOut ? before.publishedAt : at.now }
}

type Badge = { readonly label: string; readonly tone: 'green' | 'orange' | 'blue' }
const BADGES: Readonly<Record<ArticleState, Badge>> = {
  draft: { label: 'Draft', tone: 'orange' },
  scheduled: { label: 'Scheduled', tone: 'blue' },
  published: { label: 'Published', tone: 'green' },
}
export const articleBadge = (state: ArticleState): Badge => BADGES[state]
