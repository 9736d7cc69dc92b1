import { TextInput } from '#web/ui/form/text-input.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import type { EnquiryForm } from './use-enquiry.ts'

const CircleAlert = drawnIcon('circle-alert')

/** Who writes, and how to answer them. */
export function WriterFields({ form: { field } }: { form: EnquiryForm }) {
  return (
    <>
      <TextInput {...field('name')} label="Full Name" autoComplete="name" isRequired />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" isRequired />
      <TextInput
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        isRequired={false}
        hint="Only if you would rather be called."
      />
    </>
  )
}

export function SendingFailed({ form: { sending } }: { form: EnquiryForm }) {
  if (sending.status !== 'failed') return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-sm bg-terracotta-soft px-4 py-3 text-sm text-terracotta-deep"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong>It has not been sent.</strong> {sending.message} What you typed is still here.
      </span>
    </p>
  )
}
