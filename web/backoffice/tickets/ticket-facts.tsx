import type { ReactNode } from 'react'
import { TICKET_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Select } from '#web/ui/form/select.tsx'
import { notice } from '#web/ui/message/notice.ts'
import type { TicketDesk } from './tickets-api.ts'
import { Deadline } from './tickets-screen.tsx'

/** Who wrote, until when they are answered, and who does it. */
export function TicketFacts({ ticket, desk }: { ticket: DeskTicketJson; desk: TicketDesk }) {
  return (
    <>
      <Section title="Clock">
        <dl className="flex flex-col gap-1.5 text-sm">
          <Row label="Next deadline" value={ticket.due_at ? <Deadline row={ticket} /> : 'Nobody waits'} />
          <Row label="Answer within 48 hours" value={momentText(ticket.acknowledge_by)} />
          {ticket.settle_by && <Row label="Settle within a month" value={momentText(ticket.settle_by)} />}
          {ticket.answered_at && <Row label="First answered" value={momentText(ticket.answered_at)} />}
          {ticket.closed_at && <Row label="Closed" value={momentText(ticket.closed_at)} />}
        </dl>
      </Section>
      <Section title="Customer">
        <p className="font-semibold">{ticket.name}</p>
        <p className="text-sm break-all">
          <a href={`mailto:${ticket.email}`} className="underline">
            {ticket.email}
          </a>
        </p>
        {ticket.phone && (
          <p className="text-sm">
            <a href={`tel:${ticket.phone}`} className="figures underline">
              {ticket.phone}
            </a>
          </p>
        )}
        {ticket.project && <p className="mt-2 text-sm">About the project {ticket.project}</p>}
      </Section>
      <Section title="With whom">
        <Assignee ticket={ticket} desk={desk} />
      </Section>
    </>
  )
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-right">{value}</dd>
    </div>
  )
}

function Assignee({ ticket, desk }: { ticket: DeskTicketJson; desk: TicketDesk }) {
  const api = useApi()
  const give = async (text: string) => {
    const body = { assignee_id: text === '' ? null : Number(text), version: ticket.version }
    try {
      await desk.keep(call(api, TICKET_DESK.assign, { params: { ticket: ticket.ticket }, body }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: error.message, tone: 'error' })
    }
  }
  return (
    <Select
      label="This ticket is with"
      options={[
        { value: '', label: 'Nobody' },
        ...ticket.people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(ticket.assignee?.id ?? '')}
      onChange={({ target }) => void give(target.value)}
    />
  )
}
