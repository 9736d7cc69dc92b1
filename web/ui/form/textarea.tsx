import { clsx } from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextareaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'className'> & {
    ref?: Ref<HTMLTextAreaElement>
  }

export function Textarea(props: TextareaProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, className, ...textarea } = props
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, id, className }}>
      {(control) => <textarea rows={3} {...textarea} {...control} className={clsx(controlClass, 'resize-y')} />}
    </Field>
  )
}
