import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Longer than a job whose worker was killed lies before another one takes it up (jobs.ts), with its next tries. */
const PATIENCE_MS = 360_000

/** Waits until nothing that is due waits for a worker any more, and says how long that was. */
export async function settled(pool: pg.Pool): Promise<string> {
  const began = performance.now()
  let left = await countDue(pool)
  while (left !== '' && performance.now() - began < PATIENCE_MS) {
    await sleep(1_000)
    left = await countDue(pool)
  }
  return `${left === '' ? 'no jobs' : left} were left after ${Math.round((performance.now() - began) / 1000)} s`
}

/** Making sizes of pictures may take longer, and touches no books. */
async function countDue(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ due: string | null }>(`
    select string_agg(n || ' ' || name || ' ' || state, ', ') as due from (
      select name, state, count(*) as n from pgboss.job
      where state < 'completed' and start_after < now() + interval '15 seconds' and name !~ '^(pictures|media|__pgboss)'
      group by 1, 2) waiting`)
  return rows[0]?.due ?? ''
}
