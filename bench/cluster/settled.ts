import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Longer than a job whose worker was killed lies before another one takes it up (jobs.ts), with its next tries. */
const PATIENCE_MS = 360_000

/** Waits until nothing that is due waits for a worker any more, and says how long that was. */
export async function settled(pool: pg.Pool): Promise<string> {
  const began = performance.now()
  let left = await countDue(pool)
  while (left > 0 && performance.now() - began < PATIENCE_MS) {
    await sleep(1_000)
    left = await countDue(pool)
  }
  return `${left} jobs were left after ${Math.round((performance.now() - began) / 1000)} s`
}

/** Making sizes of pictures may take longer, and touches no books. */
async function countDue(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`
    select count(*)::int as n from pgboss.job
    where state < 'completed' and start_after < now() + interval '15 seconds' and name !~ '^(pictures|media|__pgboss)'`)
  return rows[0]?.n ?? 0
}
