import { useState } from 'react'
import { TICKET_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { TicketDesk } from './tickets-api.ts'

/** Close what is settled, open again what is not. */
export function TicketActions({ ticket, desk }: { ticket: DeskTicketJson; desk: TicketDesk }) {
  const api = useApi()
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const isClosed = ticket.status === 'closed'
  const act = () => {
    const input = { params: { ticket: ticket.ticket }, body: { reason, version: ticket.version } }
    return desk.keep(isClosed ? call(api, TICKET_DESK.reopen, input) : call(api, TICKET_DESK.close, input))
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsAsked(true)}>
        {isClosed ? 'Open again' : 'Close'}
      </Button>
      <ConfirmAction
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={isClosed ? 'Open this ticket again?' : 'Close this ticket?'}
        words={
          isClosed
            ? `${ticket.name} waits for an answer again, within 48 hours.`
            : `${ticket.name} reads on the contact page that it is settled. No mail is sent; a mail of theirs opens it again.`
        }
        confirmLabel={isClosed ? 'Open the ticket' : 'Close the ticket'}
        busyLabel="Saving..."
        onConfirm={act}
        onDone={() => setReason('')}
      >
        <TextInput
          label={isClosed ? 'Why' : 'How it was settled'}
          isRequired={false}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmAction>
    </>
  )
}
