import { TextInput } from '#web/ui/form/text-input.tsx'

type BoundProps = {
  label: string
  name: string
  value: number | null
  prefix?: string
  placeholder?: string
  error?: string | undefined
}

/** A bound that may be empty. It keeps what was typed until the form is applied. */
export function Bound({ label, name, value, prefix, placeholder, error }: BoundProps) {
  return (
    <TextInput
      key={String(value)}
      label={label}
      name={name}
      defaultValue={value === null ? '' : String(value)}
      inputMode="decimal"
      autoComplete="off"
      pattern="[0-9]*\.?[0-9]{0,2}"
      prefix={prefix}
      placeholder={placeholder}
      error={error}
      title="Numbers only; leave it empty for no limit"
    />
  )
}

/** Null for an empty box, undefined for what is no number. */
export function readBound(text: FormDataEntryValue | null): number | null | undefined {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  if (trimmed === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined
}
