import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#server/testing/free-port.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { compileCache } from '../../scripts/bootstrap/runtime.mjs'
import { root, startBuiltShop } from '../faults/built-shop.ts'
import { checkInvariants } from '../storm/invariants.ts'
import { amidOrders, startShoppers } from '../storm/shoppers.ts'

/**
 * The drill: a shop sells, is saved while it sells, is lost, and comes back from the backup. With a clock, and with the books asked
 * at the end. `npm run drill [empty]`: of a shop full of goods, or of an empty one. Exits with 1 if an order that was acknowledged
 * before the backup began is not there, or if nobody bought while it was saved.
 */
const run = promisify(execFile)
const [seed = 'goods'] = process.argv.slice(2)
const port = await freePort()
const MOST_SECONDS = 300
/** Ten purchases a second leave the machine time to save. */
const BREATH_MS = 1_000
const quiet = () => undefined
const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-drill-'))
const [lost, found, saved] = ['lost', 'found', 'saved'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]
const command = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: compileCache(root),
      DATA_DIR: dataDir,
    },
  })

const shop = await startBuiltShop({ dataDir: lost, port, env: { SEED: seed, TRUST_PROXY: '127.0.0.1' } })
const { acknowledged, placedMeanwhile } = await sellAndSave()
await shop.stop()
await rm(lost, { recursive: true, force: true })

const began = performance.now()
const [name = ''] = await readdir(saved)
console.log((await command('restore', found, path.join(saved, name))).stdout.trim())
const restored = await startBuiltShop({ dataDir: found, port, env: { SEED: seed } })
const seconds = Math.round((performance.now() - began) / 1000)
const problems = await askTheBooks()
await restored.stop()
await rm(folder, { recursive: true, force: true })
console.log(
  `lost, restored and open again in ${seconds} s; ${acknowledged.length} orders were acknowledged before the backup began`,
)
if (placedMeanwhile === 0) problems.push('nothing was sold while it was saved')
for (const problem of problems) console.log(`wrong: ${problem}`)
if (seconds > MOST_SECONDS) console.log(`wrong: it took longer than ${MOST_SECONDS} s`)
process.exitCode = problems.length === 0 && seconds <= MOST_SECONDS ? 0 : 1

/** Orders that were acknowledged before the backup began must be in it; those that came during it may be. */
async function sellAndSave(): Promise<{ acknowledged: string[]; placedMeanwhile: number }> {
  const { connection, stop } = await startEmbedded({ dataDir: lost, log: quiet })
  const pool = openPool(connection, quiet)
  const db = openDb(pool)
  const people = await Promise.all(Array.from({ length: 60 }, () => addPerson(db)))
  const productIds = await Promise.all(Array.from({ length: 4 }, () => addProduct(db, { stock: 100_000 })))
  const told: string[] = []
  const coupon = await addCoupon(db, { percentBp: 1000 })
  const shoppers = startShoppers({ origin: shop.origin, breathMs: BREATH_MS }, people, productIds, told, coupon)
  for (let n = 0; n < 3; n += 1) await amidOrders(told)
  const before = [...told]
  console.log((await command('backup', lost, '--to', saved)).stdout.trim())
  await shoppers.stop()
  const meanwhile = told.length - before.length
  console.log(`${meanwhile} orders were placed while it was saved`)
  await pool.end()
  await stop()
  return { acknowledged: before, placedMeanwhile: meanwhile }
}

async function askTheBooks(): Promise<string[]> {
  const { connection, stop } = await startEmbedded({ dataDir: found, log: quiet })
  const pool = openPool(connection, quiet)
  const violations = await checkInvariants(pool, { now: new Date(), acknowledged, patienceSeconds: 3600 })
  await pool.end()
  await stop()
  return violations.map(({ invariant, what }) => `(${invariant}) ${what}`)
}
