import { endpointsOf } from '#domain/api/endpoint.ts'
import type { consultationDesk, ticketDesk } from '#domain/api/ticket-desk.ts'

// Apart from what shoppers call, so that no shopper downloads these rows.

type Overtaken = 'changed_meanwhile'
type Codes = {
  answer: Overtaken | 'no_address'
  paste: Overtaken
  assign: Overtaken | 'unknown_person'
  close: Overtaken | 'wrong_status'
  reopen: Overtaken | 'wrong_status'
}

export const TICKET_DESK = endpointsOf<typeof ticketDesk, Codes>()({
  list: ['GET', '/api/backoffice/tickets', 'answer_enquiries'],
  one: ['GET', '/api/backoffice/tickets/:ticket', 'answer_enquiries'],
  answer: ['POST', '/api/backoffice/tickets/:ticket/answers', 'answer_enquiries'],
  note: ['POST', '/api/backoffice/tickets/:ticket/notes', 'answer_enquiries'],
  paste: ['POST', '/api/backoffice/tickets/:ticket/customer-words', 'answer_enquiries'],
  assign: ['PATCH', '/api/backoffice/tickets/:ticket/assignee', 'answer_enquiries'],
  close: ['PATCH', '/api/backoffice/tickets/:ticket/close', 'answer_enquiries'],
  reopen: ['PATCH', '/api/backoffice/tickets/:ticket/reopen', 'answer_enquiries'],
})

type SlotCode = 'slot_taken' | 'not_a_slot'

export const CONSULTATION_DESK = endpointsOf<
  typeof consultationDesk,
  { move: SlotCode | 'changed_meanwhile' | 'is_cancelled'; cancel: 'changed_meanwhile' }
>()({
  week: ['GET', '/api/backoffice/consultations', 'answer_enquiries'],
  book: ['POST', '/api/backoffice/consultations', 'answer_enquiries'],
  move: ['PATCH', '/api/backoffice/consultations/:id/move', 'answer_enquiries'],
  cancel: ['PATCH', '/api/backoffice/consultations/:id/cancel', 'answer_enquiries'],
})
