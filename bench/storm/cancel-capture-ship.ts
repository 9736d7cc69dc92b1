import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, shuffled, type StormReport } from './report.ts'

const HOUR = 3_600_000

/** The buyer cancels, the payment arrives and the shop ships the same order at the same moment. */
export async function cancelCaptureShip(ground: Ground, orders: number): Promise<StormReport> {
  const staff = await addPerson(ground.db, 'staff')
  const productId = await addProduct(ground.db, { stock: orders })
  const outcomes = new Map<string, number>()
  const parcel = { carrier: 'Hill Carriers', tracking_number: 'HC1' }
  for (let at = 0; at < orders; at += 10) {
    const buyers = await Promise.all(Array.from({ length: Math.min(10, orders - at) }, () => addPerson(ground.db)))
    const opened = await Promise.all(buyers.map((buyer) => ground.open(buyer, { product_id: productId, quantity: 1 })))
    const paid = await Promise.all(opened.map((payment) => ground.pay(payment)))
    // Half of them are paid and older than two hours, so that the fee is in the race as well.
    if (at % 20 === 0) {
      await Promise.all(
        buyers.flatMap((buyer, index) => {
          const payment = paid[index]
          return payment ? [ground.verify(buyer, payment)] : []
        }),
      )
      ground.clock.advance(3 * HOUR)
    }
    const moves = opened.flatMap(({ order: { id } }, index) => {
      const [payment, buyer] = [paid[index], buyers[index]]
      if (!payment || !buyer) return []
      return [
        () => ground.patch(`/api/orders/${id}/cancel`, buyer.headers),
        () => ground.patch(`/api/orders/${id}/cancel`, buyer.headers),
        () => ground.verify(buyer, payment),
        () => ground.patch(`/api/backoffice/orders/${id}/ship`, staff.headers, parcel),
      ]
    })
    const answers = await Promise.all(shuffled(moves).map((move) => move()))
    for (const { statusCode } of answers) outcomes.set(String(statusCode), (outcomes.get(String(statusCode)) ?? 0) + 1)
    await ground.deliverWebhooks()
  }
  await ground.deliverWebhooks()
  await ground.runJobs()
  const broken = [...outcomes].filter(([status]) => status >= '500').reduce((sum, [, count]) => sum + count, 0)
  return {
    storm: 'cancel, capture and ship at once',
    facts: [`${orders} orders; answers ${[...outcomes].map(([status, count]) => `${count} x ${status}`).join(', ')}`],
    violations: [
      ...expected('answers of 5xx', broken, 0),
      ...(await wrongFees(ground)),
      ...sentences(await ground.violations()),
    ],
  }
}

/** A cancelled order keeps nothing, or a tenth when it was paid and two hours old; the rest goes back. */
async function wrongFees({ pool }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select format('order %s: fee %s of %s, refunds %s', o.id, o.cancellation_fee, o.total_amount, coalesce(sum(r.amount), 0)) what
     from orders o left join refunds r on r.order_id = o.id and r.status <> 'failed'
     where o.status = 'cancelled'
     group by o.id
     having o.cancellation_fee not in (0, round(o.total_amount * 0.1))
        or (o.payment_status in ('paid', 'refunded') and coalesce(sum(r.amount), 0) <> o.total_amount - o.cancellation_fee)`,
  )
  return rows.map(({ what }) => what)
}
