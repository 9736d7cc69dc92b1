import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { TicketStatus } from './ticket-status.ts'

/** A month counts from the day of the complaint (E-Commerce Rules 2020, rule 4(5)): the same day of the next month, or its last. */
function oneMonthAfter(at: Date): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return end.getUTCDate() === at.getUTCDate() ? end : new Date(end.getTime() - end.getUTCDate() * DAY)
}

export type TicketClock = { readonly acknowledgeBy: Date; readonly settleBy: Date | null }

/** Every message is answered within 48 hours; a complaint is settled within a month. */
export function ticketClock(kind: EnquiryKind, openedAt: Date): TicketClock {
  return {
    acknowledgeBy: new Date(openedAt.getTime() + GRIEVANCE_FIGURES.acknowledgedHours * HOUR),
    settleBy: kind === 'grievance' ? oneMonthAfter(openedAt) : null,
  }
}

export const isOverdue = (due: Date, now: Date): boolean => now.getTime() > due.getTime()

export type TicketStanding = {
  readonly kind: EnquiryKind
  readonly status: TicketStatus
  readonly openedAt: Date
  /** Since when the customer waits for words of ours: opened, or written again. */
  readonly waitingSince: Date
}

/** The nearest deadline. Who has been answered waits no more; a complaint still has its month until it is closed. */
export function ticketDue({ kind, status, openedAt, waitingSince }: TicketStanding): Date | null {
  if (status === 'closed') return null
  const { settleBy } = ticketClock(kind, openedAt)
  if (status === 'answered') return settleBy
  const { acknowledgeBy } = ticketClock(kind, waitingSince)
  return settleBy && settleBy < acknowledgeBy ? settleBy : acknowledgeBy
}
