import type { TodayJson } from '#domain/api/backoffice.ts'
import { TICKET_KINDS } from '#domain/backoffice/ticket-status.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Nothing, TodayCard } from './today-card.tsx'

/** The nearest deadline first: every message is answered within 48 hours. */
export function TicketsPanel({ tickets }: { tickets: NonNullable<TodayJson['tickets']> }) {
  const { open, overdue, next } = tickets
  const aside = open === 0 ? undefined : `${open} open${overdue > 0 ? `, ${overdue} overdue` : ''}`
  return (
    <TodayCard id="tickets" title="Tickets by deadline" aside={aside}>
      {next.length === 0 ? (
        <Nothing>Every message is answered.</Nothing>
      ) : (
        <ul className="divide-y divide-sand/70 text-sm">
          {next.map((ticket) => (
            <li key={ticket.ticket} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
              <NavLink href={`/backoffice/tickets/${ticket.ticket}`} className="font-semibold hover:underline">
                {ticket.name}
              </NavLink>
              <span className="min-w-0 flex-1 basis-40 truncate">{ticket.subject || TICKET_KINDS[ticket.kind]}</span>
              <span className="text-muted">
                {TICKET_KINDS[ticket.kind]} <span className="figures whitespace-nowrap">{ticket.ticket}</span>
              </span>
              {ticket.is_overdue ? (
                <Badge tone="red">Overdue since {momentText(ticket.due_at)}</Badge>
              ) : (
                <span className="figures text-muted">until {momentText(ticket.due_at)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TodayCard>
  )
}
