import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { afterTheStorm } from './crash-app.ts'
import type { Ground } from './ground.ts'
import { sentences, type StormReport } from './report.ts'
import { amidOrders, startShoppers } from './shoppers.ts'
import { startShopProcess, untilReady } from './shop-process.ts'

const PEOPLE = 251

type Database = { connection: pg.PoolConfig; dataDir: string }

/** PostgreSQL is killed under load and comes back; the shop must stay up, and no order it acknowledged may be gone. */
export async function crashDatabase(
  ground: Ground,
  { connection, dataDir }: Database,
  rounds: number,
): Promise<StormReport> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addPerson(ground.db)))
  const productIds = await Promise.all(Array.from({ length: 4 }, () => addProduct(ground.db, { stock: 100_000 })))
  const couponCode = await addCoupon(ground.db, { percentBp: 1000 })
  const acknowledged: string[] = []
  const shop = await startShopProcess(connection, false)
  // The ground itself is on the disk, also under a database that flushes lazily: only what is done now can be lost.
  await ground.db.execute(sql`checkpoint`)
  const shoppers = startShoppers(shop.origin, people, productIds, acknowledged, couponCode)
  let slowest = 0
  for (let round = 1; round <= rounds; round += 1) {
    await amidOrders(acknowledged)
    await killPostgres(dataDir)
    slowest = Math.max(slowest, await untilReady(shop.origin, shop.isAlive))
  }
  await amidOrders(acknowledged)
  const isUp = shop.isAlive()
  await shoppers.stop()
  await shop.kill()
  await afterTheStorm(ground)
  return {
    storm: 'crash of the database',
    facts: [
      `killed ${rounds} times, ${acknowledged.length} orders acknowledged, answering again after ${slowest} ms at most`,
    ],
    violations: [...(isUp ? [] : ['the app did not stay up']), ...sentences(await ground.violations(acknowledged))],
  }
}

async function killPostgres(dataDir: string): Promise<void> {
  const files = await readdir(dataDir, { recursive: true })
  const note = files.find((file) => path.basename(file) === 'postmaster.pid')
  if (!note) return
  const [pid] = (await readFile(path.join(dataDir, note), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
