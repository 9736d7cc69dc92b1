import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

/**
 * What an answer is made of. A page gathers the tags of all answers it was rendered from and is dropped when one of
 * them changes. `product:12`, `listing` (any product), `categories`, `blog`, `projects` ...
 */
export type CacheTag = string

export const CACHE_TAG_HEADER = 'cache-tag'
export const INVALIDATION_CHANNEL = 'page_tags'

export function tagReply(reply: FastifyReply, ...tags: CacheTag[]): FastifyReply {
  return reply.header(CACHE_TAG_HEADER, tags.join(' '))
}

/** Call it in the transaction that changes the data: PostgreSQL delivers it to every process when that commits. */
export async function publishTags(tx: Tx | Db, tags: readonly CacheTag[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_PER_NOTICE)
    await tx.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, ${tags.slice(at, at + TAGS_PER_NOTICE).join(' ')})`)
}

/** A notice holds at most 8,000 bytes. */
const TAGS_PER_NOTICE = 200
