import { createHash } from 'node:crypto'
import { paise } from '#domain/money/paise.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { takeFault } from './faults.ts'
import { paymentJson, refundJson, type SimulatedPayment, type SimulatedRefund } from './simulated-entities.ts'
import { simulatedId } from './simulated-ids.ts'
import { fine, notAnId, problem, type SimulatedReply } from './simulated-problem.ts'
import { emitWebhooks, type SimulatorDeps } from './simulated-webhooks.ts'
import {
  addRefunded,
  insertSimulatedRefund,
  lockSimulatedPayment,
  setRefundStatus,
  simulatedRefund,
  simulatedRefundByKey,
  simulatedRefundsOf,
} from './simulator.store.ts'

const KEY = /^[\w-]{10,}$/
const KNOWN = ['amount', 'speed', 'notes', 'receipt']
type RefundBody = { amount?: number; speed?: string; notes?: Record<string, string>; receipt?: string }

/** POST /payments/:id/refund with its idempotency (contract d-1). */
export async function simulateRefund(
  deps: SimulatorDeps,
  paymentId: string,
  key: string | undefined,
  body: RefundBody,
): Promise<SimulatedReply> {
  const unknown = Object.keys(body).filter((name) => !KNOWN.includes(name))
  if (unknown.length > 0) return problem(400, `${unknown.join(', ')} is/are not required and should not be sent`)
  if (key !== undefined && !KEY.test(key)) return problem(400, 'The idempotency key is not valid')
  return transact(deps.db, async (tx) => {
    const payment = await lockSimulatedPayment(tx, paymentId)
    if (!payment) return notAnId(paymentId)
    const requestHash = hashOf(paymentId, body)
    const earlier = key === undefined ? null : await simulatedRefundByKey(tx, key)
    if (earlier) return replay(earlier, requestHash)
    if (await takeFault(tx, 'refund_busy')) return problem(409, 'Request is already being processed.')
    return refundOnce(tx, deps, payment, { body, key: key ?? null, requestHash })
  })
}

function replay(earlier: SimulatedRefund, requestHash: string): SimulatedReply {
  if (earlier.requestHash === requestHash) return fine(refundJson(earlier))
  return problem(400, 'Different request with the same idempotency key has already been processed.')
}

type Request = { body: RefundBody; key: string | null; requestHash: string }

async function refundOnce(
  tx: Tx,
  deps: SimulatorDeps,
  payment: SimulatedPayment,
  request: Request,
): Promise<SimulatedReply> {
  if (payment.status === 'refunded') return problem(400, 'The payment has been fully refunded already')
  if (payment.status !== 'captured') return problem(400, 'The payment status should be captured for action to be taken')
  const left = payment.amount - (await promised(tx, payment))
  const amount = request.body.amount ?? left
  if (!Number.isInteger(amount) || amount < 100) return problem(400, 'The amount must be at least INR 1.00', 'amount')
  if (left <= 0) return problem(400, 'The payment has been fully refunded already')
  if (amount > left) return problem(400, 'The refund amount provided is greater than amount captured', 'amount')
  const fails = (await takeFault(tx, 'refund_fails')) !== null
  const waits = fails || (await takeFault(tx, 'refund_pending')) !== null
  const refund = await insertSimulatedRefund(tx, {
    id: simulatedId(deps.random, 'rfnd'),
    paymentId: payment.id,
    amount: paise(amount),
    status: waits ? 'pending' : 'processed',
    speed: request.body.speed ?? 'normal',
    receipt: request.body.receipt ?? null,
    notes: request.body.notes ?? {},
    idempotencyKey: request.key,
    requestHash: request.requestHash,
    createdAt: deps.clock.now(),
  })
  await tell(tx, deps, 'refund.created', refund, payment)
  if (!waits) await tell(tx, deps, 'refund.processed', refund, await addRefunded(tx, payment.id, refund.amount))
  if (fails) await tell(tx, deps, 'refund.failed', await setRefundStatus(tx, refund.id, 'failed'), payment)
  return fine(refundJson(refund))
}

/** A pending refund is promised money too. */
async function promised(tx: Tx, payment: SimulatedPayment): Promise<number> {
  const refunds = await simulatedRefundsOf(tx, payment.id)
  return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)
}

/** The bank answers at last: a pending refund is processed or fails. */
export async function finishRefund(
  deps: SimulatorDeps,
  refundId: string,
  status: 'processed' | 'failed',
): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    const refund = await simulatedRefund(tx, refundId)
    const payment = refund && (await lockSimulatedPayment(tx, refund.paymentId))
    if (!payment || refund.status !== 'pending') return false
    const finished = await setRefundStatus(tx, refundId, status)
    const after = status === 'processed' ? await addRefunded(tx, payment.id, refund.amount) : payment
    await tell(tx, deps, `refund.${status}`, finished, after)
    return true
  })
}

async function tell(tx: Tx, deps: SimulatorDeps, event: string, refund: SimulatedRefund, payment: SimulatedPayment) {
  const payload = { refund: { entity: refundJson(refund) }, payment: { entity: paymentJson(payment) } }
  await emitWebhooks(tx, deps, [{ event, payload }])
}

const hashOf = (paymentId: string, body: RefundBody) =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, body.amount, body.speed, body.receipt, body.notes]))
    .digest('hex')
