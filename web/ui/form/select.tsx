import { clsx } from 'clsx'
import type { Ref, SelectHTMLAttributes } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

const ChevronDown = drawnIcon('chevron-down')

export type SelectOption = { value: string; label: string }
export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'className'> & {
    options: readonly SelectOption[]
    ref?: Ref<HTMLSelectElement>
  }

/** The browser's own list: the best keyboard, typeahead and phone behaviour there is, and no script. */
export function Select(props: SelectProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, className, options, ...select } = props
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, id, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={clsx(controlClass, 'cursor-pointer appearance-none pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
