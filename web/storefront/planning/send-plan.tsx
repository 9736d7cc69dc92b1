import { useEffect, useEffectEvent } from 'react'
import { BotTrap } from '#web/storefront/contact/bot-trap.tsx'
import { readEnquiry } from '#web/storefront/contact/enquiry-draft.ts'
import { SendingFailed, WriterFields } from '#web/storefront/contact/enquiry-parts.tsx'
import { EnquirySent } from '#web/storefront/contact/enquiry-sent.tsx'
import { enquiryKey } from '#web/storefront/contact/kept-enquiry.ts'
import { useEnquiry } from '#web/storefront/contact/use-enquiry.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { tabStorage } from '#web/ui/state/safe-storage.ts'

const DRAFT = 'plan'
const SUBJECT = 'Will it fit?'

/** A letter like any other: the plan travels as its address and in words. */
export function SendPlan({ words, onDone }: { words: string; onDone: () => void }) {
  const form = useEnquiry({ kind: 'contact', draft: DRAFT })
  const begin = useEffectEvent(() => {
    const kept = readEnquiry(tabStorage, enquiryKey(DRAFT))
    form.set({ ...kept, subject: SUBJECT, message: `My plan: ${location.href}\n\n${words}` })
  })
  useEffect(() => begin(), [])
  if (form.sending.status === 'sent')
    return (
      <EnquirySent
        ticket={form.sending.ticket}
        title="Your plan is with us"
        actions={
          <Button size="sm" onClick={onDone}>
            Close
          </Button>
        }
      />
    )
  const isBusy = form.sending.status === 'sending'
  return (
    <form noValidate onSubmit={(event) => void form.send(event)} className="relative grid gap-4">
      <WriterFields form={form} />
      <Textarea {...form.field('message')} label="Message" rows={6} isRequired />
      <BotTrap />
      <SendingFailed form={form} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? 'Sending...' : 'Send plan'}
      </Button>
    </form>
  )
}
