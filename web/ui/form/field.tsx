import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const CircleAlert = drawnIcon('circle-alert')

/** What the control inside must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Most fields of a form are required, so the exception is marked: false adds "(optional)" to the label. */
  isRequired?: boolean | undefined
  /** Only for a label that is already visible by other means. */
  isLabelHidden?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

export function Field({ children, ...props }: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, isRequired, isLabelHidden, className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={clsx('text-sm font-semibold', isLabelHidden && 'sr-only')}>
        {label}
        {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-terracotta-deep">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
