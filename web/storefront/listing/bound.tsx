import { controlClass } from '#web/ui/form/control-class.ts'
import { Field } from '#web/ui/form/field.tsx'

type BoundProps = {
  label: string
  name: string
  value: number | null
  placeholder?: string
  /** Of what is said against it. */
  errorId: string | false
}

/** A bound that may be empty. It keeps what was typed until the form is applied. */
export function Bound({ label, name, value, placeholder, errorId }: BoundProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          key={String(value)}
          id={id}
          type="text"
          name={name}
          defaultValue={value === null ? '' : String(value)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          title="Numbers only; leave it empty for no limit"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId || undefined}
          className={controlClass}
        />
      )}
    </Field>
  )
}
