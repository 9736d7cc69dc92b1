import { type RefObject, useEffect, useRef } from 'react'
import { PopoverPanel } from '#web/ui/overlay/popover-panel.tsx'
import { SHOP_SEARCH } from './search-form-words.ts'
import { ShopSearch } from './shop-search.tsx'

type SearchPanelProps = { opener: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** Hangs under the header's search button, where there is no room for a box. */
export function SearchPanel({ opener, onClose }: SearchPanelProps) {
  return (
    <PopoverPanel isOpen onClose={onClose} label={SHOP_SEARCH} opener={opener} className="p-3 sm:w-96">
      <PanelSearch onDone={onClose} />
    </PopoverPanel>
  )
}

function PanelSearch({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the panel, which takes the focus when it opens.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return <ShopSearch inputRef={input} onDone={onDone} />
}
