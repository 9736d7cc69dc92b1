import { sql } from 'drizzle-orm'
import { demoFacts, isNobodysMail, type StatedFacts } from '#domain/company/demo-facts.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connect.ts'
import { shopBirth } from '#server/db/schema/opening.ts'
import type { Tx } from '#server/db/transaction.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { countDemoTraces, inWords } from './demo-traces.ts'

export type Birth = 'demo' | 'live'

export async function readBirth(db: Db | Tx): Promise<Birth | null> {
  const [row] = await db.select({ kind: shopBirth.kind }).from(shopBirth)
  return row?.kind ?? null
}

/** Written once, by whoever opens the database first, and changed by `npm run go-live` alone. */
export async function writeBirth(db: Db | Tx, kind: Birth): Promise<void> {
  await db.insert(shopBirth).values({ kind }).onConflictDoNothing()
}

export async function becomeLive(tx: Tx): Promise<void> {
  const live = { kind: 'live' as const, since: sql`now()` }
  await tx.insert(shopBirth).values(live).onConflictDoUpdate({ target: shopBirth.isOne, set: live })
}

/** A database is opened as what it is. One from before this was written down is judged by what lies in it. */
export async function requireFittingBirth(db: Db, { demo }: Pick<Config, 'demo'>): Promise<void> {
  const traces = await countDemoTraces(db)
  const birth = (await readBirth(db)) ?? (traces.length > 0 || demo ? 'demo' : 'live')
  if (demo && birth === 'live')
    throw new StartupProblem(
      'This database belongs to a live shop, and DEMO is on: anybody could pay with play money. Set DEMO to off, or try the shop out on other data (DATA_DIR or DATABASE_URL).',
    )
  if (!demo && (birth === 'demo' || traces.length > 0))
    throw new StartupProblem(
      `This database was made for trying the shop out${traces.length > 0 ? ` and holds ${inWords(traces)}` : ''}. A live shop does not open on it. "npm run go-live" shows what it will remove, asks, and makes the first owner. (DEMO=on opens it as a demo.)`,
    )
  await writeBirth(db, birth)
}

/** What a shop that takes orders from strangers must have; each a sentence. */
export function liveObstacles({ mail, mailFrom }: Pick<Config, 'mail' | 'mailFrom'>, facts: StatedFacts): string[] {
  const untrue = demoFacts(facts)
  return [
    ...(mail.mode === 'smtp'
      ? []
      : ['SMTP_URL is missing: without it no order is confirmed and nobody gets back into an account.']),
    ...(isNobodysMail(mailFrom)
      ? [`MAIL_FROM is ${mailFrom}, which nobody can answer. Set it to your own address.`]
      : []),
    ...(untrue.length > 0
      ? [
          `The shop still gives the demo's ${untrue.join(', ')}. Open it with REHEARSAL=on, log in as the owner, and write your own under Settings in the back office.`,
        ]
      : []),
  ]
}

export function requireLiveSettings(config: Config, facts: StatedFacts): void {
  if (config.demo || config.rehearsal) return
  const obstacles = liveObstacles(config, facts)
  if (obstacles.length === 0) return
  throw new StartupProblem(
    `This shop is not a demo (DEMO is off) and is not ready to open:\n${obstacles.map((line) => `  - ${line}`).join('\n')}\n"npm run ready" lists everything that is missing. REHEARSAL=on opens it on this machine alone.`,
  )
}
