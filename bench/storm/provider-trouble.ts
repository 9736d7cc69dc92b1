import { randomUUID } from 'node:crypto'
import { reconcile } from '#server/payments/reconcile.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import type { Fault } from '#server/adapters/razorpay/simulator/faults.ts'
import type { Ground } from './ground.ts'
import { isCrowded } from './is-crowded.ts'
import { expected, sentences, type StormReport } from './report.ts'

const TROUBLES: readonly Fault[] = ['http_500', 'http_429', 'lost_answer', 'hang']
const OPERATIONS = ['orders.create', 'payments.fetch', 'refunds.create'] as const
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SLOWEST_LOOK_MS = 1_500

/** The provider hangs, breaks, throttles and answers twice while people buy and cancel; others only look around. */
export async function providerTrouble(ground: Ground, rounds: number, isNaive = false): Promise<StormReport> {
  if (isNaive) forgetKeys(ground)
  const violations: string[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round += 1)
    for (const trouble of TROUBLES) {
      const buyer = await addPerson(ground.db)
      const product_id = await addProduct(ground.db, { stock: 10 })
      for (const operation of OPERATIONS) await ground.plant(trouble, 1, { operation })
      const [opened, look] = await Promise.all([
        ground.post('/api/razorpay/create-order', buyer.headers, orderBody({ product_id, quantity: 1 })),
        lookAround(ground),
      ])
      slowest = Math.max(slowest, look)
      if (opened.statusCode !== 200) {
        violations.push(`${trouble}: the payment could not be opened (${opened.statusCode})`)
        continue
      }
      const payment = opened.json<{ data: OpenedPayment }>().data
      await ground.verify(buyer, await ground.pay(payment))
      ground.clock.advance(MINUTE)
      await reconcile(ground.deps)
      ground.clock.advance(3 * HOUR)
      await ground.patch(`/api/orders/${payment.order.id}/cancel`, buyer.headers)
      await settle(ground)
    }
  await ground.heal()
  await settle(ground)
  return {
    storm: 'provider hangs, breaks and answers twice',
    facts: [`${rounds * TROUBLES.length} purchases and cancellations; the slowest look at the shop took ${slowest} ms`],
    violations: [
      ...violations,
      ...expected('looks at the shop slower than they may be', slowest > SLOWEST_LOOK_MS && !isCrowded() ? 1 : 0, 0),
      ...(await doubleOrders(ground)),
      ...sentences(await ground.violations()),
    ],
  }
}

async function lookAround({ app }: Ground): Promise<number> {
  const started = Date.now()
  await app.inject('/readyz')
  await app.inject('/api/orders/track/SLG-000000000000')
  return Date.now() - started
}

async function settle(ground: Ground): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await ground.deliverWebhooks()
    ground.clock.advance(11 * MINUTE)
    await reconcile(ground.deps)
  }
}

/** Two open orders at the provider for one of ours would let somebody pay twice. */
async function doubleOrders({ pool }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ receipt: string }>(
    'select receipt from simulator_orders group by receipt having count(*) > 1',
  )
  return rows.map(({ receipt }) => `order ${receipt} is open twice at the provider`)
}

/** The negative control: every try of a refund is a new one. */
function forgetKeys({ deps }: Ground): void {
  const { refund } = deps.razorpay
  deps.razorpay.refund = async (wish) => {
    await refund({ ...wish, amount: 100 as typeof wish.amount, key: `naive-${randomUUID()}` })
    return refund({ ...wish, amount: 100 as typeof wish.amount, key: `naive-${randomUUID()}` })
  }
}
