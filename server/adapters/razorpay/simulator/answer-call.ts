import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, Reply } from '../razorpay-client.ts'
import { paise } from '#domain/money/paise.ts'
import { hasFaults, takeFault } from './faults.ts'
import { collectionJson, orderJson, paymentJson, refundJson } from './simulated-entities.ts'
import { cancelLink, createLink, fetchLink, listLinks } from './simulated-links.ts'
import { simulatedId } from './simulated-ids.ts'
import { fine, notAnId, problem, type SimulatedReply } from './simulated-problem.ts'
import { simulateRefund } from './simulated-refund.ts'
import type { SimulatorDeps } from './simulated-webhooks.ts'
import {
  insertSimulatedOrder,
  simulatedOrder,
  simulatedOrders,
  simulatedPayment,
  simulatedPaymentsOf,
  simulatedRefund,
  simulatedRefundsOf,
  updateSimulatedOrder,
} from './simulator.store.ts'
import { simulatorKeys } from './simulator-keys.ts'

type Method = Call['method'] | 'PATCH'
export type SimulatedCall = { method: Method; path: string; body?: object; headers: Record<string, string | undefined> }
type Body = Record<string, unknown>
type Handler = (
  deps: SimulatorDeps,
  call: SimulatedCall & { body: Body; query: URLSearchParams },
  id: string,
) => Promise<SimulatedReply>
type Operation = { name: string; method: Method; path: RegExp; answer: Handler }

const MOST = 100
const HANG_MS = 60_000
const authorization = `Basic ${Buffer.from(`${simulatorKeys.keyId}:${simulatorKeys.keySecret}`).toString('base64')}`

const OPERATIONS: readonly Operation[] = [
  { name: 'orders.create', method: 'POST', path: /^\/orders$/, answer: createOrder },
  { name: 'orders.list', method: 'GET', path: /^\/orders$/, answer: listOrders },
  { name: 'orders.payments', method: 'GET', path: /^\/orders\/(\w+)\/payments$/, answer: listPayments },
  { name: 'orders.fetch', method: 'GET', path: /^\/orders\/(\w+)$/, answer: fetchOrder },
  { name: 'orders.change', method: 'PATCH', path: /^\/orders\/(\w+)$/, answer: changeOrder },
  { name: 'payments.capture', method: 'POST', path: /^\/payments\/(\w+)\/capture$/, answer: capturePayment },
  { name: 'refunds.create', method: 'POST', path: /^\/payments\/(\w+)\/refund$/, answer: createRefund },
  { name: 'refunds.list', method: 'GET', path: /^\/payments\/(\w+)\/refunds$/, answer: listRefunds },
  { name: 'payments.fetch', method: 'GET', path: /^\/payments\/(\w+)$/, answer: fetchPayment },
  { name: 'links.create', method: 'POST', path: /^\/payment_links$/, answer: createLink },
  { name: 'links.list', method: 'GET', path: /^\/payment_links$/, answer: listLinks },
  { name: 'links.cancel', method: 'POST', path: /^\/payment_links\/(\w+)\/cancel$/, answer: cancelLink },
  { name: 'links.fetch', method: 'GET', path: /^\/payment_links\/(\w+)$/, answer: fetchLink },
  { name: 'refunds.fetch', method: 'GET', path: /^\/refunds\/(\w+)$/, answer: fetchRefund },
]

/** One call to the simulated provider, with the faults it has been asked to commit. */
export async function answerCall(deps: SimulatorDeps, call: SimulatedCall, signal?: AbortSignal): Promise<Reply> {
  if (call.headers['authorization'] !== authorization) return problem(401, 'Authentication failed')
  const [path = '', query = ''] = call.path.split('?')
  const operation = OPERATIONS.find((known) => known.method === call.method && known.path.test(path))
  if (!operation) return problem(404, 'The requested URL was not found on the server.')
  const isAsked = await hasFaults(deps.db)
  const misfortune = isAsked ? await misfortuneBefore(deps, operation.name, signal) : null
  if (misfortune) return misfortune
  const id = operation.path.exec(path)?.[1] ?? ''
  const body = (call.body ?? {}) as Body
  const reply = await operation.answer(deps, { ...call, body, query: new URLSearchParams(query) }, id)
  return isAsked && (await takeFault(deps.db, 'lost_answer', operation.name))
    ? problem(502, 'The answer was lost')
    : reply
}

