import type { OpenedPayment } from '#domain/api/payments.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { isAboveUpiLimit } from './upi-limit.ts'

export type PaymentConfirmation = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}
export type PaymentOutcome =
  | { kind: 'paid'; confirmation: PaymentConfirmation }
  /** With the reason of the last try that failed inside the window, if there was one. */
  | { kind: 'dismissed'; failure: string | undefined }

type RazorpayOptions = {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string; method?: 'card' }
  theme: { color: string }
  handler(response: PaymentConfirmation): void
  modal: { ondismiss(): void }
}
type FailedTry = { error?: { description?: string } }
type Razorpay = { open(): void; on(event: 'payment.failed', listener: (failed: FailedTry) => void): void }
type RazorpayWindow = { Razorpay?: new (options: RazorpayOptions) => Razorpay }

/** Opens the provider's window and waits for its end. A failed try stays inside the window, where it can be repeated. */
export async function payInWindow(payment: OpenedPayment, shopName: string): Promise<PaymentOutcome> {
  const Provider = await loadRazorpay(payment.checkout_script)
  return new Promise((resolve) => {
    let failure: string | undefined
    const opened = new Provider({
      key: payment.key,
      amount: payment.amount,
      currency: payment.currency,
      order_id: payment.razorpay_order_id,
      name: shopName,
      description: `Order ${payment.order.order_number}`,
      prefill: { ...payment.prefill, ...(isAboveUpiLimit(payment.amount) ? { method: 'card' } : {}) },
      theme: { color: '#2F4A3C' },
      handler: (confirmation) => resolve({ kind: 'paid', confirmation }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', failure }) },
    })
    opened.on('payment.failed', ({ error }) => (failure = error?.description))
    opened.open()
  })
}

/** The provider's script is asked for only now: no other page should pay for it, and nobody is watched before they pay. */
async function loadRazorpay(source: string): Promise<NonNullable<RazorpayWindow['Razorpay']>> {
  const host = window as RazorpayWindow
  if (!host.Razorpay) await loadScript(source)
  if (!host.Razorpay) throw new Error(CHECKOUT_TEXTS.scriptFailed)
  return host.Razorpay
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(CHECKOUT_TEXTS.scriptFailed))
    }
    document.head.append(script)
  })
}
