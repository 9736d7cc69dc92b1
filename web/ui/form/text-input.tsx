import { clsx } from 'clsx'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextInputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className'> & {
    /** Fixed text before the value, such as "+91" or "₹". */
    prefix?: string | undefined
    /** A control at the end, such as a show/hide button. */
    trailing?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export function TextInput(props: TextInputProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, className, prefix, trailing, ...input } = props
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, id, className }}>
      {(control) => (
        <div className="relative flex items-center">
          {prefix && (
            <span aria-hidden className="pointer-events-none absolute left-3.5 text-base/6 text-muted">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={clsx(controlClass, trailing && 'pr-12', prefix && (prefix.length > 1 ? 'pl-13' : 'pl-8'))}
          />
          {trailing && <div className="absolute right-1 flex">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}
