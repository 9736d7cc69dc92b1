import { enquiriesContract } from '#domain/api/enquiries.ts'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { TICKET_STANDING } from '#domain/content/ticket-standing.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'
import { byContract, byRows } from '#server/http/by-rows.ts'
import { acceptPlainForms } from '#server/http/plain-forms.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { findTicket } from './enquiries.store.ts'
import { fieldRefusal } from './field-refusal.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

/** Room for a pasted novel, so that its writer is told by the field instead of losing the connection. */
const BODY_LIMIT = 2 * 1024 * 1024
const TICKET_FORM = '/contact'
const unknownTicket = notFound('No ticket has this number and email.')

export const enquiryRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  acceptPlainForms(server, (path) => (path === TICKET_FORM ? 'Your ticket' : undefined))

  app.post(
    '/api/enquiries',
    { config: { access: 'public', limit: 'enquiry' }, bodyLimit: BODY_LIMIT, schema: enquiriesContract.send },
    async ({ body, signedIn }, reply) => {
      const { website, starts_at, ...rest } = body
      const received = await receiveEnquiry(deps, {
        input: { ...rest, starts_at: starts_at === undefined ? undefined : new Date(starts_at) },
        userId: signedIn?.user.id ?? null,
        isSuspect: Boolean(website),
      })
      if (!received.ok) return refuse(reply, fieldRefusal(received.error))
      const { ticket } = received.value
      const message = `Thank you. Your ticket number is ${ticket}. We reply within ${GRIEVANCE_FIGURES.replyHours} hours.`
      return reply.code(201).send(success({ ticket }, message))
    },
  )

  app.get(
    '/api/enquiries/:ticket',
    { config: { access: 'public', limit: 'track' }, schema: enquiriesContract.track },
    async ({ params, query }, reply) => {
      const row = await findTicket(deps.db, params.ticket.trim().toUpperCase(), normaliseEmail(query.email))
      if (!row) return refuse(reply, unknownTicket)
      return success({
        ticket: row.ticket,
        subject: row.subject,
        status: row.status,
        created_at: row.createdAt.toISOString(),
        answered_at: row.answeredAt?.toISOString() ?? null,
      })
    },
  )

  byContract(server).post(
    TICKET_FORM,
    { config: { access: 'public', limit: 'track' }, schema: enquiriesContract.trackByForm },
    async ({ body }, reply) => {
      const row = await findTicket(deps.db, body.ticket.trim().toUpperCase(), normaliseEmail(body.email))
      if (!row) return refuse(reply, unknownTicket)
      const { label, text } = TICKET_STANDING[row.status]
      return success(null, `${row.ticket} (${row.subject}): ${label}. ${text}`)
    },
  )
}
