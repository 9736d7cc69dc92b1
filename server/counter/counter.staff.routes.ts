import type { FastifyReply } from 'fastify'
import { counter, type SaleBody } from '#domain/api/counter.ts'
import { paise } from '#domain/money/paise.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { orderNotFound, orderRefusal } from '#server/orders/order-refusals.ts'
import { type Basket, quoteSale } from '#server/orders/place-sale.ts'
import { findLinkOf } from '#server/payments/open-link.ts'
import type { Slice } from '#server/slice.ts'
import { presentProduct, presentQuote, presentSale } from './counter.present.ts'
import { mailLinkRefusal, sellRefusal } from './counter-refusals.ts'
import { selectCounterCustomers, selectCounterProducts } from './counter.store.ts'
import { mailLink } from './mail-link.ts'
import { sellAtCounter, sellByLink } from './sell.ts'

/** The counter in the showroom: find, reckon, sell. */
export const counterRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const

  async function shown(reply: FastifyReply, orderId: number) {
    const order = await findOrder(deps.db, orderId)
    if (order?.channel !== 'showroom') return refuse(reply, orderNotFound)
    return success(presentSale(order, await findLinkOf(deps.db, orderId)))
  }

  app.get('/api/backoffice/counter/products', { config, schema: counter.products }, async ({ query: { q } }) => {
    const found = await selectCounterProducts(deps.db, q)
    return success(found.map((product) => presentProduct(product, q, deps.clock.now())))
  })

  app.get('/api/backoffice/counter/customers', { config, schema: counter.customers }, async ({ query: { q } }) =>
    success(await selectCounterCustomers(deps.db, q)),
  )

  app.post('/api/backoffice/orders/preview', { config, schema: counter.preview }, async ({ body }, reply) => {
    const basket = basketOf(body)
    const quoted = await quoteSale(deps, basket)
    return quoted.ok ? success(presentQuote(quoted.value)) : refuse(reply, orderRefusal(quoted.error, basket.lines))
  })

  app.post('/api/backoffice/orders', { config, schema: counter.sell }, async (request, reply) => {
    const sale = saleOf(request.body, request.headers['idempotency-key'], actorOf(request))
    const { payment } = request.body
    const sold =
      payment.by === 'link'
        ? await sellByLink(deps, { ...sale, hours: payment.hours })
        : await sellAtCounter(deps, { ...sale, method: payment.by, reference: payment.reference?.trim() || null })
    return sold.ok ? shown(reply, sold.value) : refuse(reply, sellRefusal(sold.error, sale.lines))
  })

  app.get('/api/backoffice/counter/sales/:id', { config, schema: counter.sold }, async (request, reply) =>
    shown(reply, request.params.id),
  )

  app.post('/api/backoffice/counter/sales/:id/mail', { config, schema: counter.mailLink }, async (request, reply) => {
    const mailed = await mailLink(deps, { orderId: request.params.id, actor: actorOf(request) })
    return mailed.ok ? shown(reply, mailed.value) : refuse(reply, mailLinkRefusal(mailed.error))
  })
}

const inPaise = (rupees: number) => paise(Math.round(rupees * 100))

function basketOf(body: Pick<SaleBody, 'items' | 'custom_items' | 'discount' | 'handover'>): Basket {
  return {
    lines: body.items.map(({ product_id: productId, quantity, options }) => ({
      productId,
      quantity,
      options: options ?? {},
    })),
    customLines: body.custom_items.map((line) => ({
      words: line.words,
      quantity: line.quantity,
      unitPrice: inPaise(line.unit_price),
      hsnCode: line.hsn_code,
      taxRate: basisPoints(line.tax_rate_bp),
    })),
    discount: body.discount ? { amount: inPaise(body.discount.amount), reason: body.discount.reason } : null,
    handover: body.handover,
  }
}

/** What staff may say of a sale. Prices of products, sums and states are not among it. */
function saleOf(body: SaleBody, idempotencyKey: string, actor: Actor) {
  const { gstin, company_name: companyName, ...billing } = body.billing_address
  return {
    ...basketOf(body),
    customerId: body.customer_id ?? null,
    idempotencyKey,
    billing,
    shipping: body.shipping_address ?? null,
    business: { gstin: gstin ?? '', companyName: companyName ?? '', billingState: billing.state ?? '' },
    notes: body.notes ?? undefined,
    advance: body.advance ? inPaise(body.advance) : null,
    actor,
  }
}
