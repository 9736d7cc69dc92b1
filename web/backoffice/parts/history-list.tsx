import { momentText } from './moment-text.ts'

type HistoryEntry = { at: string; what: string; who: string | null; reason: string }
type HistoryListProps = { entries: readonly HistoryEntry[]; words: Readonly<Record<string, string>> }

/** Who of the staff did what, and why. */
export function HistoryList({ entries, words }: HistoryListProps) {
  if (entries.length === 0) return <p className="text-sm text-muted">Nobody of the staff has done anything yet.</p>
  return (
    <ol className="flex flex-col gap-2.5 text-sm">
      {entries.map(({ at, what, who, reason }) => (
        <li key={at + what}>
          <p>
            <span className="font-semibold">{words[what] ?? what}</span>{' '}
            <span className="text-muted">by {who ?? 'somebody'}</span>
          </p>
          <p className="figures text-muted">{momentText(at)}</p>
          {reason && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
