import { and, eq, lt, or, sql } from 'drizzle-orm'
import { googleSignIns, oneTimeLinks, sessions } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Job } from '#server/jobs/job.ts'
import { DAY } from '#domain/time/durations.ts'

/** Logs of who did what are kept for a year (DPDP rule 8(3)); a login is such a log, a used link is not. */
const SESSIONS_KEPT_MS = 366 * DAY
const FAREWELLS_KEPT_MS = 30 * DAY

export const sweepExpired: Job<object> = {
  name: 'accounts.sweep-expired',
  schedule: '40 3 * * *',
  async work({ db, clock }) {
    const now = clock.now()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const forgotten = ago(SESSIONS_KEPT_MS)
    await db.delete(googleSignIns).where(lt(googleSignIns.expiresAt, now))
    await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, ago(DAY)))
    await db.delete(sessions).where(or(lt(sessions.expiresAt, forgotten), lt(sessions.revokedAt, forgotten)))
    const isOldFarewell = and(eq(mails.template, 'account-deleted'), lt(mails.sentAt, ago(FAREWELLS_KEPT_MS)))
    await db.update(mails).set({ to: '' }).where(isOldFarewell)
    await db.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
  },
}
