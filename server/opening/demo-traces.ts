import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

export type Trace = { one: string; many: string; count: number }

/** What only a demo makes: people whose password is printed, their orders and reviews, and the books of the simulators. */
export async function countDemoTraces(db: Db | Tx): Promise<Trace[]> {
  const { rows } = await db.execute<{ people: number; orders: number; reviews: number; payments: number }>(sql`
    select (select count(*)::int from users where is_demo) as people,
      (select count(*)::int from orders o join users u on u.id = o.user_id where u.is_demo) as orders,
      (select count(*)::int from reviews r join users u on u.id = r.user_id where u.is_demo) as reviews,
      (select count(*)::int from simulator_orders) as payments`)
  const { people = 0, orders = 0, reviews = 0, payments = 0 } = rows[0] ?? {}
  const all: Trace[] = [
    { one: 'demo person', many: 'demo people', count: people },
    { one: 'invented order', many: 'invented orders', count: orders },
    { one: 'invented review', many: 'invented reviews', count: reviews },
    { one: 'simulated payment', many: 'simulated payments', count: payments },
  ]
  return all.filter(({ count }) => count > 0)
}

export function inWords(traces: readonly Trace[]): string {
  const parts = traces.map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`)
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
