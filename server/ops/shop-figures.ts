import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '#server/db/connect.ts'

type Row = { name: string; label: string; n: number }
type Label = 'queue' | 'state'

/** What a person should hear of before a shopper does; what to watch for stands in docs/operations.md. */
const FIGURES: readonly { name: string; help: string; label: Label }[] = [
  { name: 'shop_jobs', help: 'Background work that waits or runs, by queue', label: 'queue' },
  {
    name: 'shop_jobs_oldest_seconds',
    help: 'How long the oldest work that is due has waited, by queue',
    label: 'queue',
  },
  { name: 'shop_dead_letters', help: 'Background work that used up its tries and waits for a person', label: 'queue' },
  { name: 'shop_mails', help: 'Mails that have not left: waiting, failing or given up', label: 'state' },
  { name: 'shop_refunds', help: 'Refunds that are not through: requested, pending or failed', label: 'state' },
  { name: 'shop_holds', help: 'Unpaid orders that keep pieces: in time, or overdue', label: 'state' },
  { name: 'shop_backup_age_seconds', help: 'How old the newest backup is', label: 'state' },
  { name: 'shop_events', help: 'Messages of the payment provider that wait to be acted on', label: 'state' },
]

/** One statement per look, over partial indexes and what is open. */
async function readFigures(db: Db): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'shop_jobs' as name, j.name as label, count(*)::int as n from pgboss.job j where j.state < 'completed' group by j.name
    union all select 'shop_jobs_oldest_seconds', j.name, extract(epoch from max(now() - j.start_after))::int
      from pgboss.job j where j.state < 'active' and j.start_after < now() group by j.name
    union all select 'shop_dead_letters', f.queue, count(*)::int from failed_jobs f where f.retried_at is null group by f.queue
    union all select 'shop_mails', case when m.given_up_at is not null then 'given up' when m.failed_at is not null then 'failing' else 'waiting' end,
      count(*)::int from mails m where m.sent_at is null group by 2
    union all select 'shop_refunds', r.status, count(*)::int from refunds r where r.status <> 'processed' group by r.status
    union all select 'shop_holds', case when h.expires_at < now() - interval '5 minutes' then 'overdue' else 'in time' end,
      count(distinct h.order_id)::int from stock_holds h where h.state = 'held' group by 2
    union all select 'shop_backup_age_seconds', 'newest', extract(epoch from now() - max(b.made_at))::int from backups b having count(*) > 0
    union all select 'shop_events', 'waiting', count(*)::int from provider_events e where e.processed_at is null`)
  return rows
}

const FRESH_MS = 1_000

/** While the database is away the figures are missing, and /metrics answers all the same. */
export function watchFigures(registry: Registry, db: Db, now: () => number): void {
  let known: { at: number; rows: Promise<Row[]> } | undefined
  const figures = () => {
    if (!known || now() - known.at > FRESH_MS) known = { at: now(), rows: readFigures(db).catch(() => []) }
    return known.rows
  }
  for (const { name, help, label } of FIGURES)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const rows = await figures()
        this.reset()
        for (const row of rows) if (row.name === name) this.set({ [label]: row.label }, row.n)
      },
    })
}
