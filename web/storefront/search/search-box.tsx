import { type ReactNode, startTransition, useState } from 'react'
import { SearchForm, type SearchFormProps } from '#web/ui/form/search-form.tsx'

/** What the plain box held when the one that suggests took its place, and whether somebody was writing in it. */
export type SearchStart = { typed: string | null; hasFocus: boolean }

type SearchBoxProps = {
  form: Pick<SearchFormProps, 'label' | 'isLabelHidden' | 'submitLabel' | 'action'>
  hint: string
  /** What the open page was searched for. */
  searched: string
  /** Fetches the code of the box that suggests. */
  onReach: () => void
  /** Sent off before the box that suggests is there. */
  onSearch: (words: string) => void
  /** The box that suggests, lazy. */
  children: (start: SearchStart) => ReactNode
}

/**
 * Suggestions are fetched by whoever reaches for the box. Until they are there it is a plain form; the change is a transition, so
 * what is typed meanwhile, and the focus, go over.
 */
export function SearchBox({ form, hint, searched, onReach, onSearch, children }: SearchBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const [isReachedFor, setIsReachedFor] = useState(false)
  if (isReachedFor) return children({ typed, hasFocus })
  const reach = (box: HTMLInputElement) => {
    setHasFocus(box === document.activeElement)
    startTransition(() => setIsReachedFor(true))
  }
  return (
    <SearchForm
      {...form}
      onSubmit={() => onSearch(typed ?? searched)}
      input={{
        placeholder: hint,
        value: typed ?? searched,
        onPointerEnter: onReach,
        onFocus: ({ target }) => reach(target),
        onBlur: () => setHasFocus(false),
        onChange: (event) => {
          setTyped(event.target.value)
          reach(event.target)
        },
      }}
    />
  )
}
