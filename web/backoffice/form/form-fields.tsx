import type { FieldValues, Path, RegisterOptions } from 'react-hook-form'
import { typedAmount } from '#domain/money/typed-amount.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Select, type SelectProps } from '#web/ui/form/select.tsx'
import { TextInput, type TextInputProps } from '#web/ui/form/text-input.tsx'
import { Textarea, type TextareaProps } from '#web/ui/form/textarea.tsx'
import type { DeskForm } from './use-desk-form.ts'

type Bound<Values extends FieldValues> = { form: DeskForm<Values>; name: Path<Values> }
type Unbound<Props> = Omit<Props, 'form' | 'name' | 'error' | 'value' | 'onChange' | 'onBlur' | 'ref'>

const messageAt = <Values extends FieldValues>({ form, name }: Bound<Values>) =>
  form.getFieldState(name, form.formState).error?.message

type Typed = string | number | null
/** Nothing typed is null; what cannot be read is NaN, which the schema refuses. */
const NUMBER_OR_NULL = { setValueAs: (typed: Typed) => typedAmount(String(typed ?? '')) } as const
const NUMBER = { setValueAs: (typed: Typed) => NUMBER_OR_NULL.setValueAs(typed) ?? Number.NaN } as const
const TEXT_OR_NULL = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) } as const

type FormTextProps<Values extends FieldValues> = Bound<Values> &
  Unbound<TextInputProps> & {
    isNumber?: boolean
    /** Of what may be left out. */
    isEmptyNull?: boolean
  }

export function FormText<Values extends FieldValues>({
  form,
  name,
  isNumber = false,
  isEmptyNull = false,
  ...props
}: FormTextProps<Values>) {
  const how = howRead(isNumber, isEmptyNull) as RegisterOptions<Values, Path<Values>>
  return (
    <TextInput
      {...(isNumber ? { inputMode: 'numeric' as const } : {})}
      {...props}
      {...form.register(name, how)}
      error={messageAt({ form, name })}
    />
  )
}

function howRead(isNumber: boolean, isEmptyNull: boolean) {
  if (isEmptyNull) return isNumber ? NUMBER_OR_NULL : TEXT_OR_NULL
  return isNumber ? NUMBER : {}
}

export function FormArea<Values extends FieldValues>(props: Bound<Values> & Unbound<TextareaProps>) {
  const { form, name, ...rest } = props
  return <Textarea {...rest} {...form.register(name)} error={messageAt({ form, name })} />
}

export function FormSelect<Values extends FieldValues>(props: Bound<Values> & Unbound<SelectProps>) {
  const { form, name, ...rest } = props
  return <Select {...rest} {...form.register(name)} error={messageAt({ form, name })} />
}

type FormTickProps<Values extends FieldValues> = Bound<Values> & { label: string; hint?: string }

export function FormTick<Values extends FieldValues>({ form, name, ...rest }: FormTickProps<Values>) {
  return <Checkbox {...rest} {...form.register(name)} error={messageAt({ form, name })} />
}
