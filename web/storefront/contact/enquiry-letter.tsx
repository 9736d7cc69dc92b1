import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { BotTrap } from './bot-trap.tsx'
import { SendingFailed } from './enquiry-parts.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import type { EnquiryForm } from './use-enquiry.ts'

type EnquiryLetterProps = {
  form: EnquiryForm
  sendLabel: string
  busyLabel?: string
  /** Said when it has arrived. */
  sentTitle: string
  sentText?: ReactNode
  onDone: () => void
  /** The fields. */
  children: ReactNode
}

/** A letter that is written in a dialog: its fields, the trap for programs, and what became of it. */
export function EnquiryLetter(props: EnquiryLetterProps) {
  const { form, sendLabel, busyLabel = 'Sending...', sentTitle, sentText, onDone, children } = props
  if (form.sending.status === 'sent')
    return (
      <EnquirySent
        ticket={form.sending.ticket}
        title={sentTitle}
        actions={
          <Button size="sm" onClick={onDone}>
            Close
          </Button>
        }
      >
        {sentText}
      </EnquirySent>
    )
  const isBusy = form.sending.status === 'sending'
  return (
    <form noValidate onSubmit={(event) => void form.send(event)} className="relative grid gap-4">
      {children}
      <BotTrap />
      <SendingFailed form={form} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? busyLabel : sendLabel}
      </Button>
    </form>
  )
}
