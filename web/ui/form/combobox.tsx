import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { SearchForm } from './search-form.tsx'

export type ComboboxOption = {
  id: string
  label: string
  content?: ReactNode
  /** Options of one group stand together under its name. */
  group?: string
}
type ComboboxProps<Option extends ComboboxOption> = {
  label: string
  isLabelHidden?: boolean
  submitLabel?: string
  /** Where the browser itself sends the text, as `search`, before any script is there. */
  action?: string
  placeholder?: string
  inputRef?: Ref<HTMLInputElement> | undefined
  autoFocus?: boolean
  value: string
  onValueChange: (value: string) => void
  /** Somebody is at the box; also told with what is typed, for the focus may have come before the script. */
  onFocus?: () => void
  options: readonly Option[]
  /** Shown beside the options: "Loading suggestions...", "No products found". */
  status?: string | null | undefined
  /** Whether there is anything to open, such as two characters or more. */
  canOpen: boolean
  onPick: (option: Option) => void
  /** Enter without a marked option, or the search button. */
  onSubmit: (value: string) => void
  /** Under the options: what can be done with the list itself. */
  footer?: ReactNode
}

/** The ARIA combobox pattern: focus stays in the text box, arrows mark an option, Enter takes it, Escape closes. */
export function Combobox<Option extends ComboboxOption>({ inputRef, ...props }: ComboboxProps<Option>) {
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const list = useSuggestions(props)
  useOutsidePress(box, list.close)
  return (
    <SearchForm
      formRef={box}
      inputRef={inputRef}
      label={props.label}
      isLabelHidden={props.isLabelHidden}
      submitLabel={props.submitLabel}
      action={props.action}
      onSubmit={list.submit}
      input={{
        'aria-expanded': list.isOpen,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': list.isOpen && list.marked >= 0 ? `${id}-${list.marked}` : undefined,
        placeholder: props.placeholder,
        autoFocus: props.autoFocus,
        value: props.value,
        onChange: (event) => {
          props.onFocus?.()
          list.type(event.target.value)
        },
        onFocus: () => {
          props.onFocus?.()
          list.open()
        },
        onClick: list.open,
        onKeyDown: list.onKeyDown,
      }}
    >
      <Suggestions id={id} isOpen={list.isOpen} marked={list.marked} {...props} onPick={list.pick} />
    </SearchForm>
  )
}

function useSuggestions<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, options, canOpen, onValueChange, onPick, onSubmit } = props
  const [isWanted, setIsWanted] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = isWanted && canOpen
  const close = () => {
    setIsWanted(false)
    setMarked(-1)
  }
  const pick = (option: Option) => {
    close()
    onPick(option)
  }
  const submit = () => {
    const option = isOpen ? options[marked] : undefined
    if (option) return pick(option)
    close()
    onSubmit(value)
  }
  const type = (text: string) => {
    setIsWanted(true)
    setMarked(-1)
    onValueChange(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape' && isOpen) close()
    else if (step !== 0) {
      setIsWanted(true)
      setMarked(stepMark(marked, step, options.length))
    } else return
    event.preventDefault()
  }
  return { isOpen, marked, close, pick, submit, type, onKeyDown, open: () => setIsWanted(true) }
}

/** -1 is the text box itself: the arrows pass through it on the way round. */
export function stepMark(marked: number, step: number, count: number): number {
  return ((marked + 1 + step + count + 1) % (count + 1)) - 1
}

type SuggestionsProps<Option extends ComboboxOption> = Pick<
  ComboboxProps<Option>,
  'options' | 'status' | 'label' | 'onPick' | 'footer'
> & { id: string; isOpen: boolean; marked: number }

function Suggestions<Option extends ComboboxOption>(props: SuggestionsProps<Option>) {
  const { id, isOpen, options, status, label, marked, onPick, footer } = props
  const row = (option: Option) => {
    const index = options.indexOf(option)
    return (
      <div
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === marked}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(option)}
        className="min-h-11 cursor-pointer px-3.5 py-2.5 hover:bg-linen aria-selected:bg-linen forced-colors:aria-selected:outline"
      >
        {option.content ?? option.label}
      </div>
    )
  }
  return (
    <div
      className={clsx(
        'absolute inset-x-0 top-full z-30 mt-1.5 rounded-sm border border-sand bg-white shadow-lift min-[88rem]:min-w-80',
        !isOpen && 'hidden',
      )}
    >
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
          group === undefined ? (
            members.map(row)
          ) : (
            <div key={group} role="group" aria-label={group} className="border-sand not-first:border-t">
              <p aria-hidden className="caps px-3.5 pt-2.5 pb-1 text-muted">
                {group}
              </p>
              {members.map(row)}
            </div>
          ),
        )}
      </div>
      <p role="status" className={clsx('px-3.5 py-2.5 text-sm text-muted', !status && 'sr-only')}>
        {isOpen ? (status ?? `${options.length} suggestions`) : ''}
      </p>
      {footer && <div className="border-t border-sand">{footer}</div>}
    </div>
  )
}

function useOutsidePress(box: { current: HTMLElement | null }, onOutside: () => void) {
  const leave = useEffectEvent(onOutside)
  useEffect(() => {
    const check = (event: PointerEvent) => {
      if (!event.composedPath().includes(box.current as EventTarget)) leave()
    }
    document.addEventListener('pointerdown', check)
    return () => document.removeEventListener('pointerdown', check)
  }, [box])
}
