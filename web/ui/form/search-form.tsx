import { clsx } from 'clsx'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { controlClass } from './control-class.ts'

const Search = drawnIcon('search')

export type SearchFormProps = {
  label: string
  isLabelHidden?: boolean | undefined
  submitLabel?: string | undefined
  /** Where the browser itself sends the text, as `search`, before any script is there. */
  action?: string | undefined
  formRef?: Ref<HTMLFormElement>
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Left out, the browser sends the form itself. */
  onSubmit?: (() => void) | undefined
  /** What is typed, and what happens to it. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** Hangs under the box. */
  children?: ReactNode
}

/** A box that can be searched with, whether or not it offers suggestions yet. */
export function SearchForm({ label, isLabelHidden, submitLabel = 'Search', action, ...props }: SearchFormProps) {
  const id = useId()
  const { formRef, inputRef, onSubmit, input, children } = props
  return (
    <form
      ref={formRef}
      role="search"
      aria-label={label}
      action={action}
      className="relative"
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          onSubmit()
        })
      }
    >
      <label htmlFor={id} className={clsx('mb-1.5 block text-sm font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          name="search"
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={input['aria-controls']}
          {...input}
          className={clsx(controlClass, 'pr-12')}
        />
        <button
          type="submit"
          aria-label={submitLabel}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <Search aria-hidden className="size-4.5" />
        </button>
      </div>
      {children}
    </form>
  )
}
