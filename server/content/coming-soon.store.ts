import { sql } from 'drizzle-orm'
import { type ComingSoonWords, DEFAULT_COMING_SOON } from '#domain/content/coming-soon.ts'
import type { Db } from '#server/db/connect.ts'
import { comingSoon } from '#server/db/schema/article-desk.ts'
import type { Tx } from '#server/db/transaction.ts'

type KeptComingSoon = ComingSoonWords & { readonly version: number }

/** Version 0 is what the shop began with. */
export async function selectComingSoon(db: Db | Tx): Promise<KeptComingSoon> {
  const [row] = await db
    .select({ lead: comingSoon.lead, topics: comingSoon.topics, version: comingSoon.version })
    .from(comingSoon)
  return row ?? { ...DEFAULT_COMING_SOON, version: 0 }
}

/** One who saves waits for the other, also where there is no row yet. */
export async function lockComingSoon(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('coming_soon'))`)
}

export async function saveComingSoon(tx: Tx, words: ComingSoonWords, now: Date): Promise<void> {
  const row = { lead: words.lead, topics: [...words.topics], updatedAt: now }
  await tx.insert(comingSoon).values(row).onConflictDoUpdate({ target: comingSoon.id, set: row })
}
