import { dayTextOf } from '#domain/time/day-text.ts'

type AnswerEntryProps = { name: string; text: string; created_at: string; mark?: string }

/** What is said to a review or a question, set in under it. */
export function AnswerEntry({ name, text, created_at, mark }: AnswerEntryProps) {
  return (
    <div className="mt-3 border-l-2 border-brass pl-4">
      <p className="text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-xs text-muted">
          {mark && ` · ${mark}`} · <time dateTime={created_at}>{dayTextOf(created_at)}</time>
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line">{text}</p>
    </div>
  )
}
