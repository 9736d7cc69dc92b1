import { clsx } from 'clsx'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'

type Message = DeskTicketJson['messages'][number]

const LOOKS: Readonly<Record<Message['kind'], string>> = {
  customer: 'bg-linen',
  answer: 'border border-leaf bg-leaf-soft sm:ml-8',
  note: 'border border-dashed border-edge bg-white',
}

/** All that was written, oldest first. */
export function TicketThread({ ticket }: { ticket: DeskTicketJson }) {
  return (
    <Section title="What was written">
      <ol className="flex flex-col gap-3 text-sm">
        <Entry look="customer" who={ticket.name} at={ticket.created_at} text={ticket.message || 'No words.'} />
        {ticket.messages.map((message) => (
          <Entry
            key={message.id}
            look={message.kind}
            who={whoOf(message, ticket)}
            at={message.created_at}
            text={message.text}
            files={message.attachments}
          />
        ))}
      </ol>
    </Section>
  )
}

function whoOf({ kind, author, via, from_address: from }: Message, ticket: DeskTicketJson): string {
  if (kind === 'note') return `Note of ${author ?? 'somebody'}`
  if (kind === 'answer') return `${author ?? 'Somebody'}, by mail`
  if (via === 'pasted') return `${ticket.name}, attached by ${author ?? 'somebody'}`
  return from === ticket.email.toLowerCase() ? `${ticket.name}, by mail` : `${from}, by mail from another address`
}

const NO_FILES: readonly string[] = []
type EntryProps = { look: Message['kind']; who: string; at: string; text: string; files?: readonly string[] }

function Entry({ look, who, at, text, files = NO_FILES }: EntryProps) {
  return (
    <li className={clsx('rounded-sm px-4 py-3', LOOKS[look])}>
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="font-semibold text-ink">{who}</span>
        <time dateTime={at} className="figures">
          {momentText(at)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {files.length > 0 && <p className="mt-2 text-muted">Files in the mailbox: {files.join(', ')}</p>}
    </li>
  )
}
