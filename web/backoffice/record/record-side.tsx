import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'

/** One line of what stands beside a record. */
export type SideLine = { icon: LucideIcon; text: string }

type RecordStateProps = {
  badge: ReactNode
  lines: readonly SideLine[]
  /** Addresses that it has left, with their path. */
  oldAddresses: readonly string[]
}

/** Whether it is seen, what it lacks, and what leads to it. */
export function RecordState({ badge, lines, oldAddresses }: RecordStateProps) {
  return (
    <Section title="State" actions={badge}>
      <ul className="grid gap-1.5 text-sm">
        {lines.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-2">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brass-deep" />
            {text}
          </li>
        ))}
      </ul>
      {oldAddresses.length > 0 && (
        <div className="mt-3 border-t border-sand pt-3 text-sm">
          <p className="font-semibold">Old addresses that lead here</p>
          <ul className="mt-1 text-muted">
            {oldAddresses.map((address) => (
              <li key={address} className="wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

type HistoryEntry = { at: string; what: string; who: string | null }

/** Who did what to it, the newest first. */
export function RecordStory({ history }: { history: readonly HistoryEntry[] }) {
  if (history.length === 0) return null
  return (
    <Section title="What happened">
      <ol className="space-y-2.5 border-l border-sand pl-4 text-sm">
        {history.map(({ at, what, who }) => (
          <li key={`${at} ${what}`}>
            <span className="font-semibold">{who ?? 'Somebody'}</span> {what}
            <time dateTime={at} className="block text-muted">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
