import type pg from 'pg'
import { reconcile } from '#server/payments/reconcile.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import type { Ground } from './ground.ts'
import { isCrowded } from './is-crowded.ts'
import { sentences, type StormReport } from './report.ts'
import { amidOrders, startShoppers } from './shoppers.ts'
import { startShopProcess } from './shop-process.ts'

const PEOPLE = 251
const READY_WITHIN_MS = 5_000
const MINUTE = 60_000

/** The shop is killed in the middle of checkouts, again and again; then the books are asked what was lost. */
export async function crashApp(
  ground: Ground,
  connection: pg.PoolConfig,
  rounds: number,
  isNaive = false,
): Promise<StormReport> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addPerson(ground.db)))
  const productIds = await Promise.all(Array.from({ length: 4 }, () => addProduct(ground.db, { stock: 100_000 })))
  const couponCode = await addCoupon(ground.db, { percentBp: 1000 })
  const acknowledged: string[] = []
  const late: string[] = []
  let slowest = 0
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await startShopProcess(connection, isNaive)
    slowest = Math.max(slowest, shop.readyAfterMs)
    if (shop.readyAfterMs > READY_WITHIN_MS && !isCrowded())
      late.push(`round ${round}: ready after ${shop.readyAfterMs} ms`)
    const shoppers = startShoppers(shop.origin, people, productIds, acknowledged, couponCode)
    await amidOrders(acknowledged)
    await shop.kill()
    await shoppers.stop()
  }
  await afterTheStorm(ground)
  return {
    storm: 'crash of the app',
    facts: [
      `killed ${rounds} times, ${acknowledged.length} orders acknowledged, ready again after ${slowest} ms at most`,
    ],
    violations: [...sentences(await ground.violations(acknowledged)), ...(isNaive ? [] : late)],
  }
}

/** What a running shop does by itself within the next half hour. */
export async function afterTheStorm(ground: Ground): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await ground.recoverJobs()
    await ground.deliverWebhooks()
    ground.clock.advance(11 * MINUTE)
    await reconcile(ground.deps)
  }
  await ground.recoverJobs()
}
