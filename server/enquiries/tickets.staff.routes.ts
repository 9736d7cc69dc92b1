import type { FastifyReply } from 'fastify'
import { ticketDesk } from '#domain/api/ticket-desk.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import type { Result } from '#domain/result.ts'
import { historyOf } from '#server/audit/history-of.ts'
import { actorOf } from '#server/http/actor.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { nameProject } from '#server/projects/find-project-name.ts'
import type { Slice } from '#server/slice.ts'
import { answerTicket } from './answer-ticket.ts'
import { selectConsultationOf } from './consultations.store.ts'
import {
  assignTicket,
  closeTicket,
  noteTicket,
  pasteWords,
  reopenTicket,
  type TicketRefusal,
} from './ticket-actions.ts'
import { ticketRefusal, unknownTicket } from './ticket-refusals.ts'
import { presentTicket, presentTicketRow } from './tickets.present.ts'
import {
  askedTickets,
  countTickets,
  selectAnswerers,
  selectMessages,
  selectTicket,
  selectTickets,
} from './tickets.store.ts'

/** What people write to the shop, at the desk. */
export const ticketRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db, clock } = deps
  const config = { access: 'answer_enquiries' } as const
  const at = '/api/backoffice/tickets/:ticket'

  async function shown(reply: FastifyReply, ticket: string) {
    const row = await selectTicket(db, ticket)
    if (!row) return refuse(reply, unknownTicket)
    const slug = row.ticket.data['project_slug']
    const [messages, consultation, people, history, project] = await Promise.all([
      selectMessages(db, row.ticket.id),
      selectConsultationOf(db, row.ticket.id),
      selectAnswerers(db),
      historyOf(db, `ticket:${row.ticket.ticket}`),
      slug ? nameProject(db, slug) : null,
    ])
    const whole = { messages, consultation, people, history, project, takesMail: deps.config.inboundMail !== null }
    return success(presentTicket(row, whole, clock.now()))
  }
  const done = async <R extends TicketRefusal>(reply: FastifyReply, action: Promise<Result<string, R>>) => {
    const outcome = await action
    return outcome.ok ? shown(reply, outcome.value) : refuse(reply, ticketRefusal(outcome.error))
  }

  app.get('/api/backoffice/tickets', { config, schema: ticketDesk.list }, async (request) => {
    const { query } = request
    const now = clock.now()
    const where = askedTickets(query, { me: customerOf(request).user.id, now })
    const [rows, total] = await Promise.all([selectTickets(db, where, query), countTickets(db, where)])
    const data = rows.map((row) => presentTicketRow(row, now))
    const { page, per_page } = query
    return success({ data, current_page: page, last_page: lastPageOf(total, per_page), per_page, total })
  })

  app.get(at, { config, schema: ticketDesk.one }, async ({ params }, reply) => shown(reply, params.ticket))

  app.post(`${at}/answers`, { config, schema: ticketDesk.answer }, async (request, reply) =>
    done(reply, answerTicket(deps, { ...request.params, ...request.body, actor: actorOf(request) })),
  )
  app.post(`${at}/notes`, { config, schema: ticketDesk.note }, async (request, reply) =>
    done(reply, noteTicket(deps, { ...request.params, ...request.body, actor: actorOf(request) })),
  )
  app.post(`${at}/customer-words`, { config, schema: ticketDesk.paste }, async (request, reply) =>
    done(reply, pasteWords(deps, { ...request.params, ...request.body, actor: actorOf(request) })),
  )
  app.patch(`${at}/assignee`, { config, schema: ticketDesk.assign }, async (request, reply) => {
    const { assignee_id: assigneeId, version } = request.body
    return done(reply, assignTicket(deps, { ...request.params, assigneeId, version, actor: actorOf(request) }))
  })
  app.patch(`${at}/close`, { config, schema: ticketDesk.close }, async (request, reply) =>
    done(reply, closeTicket(deps, { ...request.params, ...request.body, actor: actorOf(request) })),
  )
  app.patch(`${at}/reopen`, { config, schema: ticketDesk.reopen }, async (request, reply) =>
    done(reply, reopenTicket(deps, { ...request.params, ...request.body, actor: actorOf(request) })),
  )
}
