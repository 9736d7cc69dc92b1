import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { useRestedText } from '#web/ui/state/use-rested-text.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { controlClass } from '#web/ui/form/control-class.ts'
import type { List } from './use-list.ts'

const REST_MS = 250

/** Narrows the list while one types; Back and saved views fill it too. */
export function ListSearch<Row extends object>({ list, hint }: { list: List<Row>; hint: string }) {
  const id = useId()
  // Once a row was pressed this screen is about to go, and must not call its reader back.
  const search = (words: string) => list.isHere() && list.change({ search: words }, true)
  const { text, setText } = useRestedText(list.state.search, search, REST_MS)
  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        {hint}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} min-h-9! py-1! pr-9 pl-9! text-sm! pointer-coarse:min-h-11! [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
        <span className="absolute inset-y-0 right-0 grid place-items-center">
          <IconButton size="sm" label="Clear the search" icon={X} onClick={() => setText('')} />
        </span>
      )}
    </div>
  )
}
