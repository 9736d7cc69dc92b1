import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useKeys } from '#web/backoffice/keys/use-keys.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { type Hit, SHORTEST_SEARCH, useDeskHits } from './use-desk-hits.tsx'

/** Screens by their words; orders, customers, products, articles and projects by number, name, phone, mail, PIN, SKU or title. */
export function DeskSearch() {
  const box = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [text, setText] = useState('')
  const { hits, status } = useDeskHits(text)
  useKeys('Everywhere', [{ key: '/', label: 'Search', onPress: () => box.current?.focus() }])
  const open = ({ href }: Hit) => {
    setText('')
    box.current?.blur()
    void router.navigate({ href })
  }
  return (
    // On a phone the list is as wide as the screen, not as the box.
    <div className="min-w-0 grow sm:max-w-xl max-sm:[&>form]:static [&_[role=listbox]]:max-h-[60vh] [&_[role=listbox]]:overflow-y-auto [&_input]:min-h-10 [&_input]:py-1.5 [&_input]:text-sm">
      <Combobox
        label="Search the back office"
        isLabelHidden
        placeholder="Search orders, people, products, screens"
        inputRef={box}
        value={text}
        onValueChange={setText}
        options={hits}
        status={status}
        canOpen={text.trim().length >= SHORTEST_SEARCH}
        onPick={open}
        onSubmit={() => hits[0] && open(hits[0])}
      />
    </div>
  )
}
