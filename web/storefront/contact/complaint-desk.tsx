import { useShop } from '#web/document/use-shop.ts'
import { type FormEvent, useState } from 'react'
import type { TicketState } from '#domain/api/enquiries.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'
import { TICKET_STANDING } from '#domain/content/ticket-standing.ts'
import { ApiError } from '#web/api/api.ts'
import { trackTicket } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { typedText } from './typed-text.ts'

/** Who answers a complaint, by when, and how far a ticket is (E-Commerce Rules 2020). */
export function ComplaintDesk() {
  const shop = useShop()
  const officer = shop.grievanceOfficer
  return (
    <aside aria-label="Complaints and tickets" className="space-y-8 lg:border-l lg:border-sand lg:pl-10">
      <section>
        <h2 className="text-subheading">Follow a ticket</h2>
        <TicketTracker />
      </section>
      <section className="border-t border-sand pt-8 text-[0.9375rem]">
        <h2 className="text-subheading">{officer.designation}</h2>
        <p className="mt-3 font-medium">{officer.name}</p>
        <p>
          <a href={`mailto:${officer.email}`} className={textLinkClass}>
            {officer.email}
          </a>
        </p>
        <p>
          <a href={`tel:${officer.phone}`} className={textLinkClass}>
            {officer.phoneText}
          </a>
        </p>
        <p className="mt-3 text-muted">
          A complaint is acknowledged within {GRIEVANCE_FIGURES.acknowledgedHours} hours and settled within{' '}
          {GRIEVANCE_FIGURES.redressedWithin}.
        </p>
      </section>
    </aside>
  )
}

type Tracking =
  | { status: 'asking' | 'busy' }
  | { status: 'found'; ticket: TicketState }
  | { status: 'failed'; message: string }

const TONES: Record<TicketState['status'], BadgeTone> = { open: 'yellow', answered: 'green', closed: 'grey' }

function TicketTracker() {
  const api = useApi()
  const [tracking, setTracking] = useState<Tracking>({ status: 'asking' })

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTracking({ status: 'busy' })
    try {
      const ticket = await trackTicket(api, typedText(form, 'ticket'), typedText(form, 'email'))
      setTracking({ status: 'found', ticket })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTracking({ status: 'failed', message: error.message })
    }
  }

  return (
    <form method="post" action="/contact" onSubmit={(event) => void ask(event)} className="mt-4 grid gap-3.5">
      <TextInput label="Ticket number" name="ticket" placeholder="TKT-" autoComplete="off" isRequired maxLength={40} />
      <TextInput label="Email it was sent from" name="email" type="email" autoComplete="email" isRequired />
      <Button type="submit" variant="secondary" isBusy={tracking.status === 'busy'}>
        Show status
      </Button>
      <div role="status" className="text-sm">
        {tracking.status === 'failed' && <p className="font-medium text-terracotta-deep">{tracking.message}</p>}
        {tracking.status === 'found' && <Standing ticket={tracking.ticket} />}
      </div>
    </form>
  )
}

function Standing({ ticket }: { ticket: TicketState }) {
  const { label, text } = TICKET_STANDING[ticket.status]
  return (
    <div className="rounded-sm bg-linen p-4">
      <Badge tone={TONES[ticket.status]}>{label}</Badge>
      <p className="mt-2 font-medium">{ticket.subject}</p>
      <p className="text-muted">{text}</p>
    </div>
  )
}
