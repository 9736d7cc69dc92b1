import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { HistoryList } from '#web/backoffice/parts/history-list.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { AnswerTicket } from './answer-ticket.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { TicketConsultation } from './ticket-consultation.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { KindBadge, TicketBadge } from './tickets-screen.tsx'
import { ticketQuery, useTicket } from './tickets-api.ts'

const ACTION_WORDS = {
  'ticket.answered': 'Answered by mail',
  'ticket.assigned': 'Given to',
  'ticket.closed': 'Closed',
  'ticket.reopened': 'Opened again',
  'ticket.noted': 'Note written',
  'ticket.customer_words': 'Words of the customer attached',
  'ticket.consultation_booked': 'Consultation booked',
  'ticket.consultation_moved': 'Consultation moved',
  'ticket.consultation_cancelled': 'Consultation cancelled',
}

/** Deadlines pass without an event. */
const FRESH_MS = 60_000

export function TicketPage() {
  const { number = '' } = useParams({ strict: false })
  const result = useQuery({ ...ticketQuery(useApi(), number), refetchInterval: FRESH_MS })
  return (
    <OneOfArea noun="ticket" list="/backoffice/tickets" result={result}>
      {(ticket) => <Ticket key={ticket.ticket} ticket={ticket} />}
    </OneOfArea>
  )
}

function Ticket({ ticket }: { ticket: DeskTicketJson }) {
  const desk = useTicket(ticket)
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/tickets?status=open&sort=due', label: 'Tickets' }}
        title={ticket.subject || ticket.ticket}
        badge={
          <>
            <KindBadge kind={ticket.kind} />
            <TicketBadge status={ticket.status} />
          </>
        }
        about={`${ticket.ticket}, ${ticket.name}, ${momentText(ticket.created_at)}`}
        actions={<TicketActions ticket={ticket} desk={desk} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TicketThread ticket={ticket} />
          <AnswerTicket ticket={ticket} desk={desk} />
        </div>
        <div className="grid min-w-0 gap-4">
          <TicketFacts ticket={ticket} desk={desk} />
          {ticket.consultation && <TicketConsultation ticket={ticket} consultation={ticket.consultation} />}
          <Section title="History">
            <HistoryList entries={ticket.history} words={ACTION_WORDS} />
          </Section>
        </div>
      </div>
    </>
  )
}
