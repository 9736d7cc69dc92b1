import type { FastifyReply, FastifyRequest } from 'fastify'
import { may } from '#domain/accounts/permissions.ts'
import { documents } from '#domain/api/documents.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse } from '#server/http/reply.ts'
import { findOrder } from '#server/orders/find-order.ts'
import type { Slice } from '#server/slice.ts'
import type { DocumentContent } from './document-content.ts'
import { drawFile } from './draw-invoice.ts'
import { selectDocumentContent, selectInvoiceContent } from './invoices.store.ts'

const nothing = notFound('There is no such document.')

/** Tax documents as PDF, for the order's owner and for the shop. */
export const invoiceRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'customer' } as const

  const mayRead = async (request: FastifyRequest, orderId: number) => {
    const { user } = customerOf(request)
    const order = await findOrder(deps.db, orderId)
    return order !== null && (order.userId === user.id || may(user, 'manage_orders'))
  }

  app.get('/api/orders/:id/invoice.pdf', { config, schema: documents.invoice }, async (request, reply) => {
    const content = (await mayRead(request, request.params.id))
      ? await selectInvoiceContent(deps.db, request.params.id)
      : null
    return content ? sendPdf(reply, content) : refuse(reply, nothing)
  })

  app.get('/api/orders/:id/documents/:document.pdf', { config, schema: documents.one }, async (request, reply) => {
    const { id: orderId, document } = request.params
    const content = (await mayRead(request, orderId)) ? await selectDocumentContent(deps.db, orderId, document) : null
    return content ? sendPdf(reply, content) : refuse(reply, nothing)
  })
}

async function sendPdf(reply: FastifyReply, content: DocumentContent) {
  const { filename, contentType, content: bytes } = await drawFile(content)
  return reply.header('content-disposition', `inline; filename="${filename}"`).type(contentType).send(bytes)
}
