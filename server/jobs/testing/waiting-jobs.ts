import type pg from 'pg'
import { jobList } from '#server/job-list.ts'

/** The kinds of work of which some waits now, in the order of the list: one question instead of one for each kind. */
export async function waitingJobs(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
  )
  const waiting = new Set(rows.map(({ name }) => name))
  return jobList.filter(({ name }) => waiting.has(name))
}
