import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { PopoverPanel } from '#web/ui/overlay/popover-panel.tsx'
import { SHOP_SEARCH, ShopSearch } from './shop-search.tsx'

/** A box where the header has room for it, else a button that opens one. */
export function HeaderSearch() {
  return (
    <>
      <div className="hidden w-52 min-[88rem]:block">
        <ShopSearch />
      </div>
      <SearchButton />
    </>
  )
}

function SearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="relative min-[88rem]:hidden">
      <IconButton
        ref={opener}
        label={SHOP_SEARCH}
        icon={Search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <PopoverPanel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={SHOP_SEARCH}
        opener={opener}
        className="p-3 sm:w-96"
      >
        <PanelSearch onDone={() => setIsOpen(false)} />
      </PopoverPanel>
    </div>
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
