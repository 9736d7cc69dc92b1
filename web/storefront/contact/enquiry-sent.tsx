import { type ReactNode, useEffect, useRef } from 'react'
import { REPLY_HOURS } from '#domain/content/enquiry.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const MailCheck = drawnIcon('mail-check')

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
