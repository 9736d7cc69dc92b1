import { BotTrap } from '#web/storefront/contact/bot-trap.tsx'
import { SendingFailed, WriterFields } from '#web/storefront/contact/enquiry-parts.tsx'
import { EnquirySent } from '#web/storefront/contact/enquiry-sent.tsx'
import { useEnquiry } from '#web/storefront/contact/use-enquiry.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

export function RequestInfoForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const form = useEnquiry({ kind: 'request_info', draft: 'request_info', project: slug })
  if (form.sending.status === 'sent')
    return (
      <EnquirySent
        ticket={form.sending.ticket}
        title="Thank you, it is with us"
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
      <Textarea
        {...form.field('message')}
        label="Your question"
        rows={4}
        isRequired={false}
        placeholder="How many rooms, where, by when?"
      />
      <BotTrap />
      <SendingFailed form={form} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? 'Sending...' : 'Send request'}
      </Button>
    </form>
  )
}
