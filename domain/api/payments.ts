import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { order, orderingHeaders, placeOrderBody } from '#domain/api/orders.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

/** Either a cart, or the id of an order that is still unpaid ("Pay now"). */
export const openPaymentBody = placeOrderBody.extend({ order_id: z.int().min(1).max(LARGEST_ID).optional() })
/** As the browser sends it. */
export type PaymentRequest = z.input<typeof openPaymentBody>

export const openedPayment = z.object({
  /** In paise, as the payment window takes it. */
  amount: z.int(),
  currency: z.string(),
  razorpay_order_id: z.string(),
  key: z.string(),
  checkout_script: z.string(),
  /** True while no real keys are set: screens say "Test payments". */
  is_test: z.boolean(),
  order: z.object({ id: z.int(), order_number: z.string() }),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
})
export type OpenedPayment = z.infer<typeof openedPayment>

const providerId = z.string().regex(/^[a-z]+_[A-Za-z0-9]{1,40}$/, 'Not an id of the payment provider')

const tags = ['Payments']

export const payments = {
  open: {
    summary: 'Place an order and open its payment, or open the payment of an unpaid order',
    tags,
    headers: orderingHeaders,
    body: openPaymentBody,
    response: answers(successOf(openedPayment)),
  },
  verify: {
    summary: 'Confirm a payment that the payment window reported',
    tags,
    body: z.object({
      razorpay_order_id: providerId,
      razorpay_payment_id: providerId,
      razorpay_signature: z.string().max(200),
    }),
    response: answers(successOf(order)),
  },
}
