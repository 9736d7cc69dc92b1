import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, type StormReport } from './report.ts'

const MINUTE = 60_000

/** Everybody pays and then nobody hears of it: the browser dies and the provider's messages are lost. */
export async function lostMessages(ground: Ground, orders: number, isNaive = false): Promise<StormReport> {
  const productId = await addProduct(ground.db, { stock: orders })
  await ground.plant('webhook_drop', orders * 3)
  const buyers: number[] = []
  for (let index = 0; index < orders; index += 1) {
    const buyer = await addPerson(ground.db)
    buyers.push(buyer.id)
    await ground.pay(await ground.open(buyer, { product_id: productId, quantity: 1 }))
  }
  await ground.heal()
  let minutes = 0
  let paid = 0
  while (paid < orders && minutes < 5) {
    minutes += 1
    ground.clock.advance(MINUTE)
    if (!isNaive) await reconcile(ground.deps)
    await ground.runJobs()
    const { rows } = await ground.pool.query<{ n: string }>(
      `select count(*) n from orders where user_id = any($1) and payment_status = 'paid'`,
      [buyers],
    )
    paid = Number(rows[0]?.n)
  }
  return {
    storm: 'browser and webhook both lost',
    facts: [`${paid} of ${orders} orders known to be paid after ${minutes} minute(s)`],
    violations: [...expected('orders paid within 5 minutes', paid, orders), ...sentences(await ground.violations())],
  }
}
