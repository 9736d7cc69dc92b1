import { type Paise, paise } from '#domain/money/paise.ts'
import type { SimulatedError } from '#server/db/schema/simulator.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { checkoutMessage, sign } from '../signatures.ts'
import { takeFault } from './faults.ts'
import { orderJson, paymentJson, type SimulatedOrder, type SimulatedPayment } from './simulated-entities.ts'
import { simulatedId } from './simulated-ids.ts'
import { emitWebhooks, type SimulatorDeps } from './simulated-webhooks.ts'
import {
  insertSimulatedPayment,
  lockSimulatedOrder,
  updateSimulatedOrder,
  updateSimulatedPayment,
} from './simulator.store.ts'
import { simulatorKeys } from './simulator-keys.ts'
import type { Instrument } from './test-instruments.ts'

export type Paid = {
  status: 'captured'
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}
export type NotPaid = {
  status: 'failed'
  error: SimulatedError & { metadata: { order_id: string; payment_id: string } }
}

/** One attempt to pay an order at the provider. Null when there is no such order or it is paid already. */
export async function simulatePayment(
  deps: SimulatorDeps,
  orderId: string,
  instrument: Instrument,
): Promise<Paid | NotPaid | null> {
  return transact(deps.db, async (tx) => {
    const order = await lockSimulatedOrder(tx, orderId)
    if (!order || order.status === 'paid') return null
    const payment = await insertSimulatedPayment(tx, {
      id: simulatedId(deps.random, 'pay'),
      orderId,
      amount: await amountOf(tx, order),
      status: 'created',
      amountRefunded: paise(0),
      method: instrument.method,
      details: instrument.details,
      createdAt: deps.clock.now(),
    })
    const retried = instrument.error === null && (await takeFault(tx, 'failed_then_captured')) !== null
    if (instrument.error) return fail(tx, deps, order, payment, instrument.error)
    if (retried) await fail(tx, deps, order, payment, TIMED_OUT)
    return capture(tx, deps, order, payment)
  })
}

const TIMED_OUT: SimulatedError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment was unsuccessful as it was not completed on time.',
  source: 'customer',
  step: 'payment_authorization',
  reason: 'payment_timed_out',
}

async function amountOf(tx: Tx, order: SimulatedOrder): Promise<Paise> {
  const changed = await takeFault(tx, 'amount_changed')
  return changed ? paise(Number(changed['amount'] ?? order.amount - 100)) : order.amount
}

async function fail(
  tx: Tx,
  deps: SimulatorDeps,
  order: SimulatedOrder,
  payment: SimulatedPayment,
  error: SimulatedError,
): Promise<NotPaid> {
  const failed = await updateSimulatedPayment(tx, payment.id, { status: 'failed', error })
  await updateSimulatedOrder(tx, order.id, { status: 'attempted', attempts: order.attempts + 1 })
  await emitWebhooks(tx, deps, [{ event: 'payment.failed', payload: { payment: { entity: paymentJson(failed) } } }])
  return { status: 'failed', error: { ...error, metadata: { order_id: order.id, payment_id: payment.id } } }
}

async function capture(tx: Tx, deps: SimulatorDeps, order: SimulatedOrder, payment: SimulatedPayment): Promise<Paid> {
  const authorized = await updateSimulatedPayment(tx, payment.id, { status: 'authorized', error: null })
  const captured = await updateSimulatedPayment(tx, payment.id, { status: 'captured' })
  const paid = await updateSimulatedOrder(tx, order.id, {
    status: 'paid',
    attempts: order.attempts + 1,
    amountPaid: captured.amount,
  })
  await emitWebhooks(tx, deps, [
    { event: 'payment.authorized', payload: { payment: { entity: paymentJson(authorized) } } },
    { event: 'payment.captured', payload: { payment: { entity: paymentJson(captured) } } },
    {
      event: 'order.paid',
      payload: { payment: { entity: paymentJson(captured) }, order: { entity: orderJson(paid) } },
    },
  ])
  return {
    status: 'captured',
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: sign(simulatorKeys.keySecret, checkoutMessage(order.id, payment.id)),
  }
}
