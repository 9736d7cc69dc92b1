import { Suspense, useState } from 'react'
import { ENQUIRIES } from '#domain/api/endpoints/content.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { late } from '#web/ui/page/late.ts'
import { BotTrap } from './bot-trap.tsx'
import { SendingFailed, WriterFields } from './enquiry-parts.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EnquirySent = late(async () => (await import('./enquiry-sent.tsx')).EnquirySent)

export function ContactForm() {
  const [isComplaint, setIsComplaint] = useState(false)
  const form = useEnquiry({ kind: isComplaint ? 'grievance' : 'contact', draft: 'contact' })
  if (form.sending.status === 'sent')
    return (
      <div className="mt-6">
        <Suspense>
          <EnquirySent
            ticket={form.sending.ticket}
            title="Your message is with us"
            actions={
              <Button size="sm" variant="quiet" onClick={form.again}>
                Write another
              </Button>
            }
          />
        </Suspense>
      </div>
    )
  const isBusy = form.sending.status === 'sending'
  return (
    <form
      method="post"
      action={ENQUIRIES.send[1]}
      noValidate
      onSubmit={(event) => void form.send(event)}
      className="relative mt-6 grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="kind" value="contact" />
      <WriterFields form={form} />
      <TextInput {...form.field('subject')} label="Subject" isRequired />
      <Textarea className="sm:col-span-2" {...form.field('message')} label="Message" rows={6} isRequired />
      <Checkbox
        className="sm:col-span-2"
        // Sent without script, the later of two answers counts.
        name="kind"
        value="grievance"
        checked={isComplaint}
        onChange={({ target }) => setIsComplaint(target.checked)}
        label="This is a complaint"
        hint="It goes straight to our Grievance Officer."
      />
      <BotTrap />
      <div className="space-y-4 sm:col-span-2">
        <SendingFailed form={form} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" isBusy={isBusy} className="max-sm:w-full">
            {isBusy ? 'Sending...' : 'Send message'}
          </Button>
          <p className="max-w-sm text-sm text-muted">
            We use what you write only to answer you. <TextLink href="/privacy-policy">Privacy Policy</TextLink>
          </p>
        </div>
      </div>
    </form>
  )
}
