import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CodeOf } from '#domain/api/endpoint.ts'
import type { PAYMENTS } from '#domain/api/endpoints/orders.ts'
import { type OpenedPayment, payments } from '#domain/api/payments.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { onlyAvailableText } from '#domain/cart/piece-texts.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import type { OrderLine } from '#domain/orders/order-pieces.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { failureBody, type Refusal, refuse, success } from '#server/http/reply.ts'
import { orderCommand } from '#server/orders/order-command.ts'
import { orderNotFound, orderRefusal } from '#server/orders/order-refusals.ts'
import { presentOwnOrder } from '#server/orders/present-own-order.ts'
import type { Slice } from '#server/slice.ts'
import { confirmPayment, type ConfirmRefusal } from './confirm-payment.ts'
import { type Opened, openPaymentForCart, openPaymentForOrder, type OpenPaymentRefusal } from './open-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { knownFacts } from '#server/facts/read-settings.ts'

export const paymentRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.post(
    '/api/razorpay/create-order',
    { config: { access: 'customer', limit: 'order' }, schema: payments.open },
    async (request, reply) => {
      const { order_id: orderId } = request.body
      const customerId = customerOf(request).user.id
      const command = orderCommand(request.body, customerId, request.headers['idempotency-key'], 'if_still_unpaid')
      const opened = await (orderId === undefined
        ? openPaymentForCart(deps, command)
        : openPaymentForOrder(deps, customerId, orderId))
      if (!opened.ok) return refuse(waiting(reply, opened.error), openRefusal(opened.error, command.lines))
      return success(presentOpened(deps, opened.value))
    },
  )

  app.post(
    '/api/razorpay/verify-payment',
    { config: { access: 'customer' }, schema: payments.verify },
    async (request, reply) => {
      const confirmed = await confirmPayment(deps, {
        customerId: customerOf(request).user.id,
        providerOrderId: request.body.razorpay_order_id,
        paymentId: request.body.razorpay_payment_id,
        signature: request.body.razorpay_signature,
      })
      if (!confirmed.ok) return refuse(reply, confirmRefusal(confirmed.error))
      const { order, isSettled } = confirmed.value
      return success(presentOwnOrder(order, deps.clock.now()), isSettled ? CHECKOUT_TEXTS.success : STILL_CONFIRMING)
    },
  )

  await plain.register(async (scope) => webhookRoute(scope, deps))
}

const STILL_CONFIRMING = 'Your payment is being confirmed. This page will show it in a moment.'

/** The signature covers the bytes as they were sent, so this route alone gets them unparsed. */
function webhookRoute(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(
    '/api/razorpay/webhook',
    { config: { access: 'public', unlimited: true }, schema: { hide: true } },
    async (request, reply) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers
      const received = await receiveWebhook(deps, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: String(signature ?? ''),
        eventId: typeof eventId === 'string' && eventId !== '' ? eventId.slice(0, 200) : null,
      })
      if (received.ok) return { success: true, data: received.value }
      const message = 'This message does not come from the payment provider.'
      return reply.code(400).send(failureBody({ code: received.error.code, message }))
    },
  )
}

function presentOpened({ razorpay }: Deps, { order, providerOrderId }: Opened): OpenedPayment {
  const { name, email, phone } = order.billing
  return {
    amount: order.totalAmount,
    currency: 'INR',
    razorpay_order_id: providerOrderId,
    key: razorpay.checkout.keyId,
    checkout_script: razorpay.checkout.script,
    is_test: razorpay.checkout.isTest,
    order: { id: order.id, order_number: order.orderNumber },
    prefill: { name, email, contact: phone },
  }
}

function openRefusal(refusal: OpenPaymentRefusal, lines: readonly OrderLine[]): Refusal<CodeOf<typeof PAYMENTS.open>> {
  if (refusal.code === 'not_found') return orderNotFound
  if (refusal.code === 'not_payable')
    return { status: 409, code: refusal.code, message: 'This order is not waiting for a payment.' }
  if (refusal.code === 'sold_out')
    return { status: 409, code: refusal.code, message: `${refusal.name}: ${onlyAvailableText(refusal.available)}` }
  if (refusal.code === 'provider_unavailable') {
    if (refusal.retryAfter === undefined)
      return { status: 502, code: refusal.code, message: CHECKOUT_TEXTS.createFailed }
    return { status: 503, code: refusal.code, message: paymentsRest(refusal.retryAfter) }
  }
  if (refusal.code === 'payments_off') return paymentsOff(knownFacts())
  // Only what the order itself can be refused for is left: any other code does not compile.
  return orderRefusal(refusal, lines)
}

const paymentsRest = (seconds: number) =>
  `Payments do not answer right now, and nothing was ordered. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`

function waiting(reply: FastifyReply, refusal: OpenPaymentRefusal): FastifyReply {
  if (refusal.code === 'provider_unavailable' && refusal.retryAfter !== undefined)
    reply.header('retry-after', String(refusal.retryAfter))
  return reply
}

/** Not a 5xx: trying again does not help, so the shopper reads these words instead of "please try again". */
const paymentsOff = ({ phoneText }: ShopFacts): Refusal<'payments_off'> => ({
  status: 409,
  code: 'payments_off',
  message: `Online payment is not open in this shop yet. Please call us on ${phoneText} to order.`,
})

function confirmRefusal(refusal: ConfirmRefusal): Refusal<CodeOf<typeof PAYMENTS.verify>> {
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'verification_failed':
      return { status: 400, code: refusal.code, message: CHECKOUT_TEXTS.verificationFailed }
    case 'payment_returned': {
      const message = 'Your payment could not be used for this order. The full amount is on its way back to you.'
      return { status: 409, code: refusal.code, message }
    }
  }
}
