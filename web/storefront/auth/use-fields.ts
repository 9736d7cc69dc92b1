import { type ChangeEvent, type RefObject, useRef, useState } from 'react'

export type FieldErrors<Name extends string> = { [name in Name]?: string | undefined }

type Fields<Name extends string> = {
  values: Record<Name, string>
  errors: FieldErrors<Name>
  form: RefObject<HTMLFormElement | null>
  /** What an input of this name needs. */
  field(name: Name): {
    name: Name
    value: string
    error: string | undefined
    onChange(event: ChangeEvent<HTMLInputElement>): void
  }
  set(values: Partial<Record<Name, string>>): void
  /** Shows what is wrong and answers whether nothing is. */
  check(): boolean
  /** Shows what the server found wrong. */
  refuse(errors: Record<string, string[]>): void
}

/** Text fields of one form: checked when sent, a message goes when its field is edited, the first wrong field is focused. */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  rule: (values: Record<Name, string>) => FieldErrors<Name>,
): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const form = useRef<HTMLFormElement>(null)

  function show(found: FieldErrors<Name>): boolean {
    setErrors(found)
    const first = Object.keys(initial).find((name) => found[name as Name])
    const control = first === undefined ? null : form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    return first === undefined
  }

  return {
    values,
    errors,
    form,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }) => {
        setValues((before) => ({ ...before, [name]: target.value }))
        setErrors((before) => ({ ...before, [name]: undefined }))
      },
    }),
    set: (change) => setValues((before) => ({ ...before, ...change })),
    check: () => show(rule(values)),
    refuse: (refused) => {
      const entries = Object.entries(refused).map(([name, messages]) => [name, messages[0]])
      show(Object.fromEntries(entries) as FieldErrors<Name>)
    },
  }
}
