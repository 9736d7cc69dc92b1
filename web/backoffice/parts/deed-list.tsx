import { momentText } from './moment-text.ts'

type Deed = { at: string; what: string; who: string | null; reason: string }
type DeedListProps = { deeds: readonly Deed[]; words: Readonly<Record<string, string>> }

/** Who of the staff did what, and why. */
export function DeedList({ deeds, words }: DeedListProps) {
  if (deeds.length === 0) return <p className="text-sm text-muted">Nobody of the staff has done anything yet.</p>
  return (
    <ol className="flex flex-col gap-2.5 text-sm">
      {deeds.map(({ at, what, who, reason }) => (
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
