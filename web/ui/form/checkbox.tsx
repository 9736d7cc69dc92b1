import { clsx } from 'clsx'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './field.tsx'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" shape="rounded-sm checked:bg-[image:var(--tick)]" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" shape="rounded-full checked:bg-[image:var(--dot)]" />
}

function Choice({ label, hint, error, className, shape, ...input }: ChoiceProps & { type: string; shape: string }) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          {...input}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(
            'choice forced-colors:appearance-auto mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none border border-edge bg-white bg-center bg-no-repeat transition-colors',
            'checked:border-leaf checked:bg-leaf hover:border-leaf disabled:bg-linen aria-invalid:border-terracotta',
            shape,
          )}
        />
        <span className="min-w-0">
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
