import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fetchOldBinaries } from '#server/backup/old-binaries.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { freePort } from '#server/testing/free-port.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { launchBuiltShop, root, startBuiltShop } from '../faults/built-shop.ts'
import { BUILT_SHOP, NPM, requireNeeds } from '../needs.ts'
import { checkInvariants } from '../storm/invariants.ts'
import { amidOrders, startShoppers } from '../storm/shoppers.ts'

/**
 * A shop sells on an older PostgreSQL, is told that its database is too old, is upgraded, and sells on with the same books.
 * `node bench/upgrade/upgrade.ts [MAJOR]`, 17 unless another is named. Needs npm's registry, and the built shop
 * (`--check` says whether they are here).
 */
await requireNeeds([NPM, BUILT_SHOP])
const run = promisify(execFile)
const majorVersion = process.argv[2] ?? '17'
const port = await freePort()
const quiet = () => undefined
const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-upgrade-'))
const dataDir = path.join(folder, 'data')
const env = { TRUST_PROXY: '127.0.0.1' }
const problems: string[] = []
const acknowledged: string[] = []

const native = await fetchOldBinaries(majorVersion, path.join(folder, 'old'))
const old = await startEmbedded({ dataDir, log: quiet, other: { native, majorVersion } })
// The shop joins the database that it finds running.
await sell(await startBuiltShop({ dataDir, port, env }), old.connection)
const before = acknowledged.length
await old.stop()

const refused = launchBuiltShop({ dataDir, port, env })
await new Promise((resolve) => refused.child.once('exit', resolve))
if (!refused.said().includes('npm run upgrade-database')) problems.push(`it was not told how: ${refused.said()}`)
const began = performance.now()
const { stdout } = await run(process.execPath, ['server/commands/upgrade-database.ts', '--binaries', native], {
  cwd: root,
  env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
})
console.log(`${stdout.trim()}\nin ${Math.round((performance.now() - began) / 1000)} s`)

const shop = await startBuiltShop({ dataDir, port, env })
const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
await sell(shop, connection)
const pool = openPool(connection, quiet)
const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`)
const question = { now: new Date(), acknowledged, patienceSeconds: 3600 }
for (const { invariant, what } of await checkInvariants(pool, question)) problems.push(`(${invariant}) ${what}`)
await pool.end()
await stop()
await rm(folder, { recursive: true, force: true })
console.log(`${before} orders before and ${acknowledged.length - before} after, now on PostgreSQL ${rows[0]?.version}`)
for (const problem of problems) console.log(`wrong: ${problem}`)
console.log(problems.length === 0 ? 'ok     upgrade' : 'FAILED upgrade')
process.exitCode = problems.length === 0 ? 0 : 1

async function sell(open: Awaited<ReturnType<typeof startBuiltShop>>, to: Parameters<typeof openPool>[0]) {
  const lines = openPool(to, quiet)
  const db = openDb(lines)
  const people = await Promise.all(Array.from({ length: 40 }, () => addPerson(db)))
  const productIds = [await addProduct(db, { stock: 10_000 })]
  const coupon = await addCoupon(db, { percentBp: 1000 })
  const shoppers = startShoppers(open.origin, people, productIds, acknowledged, coupon)
  for (let n = 0; n < 3; n += 1) await amidOrders(acknowledged)
  await shoppers.stop()
  await lines.end()
  await open.stop()
}
