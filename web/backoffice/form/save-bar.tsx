import { Button } from '#web/ui/action/button.tsx'
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts'

type SaveBarProps = {
  formId: string
  isBusy: boolean
  isDirty: boolean
  isNew: boolean
  /** What the first press does to a new one. */
  newLabel?: string
}

/** At the foot of a screen that is one long form, always in reach. */
export function SaveBar({ formId, isBusy, isDirty, isNew, newLabel = 'Save' }: SaveBarProps) {
  const button = useFocusBack(isBusy)
  const isIdle = !isDirty && !isNew
  return (
    <div
      data-floating
      className="sticky bottom-16 z-20 -mx-4 mt-4 flex items-center justify-end gap-4 border-t border-sand bg-paper px-4 py-3 sm:bottom-0 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <p role="status" className="text-sm text-muted">
        {isDirty ? 'Not saved yet' : ''}
      </p>
      {/* Not disabled: the keyboard stays on it after a save. */}
      <Button
        ref={button}
        type="submit"
        form={formId}
        isBusy={isBusy}
        aria-disabled={isIdle || undefined}
        onClick={(event) => isIdle && event.preventDefault()}
      >
        {isBusy ? 'Saving...' : isNew ? newLabel : 'Save'}
      </Button>
    </div>
  )
}
