import type { ShownSettings } from '#domain/api/settings.ts'
import type { SectionKey } from '#domain/company/settings.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'

type SaveLineProps = { title: string; kept: ShownSettings[SectionKey]; isDirty: boolean; isBusy: boolean }

/** Whether it is saved, by whom, and the button. */
export function SaveLine({ title, kept, isDirty, isBusy }: SaveLineProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted">
        {isDirty ? 'Not saved yet' : lastChange(kept.changed)}
      </p>
      <Button
        type="submit"
        size="sm"
        isBusy={isBusy}
        disabled={!isDirty && kept.unread === null}
        aria-label={`Save ${title.toLowerCase()}`}
      >
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </div>
  )
}

/** What was saved is not lost: it stands among the versions, and the first save writes it anew. */
export function Unread({ reason }: { reason: string }) {
  return (
    <p role="alert" className="mb-4 rounded-sm bg-terracotta-soft px-4 py-3 text-sm">
      <span className="font-semibold">What was saved here cannot be read</span> ({reason}). Until you save it anew, the
      shop uses what it came with, as it stands below.
    </p>
  )
}

const lastChange = (changed: ShownSettings[SectionKey]['changed']) =>
  changed ? `Changed ${momentText(changed.at)} by ${changed.by ?? 'somebody'}` : 'As the shop came'
