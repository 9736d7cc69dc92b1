import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { WriteTrouble } from '#server/http/write-trouble.ts'

/** A load balancer gives up after two seconds; the answer must be there before. */
const PATIENCE_MS = 1_500
/** Less than this and the next invoice or journal file may not fit. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

export type Readiness = 'ready' | 'database unreachable' | 'database takes nothing in' | 'disk full'

/** Whether this process can serve everything a shop does: read, and write. */
export async function readiness({ db, config }: Deps, trouble: WriteTrouble): Promise<Readiness> {
  const answered = await withinPatience(db.execute(sql`select 1`))
  if (answered !== 'done') return 'database unreachable'
  if (await isDiskFull(config.dataDir)) return 'disk full'
  if (!trouble.isNoted()) return 'ready'
  if ((await withinPatience(tryToWrite(db))) !== 'done') return 'database takes nothing in'
  trouble.forget()
  return 'ready'
}

async function withinPatience(work: Promise<unknown>): Promise<'done' | 'failed' | 'late'> {
  const outcome = work.then(
    () => 'done' as const,
    () => 'failed' as const,
  )
  return Promise.race([outcome, sleep(PATIENCE_MS, 'late' as const, { ref: false })])
}

/** Only after a write has failed: more than a page of letters that do not shrink, and gone again. */
async function tryToWrite(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`
      insert into write_probe select string_agg(md5(random()::text), '') from generate_series(1, 1000)`)
    await tx.execute(sql`delete from write_probe`)
  })
}

async function isDiskFull(dataDir: string): Promise<boolean> {
  const found = await statfs(dataDir).catch(() => null)
  return found !== null && found.bavail * found.bsize < LEAST_FREE_BYTES
}
