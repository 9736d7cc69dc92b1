import { Plus } from 'lucide-react'
import type { FieldValues, Path } from 'react-hook-form'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Button } from '#web/ui/action/button.tsx'

type EntriesFootProps<Values extends FieldValues> = {
  form: DeskForm<Values>
  /** The list. */
  name: Path<Values>
  addLabel: string
  isFull: boolean
  onAdd: () => void
}

/** Below a list of a section: what is wrong with the list as a whole, and the button for one entry more. */
export function EntriesFoot<Values extends FieldValues>(props: EntriesFootProps<Values>) {
  const { form, name, addLabel, isFull, onAdd } = props
  const { error } = form.getFieldState(name, form.formState)
  const problem = error?.root?.message ?? error?.message
  return (
    <>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-terracotta-deep">
          {problem}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={isFull}
        icon={<Plus aria-hidden className="size-4" />}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </>
  )
}
