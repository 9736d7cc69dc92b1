import { EnquiryLetter } from '#web/storefront/contact/enquiry-letter.tsx'
import { WriterFields } from '#web/storefront/contact/enquiry-parts.tsx'
import { useEnquiry } from '#web/storefront/contact/use-enquiry.ts'
import { Textarea } from '#web/ui/form/textarea.tsx'

export function RequestInfoForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const form = useEnquiry({ kind: 'request_info', draft: 'request_info', project: slug })
  return (
    <EnquiryLetter form={form} sendLabel="Send request" sentTitle="Thank you, it is with us" onDone={onDone}>
      <WriterFields form={form} />
      <Textarea
        {...form.field('message')}
        label="Your question"
        rows={4}
        isRequired={false}
        placeholder="How many rooms, where, by when?"
      />
    </EnquiryLetter>
  )
}
