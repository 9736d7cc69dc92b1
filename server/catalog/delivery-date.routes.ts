import type { FastifyReply } from 'fastify'
import { deliveryAnswer } from '#domain/shipping/delivery-lines.ts'
import { isPinCode, normalisePin, PIN_MESSAGE } from '#domain/shipping/pin-code.ts'
import { wantedPieces } from '#domain/shipping/wanted-pieces.ts'
import { readDeliveryPlan } from '#server/facts/read-settings.ts'
import { escapeHtml, sendPlainPage } from '#server/http/plain-page.ts'
import type { Slice } from '#server/slice.ts'
import { presentProduct } from './catalog.present.ts'
import { findProduct } from './catalog.store.ts'
import { productKeyOf } from './product-key.ts'

type Asked = { Params: { key: string }; Querystring: { pin?: unknown } }

/** The delivery check of a product where no script runs: the sentences that the page itself would say, of one piece. */
export const deliveryDateRoutes: Slice = async (app, { db, clock }) => {
  app.get<Asked>('/product/:key/delivery', { schema: { hide: true } }, async ({ params, query }, reply) => {
    const key = productKeyOf(params.key)
    const product = key && (await findProduct(db, key))
    if (!product) return reply.callNotFound()
    const pin = normalisePin(typeof query.pin === 'string' ? query.pin : '')
    const now = clock.now()
    const shown = presentProduct(product, now)
    const wanted = { pin, ...wantedPieces(shown, 1) }
    const lines = isPinCode(pin) ? deliveryAnswer(wanted, now, await readDeliveryPlan(db)).lines : [PIN_MESSAGE]
    return sendLines(reply, shown, lines)
  })
}

function sendLines(reply: FastifyReply, { slug, name }: { slug: string; name: string }, lines: readonly string[]) {
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const back = `<p><a href="/product/${slug}">Back to ${escapeHtml(name)}</a></p>`
  return sendPlainPage(reply, {
    title: 'Delivery date and cost',
    body: `<h1>Delivery date and cost</h1>${body}${back}`,
  })
}
