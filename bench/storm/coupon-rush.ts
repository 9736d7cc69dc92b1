import { addCoupon, addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, type StormReport } from './report.ts'

export type RushSize = { buyers: number; uses: number }
const TRIES = 3
const GIVEN_BACK = 3

/** Everybody asks three times at once for a coupon of which there are few; some are given back and fought over again. */
export async function couponRush(ground: Ground, { buyers, uses }: RushSize): Promise<StormReport> {
  const people = await Promise.all(Array.from({ length: buyers }, () => addPerson(ground.db)))
  const product_id = await addProduct(ground.db, { stock: buyers * TRIES * 2 })
  const coupon_code = await addCoupon(ground.db, { percentBp: 1000, totalLimit: uses, perCustomerLimit: 1 })
  const body = { ...orderBody({ product_id, quantity: 1 }), coupon_code }

  async function rush() {
    const asks = people.flatMap((buyer) => Array.from({ length: TRIES }, () => buyer))
    const answers = await Promise.all(
      asks.map(async (buyer) => ({ buyer, answer: await ground.post('/api/orders', buyer.headers, body) })),
    )
    const broken = answers.filter(({ answer }) => answer.statusCode >= 500).length
    return { got: answers.filter(({ answer }) => answer.statusCode === 201), broken }
  }

  const first = await rush()
  for (const { buyer, answer } of first.got.slice(0, GIVEN_BACK))
    await ground.patch(`/api/orders/${answer.json<{ data: { id: number } }>().data.id}/cancel`, buyer.headers)
  const second = await rush()
  await ground.runJobs()
  return {
    storm: 'coupon-rush',
    facts: [
      `${first.got.length} of ${uses} uses to ${buyers} buyers, then ${second.got.length} of ${GIVEN_BACK} given back`,
    ],
    violations: [
      ...expected('orders with the coupon', first.got.length, uses),
      ...expected('orders with a use that was given back', second.got.length, GIVEN_BACK),
      ...expected('answers of 5xx', first.broken + second.broken, 0),
      ...sentences(await ground.violations()),
    ],
  }
}
