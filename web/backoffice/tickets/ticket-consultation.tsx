import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { ChangeConsultation } from '#web/backoffice/consultations/change-consultation.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Badge } from '#web/ui/text/badge.tsx'

type TicketConsultationProps = {
  ticket: DeskTicketJson
  consultation: NonNullable<DeskTicketJson['consultation']>
}

export function TicketConsultation({ ticket, consultation }: TicketConsultationProps) {
  const { status, place, starts_at: startsAt } = consultation
  return (
    <Section title="Consultation">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="figures font-semibold">{momentText(startsAt)}</span>
        {place === 'video' ? 'by video call' : 'in the showroom'}
        {status === 'cancelled' && <Badge tone="red">Cancelled</Badge>}
      </p>
      {status === 'booked' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ChangeConsultation consultation={consultation} name={ticket.name} />
        </div>
      )}
    </Section>
  )
}
