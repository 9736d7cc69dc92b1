import type { FastifyReply } from 'fastify'

/**
 * What an answer is made of. A page gathers the tags of all answers it was rendered from and is dropped when one of them
 * changes. Nobody publishes them by hand: triggers of the tables do (migration pages_follow_the_data).
 */
export type CacheTag =
  | 'all'
  /** Which products a listing holds, in which order, and what it counts. */
  | 'listing'
  /** Which products stand on the home page, or beside another. */
  | 'choice'
  | 'categories'
  | 'pictures'
  | 'blog'
  | 'projects'
  | 'hero'
  | 'announcement'
  /** What a product's own page shows: also how few are left. */
  | `product:${number}`
  /** What a card of it shows. */
  | `card:${number}`

export const CACHE_TAG_HEADER = 'cache-tag'
export const INVALIDATION_CHANNEL = 'page_tags'

export function tagReply(reply: FastifyReply, ...tags: CacheTag[]): FastifyReply {
  return reply.header(CACHE_TAG_HEADER, tags.join(' '))
}

export const GOOD_UNTIL_HEADER = 'good-until'

/** The answer changes by itself at the earliest of these moments, without a change of the data: a sale ends. */
export function goodUntil(reply: FastifyReply, moments: readonly Date[]): void {
  if (moments.length > 0) reply.header(GOOD_UNTIL_HEADER, Math.min(...moments.map((each) => each.getTime())))
}
