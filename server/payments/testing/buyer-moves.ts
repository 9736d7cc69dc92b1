import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { OrderJson } from '#domain/api/orders.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { type Fault, type FaultData, forgetFaults, plantFault } from '#server/adapters/razorpay/simulator/faults.ts'
import { type NotPaid, type Paid, simulatePayment } from '#server/adapters/razorpay/simulator/simulated-payment.ts'
import { webhookHeaders, type WebhookRow } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import { undeliveredWebhooks } from '#server/adapters/razorpay/simulator/testing/undelivered-webhooks.ts'
import { readInstrument } from '#server/adapters/razorpay/simulator/test-instruments.ts'
import { products } from '#server/db/schema/catalog.ts'
import { simulatorWebhooks } from '#server/db/schema/simulator.ts'
import type { Deps } from '#server/deps.ts'
import { addPerson, addProduct, type Line, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'

type Wallet = 'pays' | 'fails'
type Shop = { app: FastifyInstance; deps: Deps; runJobs(): Promise<void> }

/** What a buyer and the provider do. Webhooks travel when the caller says so. */
export function buyerMoves({ app, deps, runJobs }: Shop) {
  const { db } = deps

  const post = (url: string, headers: Record<string, string>, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload })
  const patch = (url: string, headers: Record<string, string>, payload: object = {}) =>
    app.inject({ method: 'PATCH', url, headers, payload })

  async function open(buyer: TestPerson, ...lines: Line[]): Promise<OpenedPayment> {
    const answer = await post('/api/razorpay/create-order', buyer.headers, orderBody(...lines))
    if (answer.statusCode !== 200) throw new Error(`create-order answered ${answer.statusCode}: ${answer.body}`)
    return answer.json<{ data: OpenedPayment }>().data
  }

  async function payAtProvider(opened: OpenedPayment, wallet: Wallet = 'pays'): Promise<Paid | NotPaid> {
    const form = { method: 'upi', vpa: wallet === 'pays' ? 'success@razorpay' : 'failure@razorpay' } as const
    const outcome = await simulatePayment(deps, opened.razorpay_order_id, readInstrument(form))
    if (!outcome) throw new Error('The provider knows no such unpaid order')
    return outcome
  }

  async function pay(opened: OpenedPayment): Promise<Paid> {
    const outcome = await payAtProvider(opened)
    if (outcome.status !== 'captured') throw new Error('The payment failed')
    return outcome
  }

  const verify = (buyer: TestPerson, { status: _status, ...fields }: Paid) =>
    post('/api/razorpay/verify-payment', buyer.headers, fields)

  const postWebhook = (webhook: Pick<WebhookRow, 'id' | 'signature' | 'body'>) =>
    app.inject({
      method: 'POST',
      url: '/api/razorpay/webhook',
      headers: webhookHeaders(webhook),
      payload: webhook.body,
    })

  /** Posts every message that the provider has written, in the order given, and lets the shop act on them. */
  async function deliverWebhooks(
    arrange: (webhooks: WebhookRow[]) => WebhookRow[] = (webhooks) => webhooks,
  ): Promise<number[]> {
    const waiting = await undeliveredWebhooks(db)
    const answers: number[] = []
    for (const webhook of arrange(waiting)) answers.push((await postWebhook(webhook)).statusCode)
    await db.update(simulatorWebhooks).set({ deliveredAt: new Date() })
    await runJobs()
    return answers
  }

  async function orderOf(buyer: TestPerson, id: number): Promise<OrderJson> {
    return (await app.inject({ url: `/api/orders/${id}`, headers: buyer.headers })).json<{ data: OrderJson }>().data
  }

  async function stockOf(productId: number) {
    const [row] = await db
      .select({ onHand: products.stockOnHand, held: products.stockHeld })
      .from(products)
      .where(eq(products.id, productId))
    return row
  }

  async function buyerOf(stock: number, quantity = 1) {
    const buyer = await addPerson(db)
    const productId = await addProduct(db, { stock })
    return { buyer, productId, opened: await open(buyer, { product_id: productId, quantity }) }
  }

  const plant = (fault: Fault, times = 1, data: FaultData = {}) => plantFault(db, fault, times, data)
  const heal = () => forgetFaults(db)

  return {
    post,
    patch,
    open,
    payAtProvider,
    pay,
    verify,
    postWebhook,
    deliverWebhooks,
    orderOf,
    stockOf,
    buyerOf,
    plant,
    heal,
  }
}

/** The simulator's own deliveries are left out of the queue: the caller makes them. */
export function deliverByHand({ jobs }: Deps, deliveryJob: string): void {
  const enqueue = jobs.enqueue.bind(jobs)
  jobs.enqueue = async (tx, job, data, options) => {
    if (job.name !== deliveryJob) await enqueue(tx, job, data, options)
  }
}
