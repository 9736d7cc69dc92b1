import type { TicketState } from '#domain/api/enquiries.ts'

/** How far a ticket is, in words for the one who wrote it. */
export const TICKET_STANDING: Record<TicketState['status'], { label: string; text: string }> = {
  open: { label: 'Open', text: 'It is with us and being looked into.' },
  answered: { label: 'Answered', text: 'We have written to you. Please look into your inbox.' },
  closed: { label: 'Closed', text: 'It is settled.' },
}
