import { ticketBadge } from '#domain/backoffice/ticket-status.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { TicketRefusal } from './ticket-actions.ts'

export const unknownTicket = notFound('There is no such ticket.')

const ACTION_WORDS = {
  'ticket.answered': 'answered this ticket',
  'ticket.assigned': 'gave this ticket to somebody',
  'ticket.closed': 'closed this ticket',
  'ticket.reopened': 'opened this ticket again',
  'ticket.reply': 'wrote again',
  'ticket.noted': 'wrote a note on this ticket',
  'ticket.customer_words': 'attached words of the customer to this ticket',
}

export function ticketRefusal<R extends TicketRefusal>(refusal: R): Refusal<R['code']>
export function ticketRefusal(refusal: TicketRefusal): Refusal<TicketRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return unknownTicket
    case 'no_address':
      return { status: 409, code: refusal.code, message: 'This ticket has no address any more; its writer was erased.' }
    case 'unknown_person':
      return atField('assignee_id', refusal.code, 'This person cannot answer tickets.')
    case 'wrong_status':
      return {
        status: 409,
        code: refusal.code,
        message: `This ticket is already: ${ticketBadge(refusal.status).label}.`,
      }
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'ticket', ACTION_WORDS)
  }
}
