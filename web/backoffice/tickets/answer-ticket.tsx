import { useState } from 'react'
import { TICKET_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import { type DeskTicketJson, ticketDesk } from '#domain/api/ticket-desk.ts'
import { cannedWords } from '#domain/backoffice/canned-words.ts'
import { LONGEST_TICKET_WORDS } from '#domain/backoffice/ticket-status.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea, FormTick } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { useShop } from '#web/document/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { notice } from '#web/ui/message/notice.ts'
import type { TicketDesk } from './tickets-api.ts'
import { WordsForm } from './words-form.tsx'

type Mode = 'answer' | 'note' | 'paste'
const TABS: readonly (readonly [Mode, string])[] = [
  ['answer', 'Answer by mail'],
  ['note', 'Note for the staff'],
  ['paste', 'What the customer wrote'],
]

type AnswerTicketProps = { ticket: DeskTicketJson; desk: TicketDesk }

/** Each begins anew with its own message alone: a look at another, or what the customer writes meanwhile, takes nothing away. */
export function AnswerTicket({ ticket, desk }: AnswerTicketProps) {
  const [mode, setMode] = useState<Mode>('answer')
  const [written, setWritten] = useState({ answer: 0, note: 0, paste: 0 })
  return (
    <Section title="Write">
      <div role="group" aria-label="What to write" className="mb-4 flex flex-wrap gap-2">
        {TABS.map(([name, label]) => (
          <Button
            key={name}
            size="sm"
            variant={mode === name ? 'primary' : 'quiet'}
            aria-pressed={mode === name}
            onClick={() => setMode(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {TABS.map(([name]) => {
        const onSaved = () => setWritten((now) => ({ ...now, [name]: now[name] + 1 }))
        const form = { ticket, desk, onSaved }
        return (
          <div key={`${name} ${written[name]}`} hidden={mode !== name}>
            {name === 'answer' ? <AnswerForm {...form} /> : <WordsForm {...form} mode={name} />}
          </div>
        )
      })}
    </Section>
  )
}

function AnswerForm({ ticket, desk, onSaved }: AnswerTicketProps & { onSaved: () => void }) {
  const shop = useShop()
  const { user } = useStaff()
  const api = useApi()
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(
    {
      schema: ticketDesk.answer.body,
      values: { text: '', version: ticket.version, close: false },
      send: (body: { text: string; close: boolean }) => {
        const input = { params: { ticket: ticket.ticket }, body: { ...body, version: desk.seen } }
        return desk.keep(call(api, TICKET_DESK.answer, input))
      },
      reload: async () => ({ text: '', close: false, version: (await desk.reload()).version }),
    },
    () => {
      notice({ title: 'Answered', description: `The mail to ${ticket.name} is on its way.`, tone: 'success' })
      onSaved()
    },
  )
  useHeldScreen(form.formState.isDirty, 'Answer: leave without sending what you typed?')
  const canned = cannedWords({ kind: ticket.kind, name: ticket.name, writer: user.name, shop })
  const [begun, setBegun] = useState('')
  const take = (title: string) => {
    const firstWords = (of: string) => canned.find((words) => words.title === of)?.text ?? ''
    const isTyped = ![firstWords(begun), ''].includes(form.getValues('text'))
    if (isTyped && !window.confirm('Replace what you typed?')) return
    form.setValue('text', firstWords(title), { shouldDirty: true })
    setBegun(title)
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <Select
          label="Begin with"
          className="w-full sm:w-80"
          options={[
            { value: '', label: 'An empty sheet' },
            ...canned.map(({ title }) => ({ value: title, label: title })),
          ]}
          value={begun}
          onChange={({ target }) => take(target.value)}
        />
        <FormArea
          form={form}
          name="text"
          label="Answer"
          hint={`Goes to ${ticket.email}. ${ticket.takes_mail ? 'Their answer comes back here.' : 'Their answer comes to the shop’s mailbox; paste it here.'}`}
          rows={9}
          className="w-full"
          maxLength={LONGEST_TICKET_WORDS}
        />
        <FormTick form={form} name="close" label="Close the ticket with this answer" />
        <Button type="submit" size="sm" isBusy={isBusy}>
          {isBusy ? 'Sending...' : 'Send answer'}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
    </>
  )
}
