import type pg from 'pg'
import { StartupProblem } from '#server/startup-problem.ts'

/** Further apart than this a machine's clock is wrong, and its log would tell lies. */
const MOST_SKEW_MS = 60_000

export type DatabaseClock = {
  now(): Date
  learn(databaseNow: number, askedAt: number, answeredAt: number): void
}

/**
 * The time of the database, for every process that works on it: what one machine thinks of the hour must not end another's
 * holds. Between two answers it runs on the steady clock of the process, which nobody sets.
 */
export function databaseClock(): DatabaseClock {
  let epoch = Date.now() - performance.now()
  return {
    now: () => new Date(epoch + performance.now()),
    learn(databaseNow, askedAt, answeredAt) {
      const told = databaseNow - (askedAt + answeredAt) / 2
      // Within the time that the answer took, ours is as good as its.
      if (Math.abs(told - epoch) > (answeredAt - askedAt) / 2) epoch = told
    },
  }
}

/** Asked before anything is decided by time. */
export async function askForTime(pool: pg.Pool, clock: DatabaseClock, localNow = Date.now): Promise<void> {
  const askedAt = performance.now()
  const { rows } = await pool.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now')
  const answeredAt = performance.now()
  const told = Number(rows[0]?.now)
  const skew = localNow() - (told + (answeredAt - askedAt) / 2)
  if (Math.abs(skew) > MOST_SKEW_MS) throw new StartupProblem(explainSkew(skew))
  clock.learn(told, askedAt, answeredAt)
}

function explainSkew(skew: number): string {
  const seconds = Math.round(Math.abs(skew) / 1000)
  return `The clock of this machine is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} the database's. Set both by the network ("timedatectl set-ntp true") and start again.`
}
