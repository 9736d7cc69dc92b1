import { and, desc, eq, sql } from 'drizzle-orm'
import { changeWords } from '#domain/catalog/product-words.ts'
import { overtakenText } from '#server/audit/overtaken.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'

type Change = { by: string | null; at: Date; after: Readonly<Record<string, unknown>> }
export type StaleProduct = {
  readonly code: 'changed_meanwhile'
  readonly name: string
  readonly changes: readonly Change[]
}

type Seen = { readonly id: number; readonly name: string; readonly version: number }

/** Whoever decides on an older state than the present one is told who was faster. Without a version nothing is compared. */
export async function refuseStaleProduct(
  tx: Tx,
  { id, name, version }: Seen,
  seen: number | undefined,
): Promise<StaleProduct | null> {
  if (seen === undefined || seen === version) return null
  const isSince = sql`(${auditEntries.data} -> 'after' ->> 'version')::int > ${seen}`
  const rows = await tx
    .select({ by: users.name, at: auditEntries.createdAt, data: auditEntries.data })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, `product:${id}`), isSince))
    .orderBy(desc(auditEntries.id))
    .limit(20)
  const changes = rows.map(({ by, at, data }) => ({ by, at, after: (data['after'] ?? {}) as Change['after'] }))
  return { code: 'changed_meanwhile', name, changes }
}

/** Who and when. What no staff did, the clock or somebody at the database has done. */
export function staleWords({ name, changes: [newest] }: StaleProduct): string {
  const otherwise = `${name} was changed outside the back office, or a sale began or ended,`
  return overtakenText(newest ?? null, `changed ${name}`, otherwise)
}

/** What is different now: of each field the last word. */
export function staleDetails({ changes }: StaleProduct): Record<string, string[]> {
  const all = changes.toReversed().flatMap(({ after }) => Object.entries(after))
  const said = [...new Map(all)].flatMap(([field, value]): [string, string[]][] => {
    const words = changeWords(field, value)
    return words === null ? [] : [[field, [words]]]
  })
  return Object.fromEntries(said)
}
