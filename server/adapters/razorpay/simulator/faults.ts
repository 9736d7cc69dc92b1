import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { simulatorFaults } from '#server/db/schema/simulator.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Every misfortune of contract d-4, by name. */
export const FAULTS = [
  'http_429',
  'http_500',
  'hang',
  'lost_answer',
  'refund_busy',
  'refund_pending',
  'refund_fails',
  'amount_changed',
  'failed_then_captured',
  'webhook_drop',
  'webhook_duplicate',
  'webhook_late',
  'webhook_bad_signature',
  'webhook_out_of_order',
] as const
export type Fault = (typeof FAULTS)[number]
export type FaultData = Record<string, unknown>

export async function plantFault(db: Db, kind: Fault, times: number, data: FaultData): Promise<void> {
  await db.insert(simulatorFaults).values({ kind, remaining: times, data })
}

export async function forgetFaults(db: Db): Promise<void> {
  await db.delete(simulatorFaults)
}

/** Asked first, because almost always there is none. */
export async function hasFaults(db: Db | Tx): Promise<boolean> {
  const planted = await db
    .select({ id: simulatorFaults.id })
    .from(simulatorFaults)
    .where(gt(simulatorFaults.remaining, 0))
    .limit(1)
  return planted.length > 0
}

/** Uses up one planted fault of this kind, if there is one meant for this operation. */
export async function takeFault(db: Db | Tx, kind: Fault, operation = ''): Promise<FaultData | null> {
  const planted = await db
    .select()
    .from(simulatorFaults)
    .where(and(eq(simulatorFaults.kind, kind), gt(simulatorFaults.remaining, 0)))
    .orderBy(asc(simulatorFaults.id))
  for (const { id, data } of planted) {
    if (data['operation'] !== undefined && data['operation'] !== operation) continue
    const [taken] = await db
      .update(simulatorFaults)
      .set({ remaining: sql`${simulatorFaults.remaining} - 1` })
      .where(and(eq(simulatorFaults.id, id), gt(simulatorFaults.remaining, 0)))
      .returning({ data: simulatorFaults.data })
    if (taken) return taken.data
  }
  return null
}
