import { useEffect, useEffectEvent } from 'react'
import { readEnquiry } from '#web/storefront/contact/enquiry-draft.ts'
import { EnquiryLetter } from '#web/storefront/contact/enquiry-letter.tsx'
import { WriterFields } from '#web/storefront/contact/enquiry-parts.tsx'
import { enquiryKey } from '#web/storefront/contact/enquiry-key.ts'
import { useEnquiry } from '#web/storefront/contact/use-enquiry.ts'
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
  return (
    <EnquiryLetter form={form} sendLabel="Send plan" sentTitle="Your plan is with us" onDone={onDone}>
      <WriterFields form={form} />
      <Textarea {...form.field('message')} label="Message" rows={6} isRequired />
    </EnquiryLetter>
  )
}
