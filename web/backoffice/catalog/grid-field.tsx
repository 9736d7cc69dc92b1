import { clsx } from 'clsx'
import { type KeyboardEvent, useId } from 'react'
import { Spinner } from '#web/ui/message/spinner.tsx'

/** A field of the list while somebody types into it. */
export type GridEdit = {
  typed: string | null
  error: string | null
  isBusy: boolean
  type: (text: string) => void
  save: () => Promise<void>
  end: () => void
  leave: () => Promise<void>
}

/** Enter or leaving it saves, Escape puts the old value back. */
export function GridField({ label, edit }: { label: string; edit: GridEdit }) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void edit.save()
    if (event.key === 'Escape') edit.end()
    // j, k and x belong to the list only while nobody types.
    event.stopPropagation()
  }
  return (
    <span className={clsx('relative inline-flex flex-col items-end', edit.error ? 'z-20' : 'z-10 lg:z-auto')}>
      <span className="inline-flex items-center gap-1.5">
        {edit.isBusy && <Spinner size="sm" label="Saving" />}
        <input
          autoFocus
          aria-label={label}
          aria-invalid={edit.error ? true : undefined}
          aria-describedby={edit.error ? id : undefined}
          inputMode="decimal"
          value={edit.typed ?? ''}
          onChange={(event) => edit.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onBlur={() => void edit.leave()}
          className="figures h-8 w-28 rounded-sm border border-edge bg-white px-1.5 text-right text-sm aria-invalid:border-terracotta"
        />
      </span>
      {edit.error && (
        <span
          id={id}
          role="alert"
          className="absolute top-full right-0 mt-1 w-64 rounded-sm border border-terracotta/40 bg-white px-2.5 py-2 text-left text-xs text-terracotta-deep shadow-card"
        >
          {edit.error}
        </span>
      )}
    </span>
  )
}
