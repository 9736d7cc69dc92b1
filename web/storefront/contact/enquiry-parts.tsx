import { CircleAlert, MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { REPLY_HOURS } from '#domain/content/enquiry.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { EnquiryForm } from './use-enquiry.ts'

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

/** Out of sight and out of reach for people and their browsers' memory; programs fill it and give themselves away. */
export function BotTrap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
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

type EnquirySentProps = { ticket: string; title: string; children?: ReactNode; actions?: ReactNode }

/** Much shorter than the form that it replaces: it comes into view below the header and takes the focus. */
export function EnquirySent({ ticket, title, children, actions }: EnquirySentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-md bg-leaf-soft p-6 outline-none sm:p-8">
      <MailCheck aria-hidden strokeWidth={1.4} className="size-9 text-leaf" />
      <h3 className="mt-4 text-heading">{title}</h3>
      <p className="mt-3">
        Your ticket number is <strong className="figures whitespace-nowrap">{ticket}</strong>. We reply within{' '}
        {REPLY_HOURS} hours; a copy is on its way to your inbox.
      </p>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={ticket} size="sm">
          Copy ticket number
        </CopyButton>
        {actions}
      </div>
    </div>
  )
}
