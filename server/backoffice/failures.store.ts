import { type SQL, sql } from 'drizzle-orm'
import type { Failure, FailureKind } from '#domain/backoffice/failures.ts'
import { paise } from '#domain/money/paise.ts'
import { COUNTER_PREFIX } from '#domain/orders/counter-money.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connect.ts'

export type FailureRow = { id: number; at: Date; orderId: number | null; failure: Failure }
type Raw = { kind: FailureKind; id: number; at: string | Date; order_id: number | null; facts: Record<string, unknown> }

/** As long as the first tries of a refund take. */
const UNANSWERED_MS = 15 * MINUTE

/** Each kind of failure as rows of one shape; refunds by their newest try only. */
function failuresOf(kind: FailureKind, now: Date): SQL {
  switch (kind) {
    case 'mail':
      return sql`select 'mail' as kind, m.id, m.failed_at as at, m.order_id, jsonb_build_object('to', m.to, 'template', m.template,
          'is_given_up', m.given_up_at is not null, 'failure', m.failure) as facts
        from mails m where m.failed_at is not null and m.sent_at is null`
    case 'webhook':
      return sql`select 'webhook' as kind, e.id, coalesce(e.failed_at, e.received_at) as at, null::int as order_id,
          jsonb_build_object('event', e.event, 'is_unreadable', e.outcome is not null, 'failure', e.failure) as facts
        from provider_events e
        where (e.processed_at is null and e.failed_at is not null) or e.outcome = 'unreadable'`
    case 'refund':
      return sql`select 'refund' as kind, r.id, r.created_at as at, r.order_id, jsonb_build_object('amount', r.amount,
          'number', o.order_number, 'is_unanswered', r.status = 'requested', 'failure', r.failure) as facts
        from refunds r join orders o on o.id = r.order_id join payments p on p.id = r.payment_id
        where not (r.paid_out_by is null and starts_with(p.provider_payment_id, ${COUNTER_PREFIX})) and (r.status = 'failed' or (r.status = 'requested' and r.created_at < ${new Date(now.getTime() - UNANSWERED_MS)}))
          and not exists (select from refunds n where n.payment_id = r.payment_id and n.reason = r.reason and n.id > r.id)`
    case 'job':
      return sql`select 'job' as kind, j.id, j.failed_at as at, null::int as order_id,
          jsonb_build_object('queue', j.queue, 'times', j.times, 'failure', j.failure) as facts
        from failed_jobs j where j.retried_at is null`
  }
}

const unionOf = (kinds: readonly FailureKind[], now: Date) =>
  sql.join(
    kinds.map((kind) => failuresOf(kind, now)),
    sql` union all `,
  )

export async function selectFailures(
  db: Db,
  kinds: readonly FailureKind[],
  { now, limit }: { now: Date; limit: number },
): Promise<{ rows: FailureRow[]; total: number }> {
  if (kinds.length === 0) return { rows: [], total: 0 }
  const { rows } = await db.execute<Raw & { total: number }>(sql`
    select f.*, (count(*) over ())::int as total from (${unionOf(kinds, now)}) as f order by f.at desc, f.id desc limit ${limit}`)
  return { rows: rows.map(readFailure), total: rows[0]?.total ?? 0 }
}

export async function countFailures(db: Db, kinds: readonly FailureKind[], now: Date): Promise<number> {
  return (await selectFailures(db, kinds, { now, limit: 1 })).total
}

function readFailure({ kind, id, at, order_id: orderId, facts }: Raw): FailureRow {
  return { id, at: new Date(at), orderId, failure: readFacts(kind, facts) }
}

function readFacts(kind: FailureKind, facts: Record<string, unknown>): Failure {
  const failure = typeof facts['failure'] === 'string' ? facts['failure'] : 'The reason is not known.'
  switch (kind) {
    case 'mail':
      return {
        kind,
        failure,
        to: String(facts['to']),
        template: String(facts['template']),
        isGivenUp: facts['is_given_up'] === true,
      }
    case 'webhook':
      return { kind, failure, event: String(facts['event']), isUnreadable: facts['is_unreadable'] === true }
    case 'refund':
      return {
        kind,
        failure,
        amount: paise(Number(facts['amount'])),
        orderNumber: String(facts['number']),
        isUnanswered: facts['is_unanswered'] === true,
      }
    case 'job':
      return { kind, failure, queue: String(facts['queue']), times: Number(facts['times']) }
  }
}
