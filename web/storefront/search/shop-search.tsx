import { useRouter, useRouterState } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { forgetSearches, openPastSearches, rememberSearch } from './past-searches.ts'
import { searchHref, type ShopOption, useShopSuggestions } from './use-shop-suggestions.tsx'

export const SHOP_SEARCH = 'Find in the shop'

type ShopSearchProps = { onDone?: () => void; inputRef?: Ref<HTMLInputElement> }

/** The search of the header and of the phone's menu: a suggestion opens what it names. */
export function ShopSearch({ onDone, inputRef }: ShopSearchProps) {
  const router = useRouter()
  const [text, setText] = useSearchText()
  const [isAwake, setIsAwake] = useState(false)
  const { options, status, hasPast, canOpen } = useShopSuggestions(text.trim(), isAwake)
  const wake = () => {
    if (isAwake) return
    setIsAwake(true)
    openPastSearches()
  }
  const go = (href: string) => {
    onDone?.()
    void router.navigate({ href })
  }
  const submit = (typed: string) => {
    const search = typed.trim().slice(0, LONGEST_SEARCH)
    rememberSearch(search)
    go(search === '' ? '/products' : searchHref(search))
  }
  return (
    <Combobox<ShopOption>
      label={SHOP_SEARCH}
      isLabelHidden
      submitLabel="Find"
      action="/products"
      placeholder="Search furniture"
      inputRef={inputRef}
      value={text}
      onValueChange={setText}
      onFocus={wake}
      canOpen={canOpen}
      options={options}
      status={status}
      onPick={(option) => {
        rememberSearch(option.group === 'Past searches' ? option.label : text)
        setText(option.group === 'Past searches' ? option.label : '')
        go(option.href)
      }}
      onSubmit={submit}
      footer={
        hasPast && (
          <button
            type="button"
            onClick={forgetSearches}
            className="min-h-11 w-full px-3.5 text-left text-sm text-muted underline underline-offset-4 hover:text-ink"
          >
            Clear past searches
          </button>
        )
      }
    />
  )
}

/** On a listing that was searched for the box shows what; elsewhere what is being typed. */
function useSearchText() {
  const searched = useRouterState({
    select: ({ location }) => (location.pathname === '/products' ? (location.search.search ?? '') : ''),
  })
  const [shown, setShown] = useState(searched)
  const [text, setText] = useState(searched)
  if (searched !== shown) {
    setShown(searched)
    setText(searched)
  }
  return [text, setText] as const
}
