import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Radio } from './checkbox.tsx'
import { FieldError } from './field.tsx'

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode }
type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: ReactNode
  className?: string | undefined
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset className={props.className} aria-describedby={clsx(props.error && `${id}-error`) || undefined}>
      <legend className="mb-1 text-sm font-semibold">{props.legend}</legend>
      {props.options.map((option) => (
        <Radio
          key={option.value}
          name={props.name}
          label={option.label}
          hint={option.hint}
          checked={props.value === option.value}
          onChange={() => props.onChange(option.value)}
        />
      ))}
      <FieldError id={`${id}-error`}>{props.error}</FieldError>
    </fieldset>
  )
}
