import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Slice } from '#server/slice.ts'
import { answerCall, type SimulatedCall } from './answer-call.ts'
import { FAULTS, forgetFaults, plantFault } from './faults.ts'
import { orderJson } from './simulated-entities.ts'
import { simulatePayment } from './simulated-payment.ts'
import { notAnId, problem, type SimulatedReply } from './simulated-problem.ts'
import { endLink } from './simulated-links.ts'
import { linkPages } from './link-page.ts'
import { finishRefund } from './simulated-refund.ts'
import { simulatedOrder } from './simulator.store.ts'
import { SIMULATOR_BASE, SIMULATOR_CHECKOUT, simulatorKeys } from './simulator-keys.ts'
import { readInstrument } from './test-instruments.ts'

const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; frame-ancestors 'self'"
const basic = `Basic ${Buffer.from(`${simulatorKeys.keyId}:${simulatorKeys.keySecret}`).toString('base64')}`

const shortText = z.string().max(200).optional()
const paymentForm = z.object({
  key: z.literal(simulatorKeys.keyId),
  order_id: z.string().max(50),
  method: z.enum(['upi', 'card', 'netbanking']),
  vpa: shortText,
  card_number: shortText,
  card_name: shortText,
  otp: shortText,
  bank: shortText,
  outcome: z.enum(['success', 'failure']).optional(),
})

const control = z.union([
  z.object({
    fault: z.enum(FAULTS),
    times: z.int().min(1).max(100_000).default(1),
    data: z.record(z.string(), z.unknown()).default({}),
  }),
  z.object({ forget: z.literal(true) }),
  z.object({ expire_link: z.string() }),
  z.object({ finish_refund: z.string(), status: z.enum(['processed', 'failed']) }),
])

/** The payment provider of a demo without keys. Elsewhere none of these routes exists. */
export const simulatorRoutes: Slice = async (app, deps) => {
  if (deps.config.payments.mode !== 'simulator') return
  await serveWindow(app)
  linkPages(app, deps)

  app.route({
    method: ['GET', 'POST', 'PATCH'],
    url: `${SIMULATOR_BASE}/*`,
    schema: { hide: true },
    handler: async (request, reply) => send(reply, await answerCall(deps, readCall(request))),
  })

  app.get<{ Params: { id: string } }>(
    '/simulator/razorpay/checkout/orders/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const order = await simulatedOrder(deps.db, request.params.id)
      return send(reply, order ? { status: 200, body: orderJson(order) } : notAnId(request.params.id))
    },
  )

  app.post('/simulator/razorpay/checkout/payments', { schema: { hide: true } }, async (request, reply) => {
    const form = paymentForm.safeParse(request.body)
    if (!form.success) return send(reply, problem(400, 'The payment form is not valid'))
    const paid = await simulatePayment(deps, form.data.order_id, readInstrument(form.data))
    return send(
      reply,
      paid ? { status: 200, body: paid } : problem(400, 'This order is paid already, or does not exist'),
    )
  })

  app.post('/simulator/razorpay/control', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.authorization !== basic) return send(reply, problem(401, 'Authentication failed'))
    const wanted = control.safeParse(request.body)
    if (!wanted.success) return send(reply, problem(400, 'Unknown wish'))
    if ('fault' in wanted.data) await plantFault(deps.db, wanted.data.fault, wanted.data.times, wanted.data.data)
    else if ('forget' in wanted.data) await forgetFaults(deps.db)
    else if ('expire_link' in wanted.data) await endLink(deps, wanted.data.expire_link, 'expired')
    else await finishRefund(deps, wanted.data.finish_refund, wanted.data.status)
    return { done: true }
  })
}

const send = (reply: FastifyReply, { status, body }: Pick<SimulatedReply, 'status'> & { body: unknown }) =>
  reply.code(status).send(body)

function readCall(request: FastifyRequest): SimulatedCall {
  const headers = request.headers
  return {
    method: request.method as SimulatedCall['method'],
    path: request.url.slice(SIMULATOR_BASE.length),
    headers: {
      authorization: headers.authorization,
      'x-refund-idempotency': headers['x-refund-idempotency']?.toString(),
    },
    ...(typeof request.body === 'object' && request.body !== null ? { body: request.body } : {}),
  }
}

async function serveWindow(app: FastifyInstance) {
  const file = (name: string) => readFile(path.join(import.meta.dirname, 'checkout', name), 'utf8')
  const files = [
    { url: SIMULATOR_CHECKOUT, type: 'text/javascript', text: await file('checkout.js') },
    { url: '/simulator/razorpay/window.js', type: 'text/javascript', text: await file('window.js') },
    { url: '/simulator/razorpay/window.css', type: 'text/css', text: await file('window.css') },
    { url: '/simulator/razorpay/window', type: 'text/html', text: await file('window.html') },
  ]
  for (const { url, type, text } of files)
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('content-security-policy', FRAME_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .type(`${type}; charset=utf-8`)
        .send(text),
    )
}