async function misfortuneBefore({ db }: SimulatorDeps, operation: string, signal?: AbortSignal): Promise<Reply | null> {
  if (await takeFault(db, 'http_429', operation)) return problem(429, 'Too many requests')
  if (await takeFault(db, 'http_500', operation))
    return problem(500, 'We are facing some trouble completing your request.')
  if (await takeFault(db, 'hang', operation))
    await sleep(HANG_MS, undefined, { ref: false, ...(signal ? { signal } : {}) })
  return null
}

async function createOrder(deps: SimulatorDeps, { body }: { body: Body }): Promise<SimulatedReply> {
  const { amount, currency, receipt, notes } = body
  if (amount === undefined) return problem(400, 'The amount field is required', 'amount')
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
    return problem(400, 'The amount must be at least INR 1.00', 'amount')
  if (typeof currency !== 'string') return problem(400, 'The currency field is required', 'currency')
  if (typeof receipt === 'string' && receipt.length > 40)
    return problem(400, 'The receipt may not be greater than 40 characters', 'receipt')
  const order = await insertSimulatedOrder(deps.db, {
    id: simulatedId(deps.random, 'order'),
    receipt: typeof receipt === 'string' ? receipt : null,
    amount: paise(amount),
    amountPaid: paise(0),
    currency,
    notes: readNotes(notes),
    createdAt: deps.clock.now(),
  })
  return fine(orderJson(order))
}

const readNotes = (notes: unknown): Record<string, string> =>
  typeof notes === 'object' && notes !== null && !Array.isArray(notes) ? (notes as Record<string, string>) : {}

async function listOrders({ db }: SimulatorDeps, { query }: { query: URLSearchParams }): Promise<SimulatedReply> {
  const count = Math.min(MOST, Number(query.get('count') ?? 10) || 10)
  const orders = await simulatedOrders(db, query.get('receipt'), count, Number(query.get('skip') ?? 0) || 0)
  return fine(collectionJson(orders.map(orderJson)))
}

async function fetchOrder({ db }: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  const order = await simulatedOrder(db, id)
  return order ? fine(orderJson(order)) : notAnId(id)
}

async function changeOrder({ db }: SimulatorDeps, { body }: { body: Body }, id: string): Promise<SimulatedReply> {
  if (!(await simulatedOrder(db, id))) return notAnId(id)
  return fine(orderJson(await updateSimulatedOrder(db, id, { notes: readNotes(body['notes']) })))
}

async function listPayments({ db }: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  if (!(await simulatedOrder(db, id))) return notAnId(id)
  return fine(collectionJson((await simulatedPaymentsOf(db, id)).map(paymentJson)))
}

async function fetchPayment({ db }: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  const payment = await simulatedPayment(db, id)
  return payment ? fine(paymentJson(payment)) : notAnId(id)
}

/** Every order asks for automatic capture, so there is never one left to capture by hand. */
async function capturePayment({ db }: SimulatorDeps, { body }: { body: Body }, id: string): Promise<SimulatedReply> {
  const payment = await simulatedPayment(db, id)
  if (!payment) return notAnId(id)
  if (body['amount'] !== payment.amount)
    return problem(400, 'Capture amount must be equal to the amount authorized', 'amount')
  return problem(400, 'This payment has already been captured')
}

async function createRefund(
  deps: SimulatorDeps,
  { headers, body }: SimulatedCall & { body: Body },
  id: string,
): Promise<SimulatedReply> {
  return simulateRefund(deps, id, headers['x-refund-idempotency'], body)
}

async function listRefunds({ db }: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  return fine(collectionJson((await simulatedRefundsOf(db, id)).map(refundJson)))
}

async function fetchRefund({ db }: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  const refund = await simulatedRefund(db, id)
  return refund ? fine(refundJson(refund)) : notAnId(id)
}
