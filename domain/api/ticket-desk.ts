import { z } from 'zod'
import { day, historyEntry, listQuery, pathId, seenVersion, someOf } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import {
  LONGEST_TICKET_WORDS,
  MESSAGE_KINDS,
  MESSAGE_WAYS,
  TICKET_SORTS,
  TICKET_STATUSES,
} from '#domain/backoffice/ticket-status.ts'
import { CONSULTATION_PLACES, ENQUIRY_KINDS } from '#domain/content/enquiry.ts'

const tags = ['Back office']

const ticketQuery = z.object({
  ...listQuery,
  kind: someOf(ENQUIRY_KINDS).optional(),
  status: someOf(TICKET_STATUSES).optional(),
  due: z.enum(['overdue', 'today']).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** What filled a field that no person sees stands apart. */
  suspect: z.enum(['yes', 'no']).default('no'),
  opened_from: day.optional(),
  opened_to: day.optional(),
  sort: z.enum(TICKET_SORTS).default('-opened'),
})
export type TicketQuery = z.infer<typeof ticketQuery>

const moment = z.string().nullable()
const person = z.object({ id: z.int(), name: z.string() })

const ticketRow = z.object({
  ticket: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(TICKET_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  created_at: z.string(),
  answered_at: moment,
  closed_at: moment,
  due_at: moment,
  is_overdue: z.boolean(),
  assignee: person.nullable(),
  version: z.int(),
})
export type TicketRowJson = z.infer<typeof ticketRow>

const consultation = z.object({
  id: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.enum(CONSULTATION_PLACES),
  status: z.enum(['booked', 'cancelled']),
  version: z.int(),
})

const deskTicket = ticketRow.extend({
  message: z.string(),
  project: z.string().nullable(),
  /** The legal clocks, whatever is due next. */
  acknowledge_by: z.string(),
  settle_by: moment,
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(MESSAGE_KINDS),
      text: z.string(),
      author: z.string().nullable(),
      from_address: z.string(),
      via: z.enum(MESSAGE_WAYS),
      attachments: z.array(z.string()),
      created_at: z.string(),
    }),
  ),
  consultation: consultation.nullable(),
  /** Who could take it. */
  people: z.array(person),
  /** Answers come back by themselves; without a mailbox for them they are pasted. */
  takes_mail: z.boolean(),
  history: z.array(historyEntry),
})
export type DeskTicketJson = z.infer<typeof deskTicket>

const ticketNumber = z.object({ ticket: storableText(40) })
const one = answers(successOf(deskTicket))
const words = storableText(LONGEST_TICKET_WORDS).refine((text) => text.trim() !== '', 'Write something first')
const version = seenVersion

export const ticketDesk = {
  list: {
    summary: 'Tickets by kind, state and deadline',
    tags,
    querystring: ticketQuery,
    response: answers(pageOf(ticketRow)),
  },
  one: { summary: 'One ticket with all that was written', tags, params: ticketNumber, response: one },
  answer: {
    summary: 'Answer by mail; the customer’s own answer comes back to this ticket',
    tags,
    params: ticketNumber,
    body: z.object({ text: words, version, close: z.boolean().default(false) }),
    response: one,
  },
  note: {
    summary: 'Write something down for the staff',
    tags,
    params: ticketNumber,
    body: z.object({ text: words }),
    response: one,
  },
  paste: {
    summary: 'Attach what the customer wrote back elsewhere; the ticket is open again',
    tags,
    params: ticketNumber,
    body: z.object({ text: words, version }),
    response: one,
  },
  assign: {
    summary: 'Give the ticket to somebody, or to nobody',
    tags,
    params: ticketNumber,
    body: z.object({ assignee_id: z.int().min(1).max(LARGEST_ID).nullable(), version }),
    response: one,
  },
  close: {
    summary: 'The matter is settled',
    tags,
    params: ticketNumber,
    body: z.object({ reason: storableText(500), version }),
    response: one,
  },
  reopen: {
    summary: 'The matter is not settled after all',
    tags,
    params: ticketNumber,
    body: z.object({ reason: storableText(500), version }),
    response: one,
  },
}

const slot = z.object({
  starts_at: z.string(),
  label: z.string(),
  /** Past, too near or free; a taken one names who comes. */
  state: z.enum(['free', 'past', 'taken']),
  booked: consultation.extend({ ticket: z.string(), name: z.string(), phone: z.string() }).nullable(),
})
const dayOfHours = z.object({ date: z.string(), closed: z.string().nullable(), slots: z.array(slot) })
export type ConsultationDay = z.infer<typeof dayOfHours>
export type ConsultationSlotJson = z.infer<typeof slot>

const startsAt = z.iso.datetime({ offset: true, error: 'Please choose a time' })

export const consultationDesk = {
  week: {
    summary: 'Seven days with their hours: free, past or taken',
    tags,
    querystring: z.object({ from: day.optional() }),
    response: answers(successOf(z.array(dayOfHours))),
  },
  book: {
    summary: 'Book for somebody who called; they get the mail with the calendar file',
    tags,
    body: z.object({
      name: storableText(100),
      email: storableText(254),
      phone: storableText(30).default(''),
      message: storableText(2000).default(''),
      place: z.enum(CONSULTATION_PLACES),
      starts_at: startsAt,
    }),
    response: answers(successOf(z.object({ ticket: z.string() }))),
  },
  move: {
    summary: 'Another hour; the customer gets the new calendar file',
    tags,
    params: pathId,
    body: z.object({ starts_at: startsAt, version }),
    response: answers(successOf(z.object({ ticket: z.string() }))),
  },
  cancel: {
    summary: 'It does not take place; the customer is told why',
    tags,
    params: pathId,
    body: z.object({
      reason: storableText(500).refine((text) => text.trim() !== '', 'Say why: the customer is told by mail'),
      version,
    }),
    response: answers(successOf(z.object({ ticket: z.string() }))),
  },
}

export const consultationHours = {
  taken: {
    summary: 'Hours of a day that are taken already',
    tags: ['Enquiries'],
    querystring: z.object({ date: day }),
    response: answers(successOf(z.array(z.string()))),
  },
}
