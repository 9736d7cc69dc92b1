import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { isEmail } from '#domain/accounts/email.ts'
import { transact } from '#server/db/transaction.ts'
import { countDemoTraces } from '#server/opening/demo-traces.ts'
import { makeOwner } from '#server/opening/make-owner.ts'
import { becomeLive, readBirth } from '#server/opening/shop-birth.ts'
import { clearDemo, type Keep, planRemoval, type Removal } from '#server/seed/clear-demo.ts'
import { ask, askYesNo, canAsk } from './ask.ts'
import { type Tools, withShop } from './with-shop.ts'

const USAGE =
  'npm run go-live -- --owner you@your-shop.in --yes [--name "Your Name"] [--drop-goods] [--drop-content] [--print-link]'

const { values: given } = parseArgs({
  options: {
    owner: { type: 'string' },
    name: { type: 'string' },
    'drop-goods': { type: 'boolean', default: false },
    'drop-content': { type: 'boolean', default: false },
    'print-link': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
})

await withShop(goLive)

/** From a shop that was tried out to one with empty books and an owner. Nothing is removed before somebody said yes. */
async function goLive(tools: Tools): Promise<number> {
  const { db, say } = tools
  if ((await readBirth(db)) === 'live' && (await countDemoTraces(db)).length === 0) {
    say('This shop is live already; nothing was removed. "npm run owner you@your-shop.in" makes or rescues an owner.')
    return 0
  }
  if (await isRunning(tools)) {
    say('The shop is running. Stop it first: what is removed under it would come back.')
    return 1
  }
  const keep = await askWhatToKeep()
  tell(tools, await planRemoval(db, keep), keep)
  const owner = given.owner ?? (canAsk() ? await ask('E-mail of the first owner: ') : '')
  if (!isEmail(owner)) {
    say(`No removal without an owner's e-mail address.\n${USAGE}`)
    return 1
  }
  if (!(await isAgreed())) {
    say(`Nothing was removed.${canAsk() ? '' : `\n${USAGE}`}`)
    return 1
  }
  await removeAndOpen(tools, keep, owner)
  return 0
}

async function askWhatToKeep(): Promise<Keep> {
  const isOpenQuestion = canAsk() && !given.yes
  const goods =
    !given['drop-goods'] &&
    (!isOpenQuestion || (await askYesNo('Keep the goods (categories, products, pictures)?', true)))
  const content = !given['drop-content'] && (!isOpenQuestion || (await askYesNo('Keep articles and projects?', true)))
  return { goods, content }
}

function tell({ say }: Tools, plan: readonly Removal[], { goods, content }: Keep): void {
  say('\nThis will be removed for good:')
  for (const { table, rows } of plan.filter((each) => each.rows > 0)) say(`  ${String(rows).padStart(7)}  ${table}`)
  const kept = [goods ? 'goods' : null, content ? 'articles and projects' : null].filter(Boolean)
  say(`Kept: ${kept.length > 0 ? kept.join(', ') : 'nothing'}. Invoice numbers begin anew at 000001.\n`)
}

async function isAgreed(): Promise<boolean> {
  if (given.yes) return true
  return canAsk() && (await ask('Type "go live" to remove it and open: ')) === 'go live'
}

async function isRunning({ db }: Tools): Promise<boolean> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name in ('saalghar', 'saalghar-jobs', 'saalghar-pages')`)
  return (rows[0]?.n ?? 0) > 0
}

async function removeAndOpen(tools: Tools, keep: Keep, email: string): Promise<void> {
  const { db, config, say } = tools
  const { token } = await transact(db, async (tx) => {
    await clearDemo(tx, keep)
    await becomeLive(tx)
    return makeOwner(tx, tools, { email, name: given.name ?? null })
  })
  await rm(path.join(config.dataDir, 'outbox'), { recursive: true, force: true })
  say(`Done. ${email} gets a link for a password as soon as the shop runs with SMTP_URL set; it works for 24 hours.`)
  if (given['print-link']) say(`${config.publicUrl}/reset-password?token=${token}`)
  say('"npm run ready" lists what is still missing.')
}
