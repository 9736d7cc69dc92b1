import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDb, openPool } from '#server/db/connect.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { root } from '../faults/built-shop.ts'
import { BUILT_SHOP, DEBIAN_POSTGRES, NGINX, requireNeeds } from '../needs.ts'
import { checkInvariants } from '../storm/invariants.ts'
import { amidOrders, startShoppers } from '../storm/shoppers.ts'
import { type Name, startMachines } from './machines.ts'
import { settled } from './settled.ts'
import { git, versionBefore } from './version-before.ts'
import { visitors } from './visitors.ts'

/**
 * One version back under load: the version before the newest migration takes over from this one, process by process, on the database
 * that this one has migrated, sells, and hands over again. Not one request may fail. `node bench/cluster/roll-back.ts [COMMIT]`,
 * on the built shop; needs what `npm run cluster` needs (`--check`).
 */
const run = promisify(execFile)
const NAMES: readonly Name[] = ['web-1', 'web-2', 'worker']
await requireNeeds([DEBIAN_POSTGRES, NGINX, BUILT_SHOP])
const commit = process.argv[2] ?? (await versionBefore())
const home = await mkdtemp(path.join(tmpdir(), 'saalghar-previous-'))
const previous = path.join(home, 'shop')
await git('worktree', 'add', '--detach', previous, commit)
await symlink(path.join(root, 'node_modules'), path.join(previous, 'node_modules'))
const build = `import('./scripts/bootstrap/build.mjs').then((m) => m.ensureBuilt(process.cwd(), process.execPath))`
await run(process.execPath, ['-e', build], { cwd: previous })
console.log(`the version before: ${await git('log', '-1', '--format=%h %s', commit)}`)
process.once('exit', () => rmSync(home, { recursive: true, force: true }))

const machines = await startMachines()
const pool = openPool({ connectionString: machines.postgres.url, max: 4 }, () => undefined)
const db = openDb(pool)
const people = await Promise.all(Array.from({ length: 251 }, () => addPerson(db)))
const productIds = [await addProduct(db, { stock: 100_000 })]
const acknowledged: string[] = []
const crowd = visitors(machines.proxy.origin, [machines.direct('web-1'), machines.direct('web-2')])
const coupon = await addCoupon(db, { percentBp: 1000 })
const shoppers = startShoppers(
  { origin: machines.proxy.origin, ask: crowd.ask },
  people,
  productIds,
  acknowledged,
  coupon,
)
await amidOrders(acknowledged)
crowd.turnPage()

const problems: string[] = []
for (const [what, version] of [
  ['back', previous],
  ['forward again', root],
] as const) {
  for (const name of NAMES) await machines.restart(name, version)
  for (let n = 0; n < 5; n += 1) await amidOrders(acknowledged)
  const { reads, writes, failures } = crowd.turnPage()
  console.log(`${what}: ${reads} reads and ${writes} writes, ${failures.length} failed`)
  for (const failure of failures.slice(0, 5)) problems.push(`${what}: ${failure}`)
}
await shoppers.stop()
await crowd.leave()
console.log(await settled(pool))
const { rows } = await pool.query<{ now: Date }>('select now()')
const now = rows[0]?.now ?? new Date()
for (const { invariant, what } of await checkInvariants(pool, { now, acknowledged }))
  problems.push(`(${invariant}) ${what}`)
await pool.end()
await machines.stop()
await git('worktree', 'remove', '--force', previous)
for (const problem of problems) console.log(`wrong: ${problem}`)
console.log(problems.length === 0 ? 'ok     roll back' : 'FAILED roll back')
process.exit(problems.length === 0 ? 0 : 1)
