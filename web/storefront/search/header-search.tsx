import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { ahead, late, untilThere } from '#web/ui/page/late.ts'
import { SearchBox } from './search-box.tsx'
import { SHOP_SEARCH, SHOP_SEARCH_FORM, SHOP_SEARCH_HINT, searchedFor } from './search-form-words.ts'

const Search = drawnIcon('search')

const loadSearch = () => import('./shop-search.tsx')
const ShopSearch = late(async () => (await loadSearch()).ShopSearch)
const loadPanel = () => import('./search-panel.tsx').then((module) => module.SearchPanel)
const SearchPanel = late(loadPanel)

/** A box where the header has room for it, else a button that opens one. */
export function HeaderSearch() {
  const router = useRouter()
  const searched = useRouterState({ select: searchedFor })
  const search = (words: string) => void untilThere(loadSearch).then(({ searchFor }) => searchFor(router, words))
  return (
    <>
      <div className="hidden w-52 min-[88rem]:block">
        <SearchBox
          form={SHOP_SEARCH_FORM}
          hint={SHOP_SEARCH_HINT}
          searched={searched}
          onReach={ahead(loadSearch)}
          onSearch={search}
        >
          {(start) => <ShopSearch {...start} />}
        </SearchBox>
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
        onPointerEnter={ahead(loadPanel)}
        onFocus={ahead(loadPanel)}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <SearchPanel opener={opener} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
