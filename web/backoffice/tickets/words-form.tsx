import { TICKET_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import { type DeskTicketJson, ticketDesk } from '#domain/api/ticket-desk.ts'
import { LONGEST_TICKET_WORDS } from '#domain/backoffice/ticket-status.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import type { TicketDesk } from './tickets-api.ts'

const WORDS = {
  note: { label: 'Note', hint: 'Only staff read it.', button: 'Save note', saved: 'Note saved' },
  paste: {
    label: 'Words of the customer',
    hint: 'Paste their mail, or write down what they said. The ticket waits for an answer again.',
    button: 'Attach',
    saved: 'Attached',
  },
}

type WordsFormProps = { ticket: DeskTicketJson; desk: TicketDesk; mode: 'note' | 'paste'; onSaved: () => void }

export function WordsForm({ ticket, desk, mode, onSaved }: WordsFormProps) {
  const api = useApi()
  const words = WORDS[mode]
  const params = { ticket: ticket.ticket }
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(
    {
      schema: ticketDesk.paste.body,
      values: { text: '', version: ticket.version },
      send: ({ text }: { text: string }) =>
        desk.keep(
          mode === 'note'
            ? call(api, TICKET_DESK.note, { params, body: { text } })
            : call(api, TICKET_DESK.paste, { params, body: { text, version: desk.seen } }),
        ),
      reload: async () => ({ text: '', version: (await desk.reload()).version }),
    },
    () => {
      notice({ title: words.saved, tone: 'success' })
      onSaved()
    },
  )
  useHeldScreen(form.formState.isDirty, `${words.label}: leave without saving what you typed?`)
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <FormArea
          form={form}
          name="text"
          label={words.label}
          hint={words.hint}
          rows={5}
          className="w-full"
          maxLength={LONGEST_TICKET_WORDS}
        />
        <Button type="submit" size="sm" variant="secondary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : words.button}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
    </>
  )
}
