import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { restock } from '#domain/api/restock.ts'
import { byRows } from '#server/http/by-rows.ts'
import { acceptPlainForms } from '#server/http/plain-forms.ts'
import { atFields, notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { insertRequest, selectFreeStock } from './restock.store.ts'
import { stopRestock } from './stop-restock.ts'

const limited = { access: 'public', limit: 'enquiry' } as const
const ASKED = 'Thank you. We write to you once, when it is back.'

export const restockRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  acceptPlainForms(server)

  app.post('/api/products/:id/restock', { config: limited, schema: restock.ask }, async ({ params, body }, reply) => {
    if (body.email.trim() === '') return refuse(reply, wrongEmail('Email is required'))
    if (!isEmail(body.email)) return refuse(reply, wrongEmail('Email is invalid'))
    const { color = '' } = body
    const piece = await selectFreeStock(deps.db, params.id, color)
    if (piece === null) return refuse(reply, notFound('Product not found'))
    if (color !== '' && piece.variantId === null) return refuse(reply, notFound('Colour not found'))
    if (piece.free > 0) return refuse(reply, inStock)
    if (!body.website) {
      const row = {
        productId: params.id,
        variantId: piece.variantId,
        email: normaliseEmail(body.email),
        createdAt: deps.clock.now(),
      }
      await insertRequest(deps.db, { ...row, stopToken: deps.random.uuid() })
    }
    return success(null, ASKED)
  })

  app.post('/api/restock/stop', { config: limited, schema: restock.stop }, async ({ body }, reply) => {
    const hasEnded = await stopRestock(deps.db, body.token)
    return hasEnded ? success(null, 'Done. We will not write to you about this any more.') : refuse(reply, usedUp)
  })
}

const inStock: Refusal<'in_stock'> = {
  status: 409,
  code: 'in_stock',
  message: 'It is back already: you can put it into your cart.',
}

const usedUp: Refusal<'link_used_up'> = { status: 410, code: 'link_used_up', message: 'This link no longer works.' }

const wrongEmail = (message: string) => atFields('validation', { email: [message] })
