import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/action/button.tsx'

type RecordPreviewProps = { note: string; back: string; children: ReactNode }

/** A page of the shop inside the back office. Made in the browser of who may see it: no server keeps it, no robot finds it. */
export function RecordPreview({ note, back, children }: RecordPreviewProps) {
  return (
    <>
      <div
        role="note"
        className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tone-yellow px-4 py-2.5 text-sm text-tone-yellow-text"
      >
        <span className="inline-flex items-center gap-2">
          <Eye aria-hidden className="size-4" />
          {note}
        </span>
        <ButtonLink href={back} size="sm" variant="secondary">
          Back to editing
        </ButtonLink>
      </div>
      <div className="rounded-md border border-sand bg-paper">{children}</div>
    </>
  )
}
