import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONSULTATION_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { isoDate, istDate } from '#domain/time/ist.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { useFreshTickets, weekQuery } from '#web/backoffice/tickets/tickets-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

type ChangeConsultationProps = {
  consultation: NonNullable<DeskTicketJson['consultation']>
  name: string
}

/** Another hour, or none. Either way the customer is told. */
export function ChangeConsultation(props: ChangeConsultationProps) {
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null)
  const dialog = { ...props, onClose: () => setOpened(null) }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpened('move')}>
        Move
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpened('cancel')}>
        Cancel it
      </Button>
      <MoveDialog {...dialog} isOpen={opened === 'move'} />
      <CancelDialog {...dialog} isOpen={opened === 'cancel'} />
    </>
  )
}

type DialogProps = ChangeConsultationProps & { isOpen: boolean; onClose: () => void }

function MoveDialog({ consultation, name, isOpen, onClose }: DialogProps) {
  const api = useApi()
  const freshen = useFreshTickets()
  const [date, setDate] = useState(() => String(istDate(new Date(consultation.starts_at))))
  const [startsAt, setStartsAt] = useState('')
  const { data: days = [] } = useQuery({ ...weekQuery(api, date), enabled: isOpen && isDay(date) })
  const day = days.find((each) => each.date === date)
  const free = day?.slots.filter(({ state }) => state === 'free') ?? []
  const body = { starts_at: startsAt, version: consultation.version }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Move the consultation of ${name}?`}
      words={`It is on ${momentText(consultation.starts_at)}. ${name} gets a mail with the new calendar file.`}
      confirmLabel="Move it"
      busyLabel="Moving..."
      isReady={startsAt !== ''}
      onConfirm={() => call(api, CONSULTATION_DESK.move, { params: { id: consultation.id }, body }).finally(freshen)}
    >
      <TextInput
        label="Date"
        type="date"
        isRequired
        value={date}
        onChange={({ target }) => {
          setDate(target.value)
          setStartsAt('')
        }}
      />
      <Select
        label="Hour"
        isRequired
        options={[
          { value: '', label: free.length > 0 ? 'Choose an hour' : (day?.closed ?? 'No hour is free') },
          ...free.map(({ starts_at, label }) => ({
            value: starts_at,
            label: `${label}, ${shortDayText(isoDate(date))}`,
          })),
        ]}
        value={startsAt}
        onChange={({ target }) => setStartsAt(target.value)}
      />
    </ConfirmAction>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function CancelDialog({ consultation, name, isOpen, onClose }: DialogProps) {
  const api = useApi()
  const freshen = useFreshTickets()
  const [reason, setReason] = useState('')
  const body = { reason, version: consultation.version }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Cancel the consultation of ${name}?`}
      words={`The hour on ${momentText(consultation.starts_at)} is free again. ${name} gets your reason by mail, and their calendar entry is taken away.`}
      confirmLabel="Cancel the consultation"
      busyLabel="Cancelling..."
      isDangerous
      isReady={reason.trim() !== ''}
      isTyped={reason !== ''}
      onConfirm={() => call(api, CONSULTATION_DESK.cancel, { params: { id: consultation.id }, body }).finally(freshen)}
    >
      <Textarea
        label="Reason"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmAction>
  )
}
