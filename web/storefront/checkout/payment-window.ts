import type { OpenedPayment } from '#domain/api/payments.ts'
import { shop } from '#domain/company/shop.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'

export type PaymentConfirmation = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}
export type PaymentOutcome = { kind: 'paid'; confirmation: PaymentConfirmation } | { kind: 'dismissed' }

type RazorpayOptions = {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  handler(response: PaymentConfirmation): void
  modal: { ondismiss(): void }
}
type RazorpayWindow = { Razorpay?: new (options: RazorpayOptions) => { open(): void } }

/** Opens the provider's window and waits for its end. A failed try stays inside the window, where it can be repeated. */
export async function payInWindow(payment: OpenedPayment): Promise<PaymentOutcome> {
  const Razorpay = await loadRazorpay(payment.checkout_script)
  return new Promise((resolve) => {
    const window = new Razorpay({
      key: payment.key,
      amount: payment.amount,
      currency: payment.currency,
      order_id: payment.razorpay_order_id,
      name: shop.name,
      description: `Order ${payment.order.order_number}`,
      prefill: payment.prefill,
      theme: { color: '#2F4A3C' },
      handler: (confirmation) => resolve({ kind: 'paid', confirmation }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    })
    window.open()
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
