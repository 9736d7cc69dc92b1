import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { forgetSearches, openPastSearches, rememberSearch } from './past-searches.ts'
import type { SearchStart } from './search-box.tsx'
import { SHOP_SEARCH_FORM, SHOP_SEARCH_HINT, searchedFor } from './search-form-words.ts'
import { searchHref, type ShopOption, useShopSuggestions } from './use-shop-suggestions.tsx'

type ShopSearchProps = Partial<SearchStart> & { onDone?: () => void; inputRef?: Ref<HTMLInputElement> }

/** The search of the header and of the phone's menu: a suggestion opens what it names. */
export function ShopSearch({ onDone, inputRef, typed = null, hasFocus = false }: ShopSearchProps) {
  const router = useRouter()
  const [text, setText] = useSearchText(typed)
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
  const submit = (words: string) => {
    onDone?.()
    searchFor(router, words)
  }
  return (
    <Combobox<ShopOption>
      {...SHOP_SEARCH_FORM}
      placeholder={SHOP_SEARCH_HINT}
      autoFocus={hasFocus}
      inputRef={inputRef}
      value={text}
      onValueChange={setText}
      onFocus={wake}
      canOpen={canOpen}
      options={options}
      status={status}
      onPick={(option) => {
        // Half a word that led to a piece is no search to be offered again.
        const past = option.group === 'Past searches' ? option.label : ''
        rememberSearch(past)
        setText(past)
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

export function searchFor(router: Pick<AnyRouter, 'navigate'>, words: string): void {
  const search = words.trim().slice(0, LONGEST_SEARCH)
  rememberSearch(search)
  void router.navigate({ href: search === '' ? '/products' : searchHref(search) })
}

function useSearchText(typed: string | null) {
  const searched = useRouterState({ select: searchedFor })
  const [shown, setShown] = useState(searched)
  const [text, setText] = useState(typed ?? searched)
  if (searched !== shown) {
    setShown(searched)
    setText(searched)
  }
  return [text, setText] as const
}
