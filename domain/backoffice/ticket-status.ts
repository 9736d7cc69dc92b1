import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { type Badge, badgeOf } from '#domain/orders/badge.ts'
import { allows, type Transitions } from '#domain/orders/transitions.ts'

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** What somebody writes again opens it again, also when it was settled. */
const TRANSITIONS: Transitions<TicketStatus> = {
  open: ['answered', 'closed'],
  answered: ['open', 'answered', 'closed'],
  closed: ['open'],
}

export const canBecome = (from: TicketStatus, to: TicketStatus): boolean => allows(TRANSITIONS, from, to)

const BADGES: Readonly<Record<TicketStatus, Badge>> = {
  open: { label: 'To answer', tone: 'yellow' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'grey' },
}

export const ticketBadge = (status: string): Badge => badgeOf(BADGES, status)

export const TICKET_KINDS: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Message',
  consultation: 'Consultation',
  request_info: 'Project',
  grievance: 'Complaint',
}

export const MESSAGE_KINDS = ['customer', 'answer', 'note'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
export const MESSAGE_WAYS = ['desk', 'mail', 'pasted'] as const

export const TICKET_SORTS = ['opened', '-opened', 'due', '-due'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

export const LONGEST_TICKET_WORDS = 10_000
