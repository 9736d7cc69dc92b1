import type { OpenedPayment } from '#domain/api/payments.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { type Api, ApiError, type Success } from '#web/api/api.ts'
import { payInWindow, type PaymentConfirmation } from './payment-window.ts'

export type PayOutcome =
  | { kind: 'paid'; orderNumber: string }
  | { kind: 'dismissed'; orderNumber: string }
  | { kind: 'refused'; message: string; errors: Record<string, string[]> }
  | { kind: 'unverified'; orderNumber: string }

type Steps = {
  /** `{items, addresses}` for a new order, `{order_id}` for one that is still unpaid. */
  request: unknown
  idempotencyKey: string
  onPaying(): void
}

/** Create the order, let the shopper pay, have the server check it. Every way it can end is a value. */
export async function placeAndPay(api: Api, { request, idempotencyKey, onPaying }: Steps): Promise<PayOutcome> {
  const opened = await openPayment(api, request, idempotencyKey)
  if ('kind' in opened) return opened
  onPaying()
  const orderNumber = opened.order.order_number
  try {
    const outcome = await payInWindow(opened)
    if (outcome.kind === 'dismissed') return { kind: 'dismissed', orderNumber }
    return await verify(api, orderNumber, outcome.confirmation)
  } catch (error) {
    console.error(error)
    return { kind: 'refused', message: CHECKOUT_TEXTS.paymentUnavailable, errors: {} }
  }
}

async function openPayment(api: Api, request: unknown, key: string): Promise<OpenedPayment | PayOutcome> {
  try {
    const { data } = await api.send<Success<OpenedPayment>>('POST', '/api/razorpay/create-order', request, {
      'Idempotency-Key': key,
    })
    return data
  } catch (error) {
    return refusalOf(error)
  }
}

/** The server's own words where it refused; the general sentence where it failed or could not be reached. */
function refusalOf(error: unknown): PayOutcome {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!isRefusal) return { kind: 'refused', message: CHECKOUT_TEXTS.createFailed, errors: {} }
  return { kind: 'refused', message: error.message || CHECKOUT_TEXTS.placeFailed, errors: error.errors }
}

async function verify(api: Api, orderNumber: string, confirmation: PaymentConfirmation): Promise<PayOutcome> {
  try {
    await api.send('POST', '/api/razorpay/verify-payment', confirmation)
    return { kind: 'paid', orderNumber }
  } catch (error) {
    console.error(error)
    return { kind: 'unverified', orderNumber }
  }
}
