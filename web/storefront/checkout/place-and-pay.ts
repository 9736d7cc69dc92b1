import { PAYMENTS } from '#domain/api/endpoints/orders.ts'
import type { OpenedPayment, PaymentRequest } from '#domain/api/payments.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { type Api, ApiError } from '#web/api/api.ts'
import { call, isRefusedWith } from '#web/api/call.ts'
import { payInWindow, type PaymentConfirmation } from './payment-window.ts'

export type Refused = { kind: 'refused'; code: string; message: string; errors: Record<string, string[]> }
export type PayOutcome =
  /** Checked by the server; `isSettled` is false while the provider has not confirmed it yet. */
  | { kind: 'paid'; orderNumber: string; message: string; isSettled: boolean }
  /** The money came too late or twice and is on its way back. */
  | { kind: 'returned'; orderNumber: string; message: string }
  | { kind: 'unverified'; orderNumber: string }
  | { kind: 'dismissed'; failure: string | undefined }
  /** The server's total is not the one that the shopper saw: nothing is opened before they have seen it. */
  | { kind: 'repriced'; total: number }
  | Refused

type Steps = {
  /** `{items, addresses}` for a new order, `{order_id}` for one that is still unpaid. */
  request: PaymentRequest
  idempotencyKey: string
  /** In paise, as the screen says it. */
  shownTotal: number
  /** What the provider's window calls the shop. */
  shopName: string
  onOpened(payment: OpenedPayment): void
}

/** Create the order, let the shopper pay, have the server check it. Every way it can end is a value. */
export async function placeAndPay(api: Api, steps: Steps): Promise<PayOutcome> {
  const opened = await openPayment(api, steps.request, steps.idempotencyKey)
  if ('kind' in opened) return opened
  steps.onOpened(opened)
  if (opened.amount !== steps.shownTotal) return { kind: 'repriced', total: opened.amount }
  try {
    const outcome = await payInWindow(opened, steps.shopName)
    if (outcome.kind === 'dismissed') return outcome
    return await verify(api, opened.order.order_number, outcome.confirmation)
  } catch (error) {
    console.error(error)
    return { kind: 'refused', code: 'payment_unavailable', message: CHECKOUT_TEXTS.paymentUnavailable, errors: {} }
  }
}

async function openPayment(api: Api, request: PaymentRequest, key: string): Promise<OpenedPayment | Refused> {
  try {
    const answer = await call(api, PAYMENTS.open, { body: request, headers: { 'Idempotency-Key': key } })
    const data: OpenedPayment | null = answer.data
    return data ?? failedToCreate
  } catch (error) {
    return refusalOf(error)
  }
}

const failedToCreate: Refused = { kind: 'refused', code: 'failed', message: CHECKOUT_TEXTS.createFailed, errors: {} }

/** The server's own words where it refused; the general sentence where it failed or could not be reached. */
function refusalOf(error: unknown): Refused {
  if (!(error instanceof ApiError) || error.status < 400) return failedToCreate
  // A provider that rests: the server knows when it will be asked again.
  const isWorded = error.status < 500 || isRefusedWith(error, PAYMENTS.open, 'provider_unavailable')
  if (!isWorded) return failedToCreate
  return {
    kind: 'refused',
    code: error.code,
    message: error.message || CHECKOUT_TEXTS.placeFailed,
    errors: error.errors,
  }
}

const VERIFY_AGAIN_MS = [700, 2_000]

/** The money has left the shopper: an answer that got lost on the way is asked for again before bad news is given. */
async function verify(api: Api, orderNumber: string, confirmation: PaymentConfirmation): Promise<PayOutcome> {
  for (const pause of [...VERIFY_AGAIN_MS, null]) {
    try {
      const { data, message } = await call(api, PAYMENTS.verify, { body: confirmation })
      const isSettled = data.payment_status === 'paid'
      return { kind: 'paid', orderNumber: data.order_number, message: message ?? CHECKOUT_TEXTS.success, isSettled }
    } catch (error) {
      if (pause === null || !isWorthAnotherTry(error)) return verdictOf(error, orderNumber)
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
  return { kind: 'unverified', orderNumber }
}

const isWorthAnotherTry = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

function verdictOf(error: unknown, orderNumber: string): PayOutcome {
  console.error(error)
  return isRefusedWith(error, PAYMENTS.verify, 'payment_returned')
    ? { kind: 'returned', orderNumber, message: error.message }
    : { kind: 'unverified', orderNumber }
}
