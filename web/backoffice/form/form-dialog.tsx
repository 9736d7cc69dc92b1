import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import { type DeskForm, type DeskFormOptions, useDeskForm } from './use-desk-form.ts'
import { useLeaving } from './use-leaving.tsx'
import { useOpenings } from './use-openings.ts'

export type FormDialogProps<Values extends FieldValues, Sent extends FieldValues> = DeskFormOptions<Values, Sent> &
  Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'description' | 'size'> & {
    submitLabel: string
    /** While it is on its way: "Saving..." */
    busyLabel: string
    /** After the shop has taken it; the dialog closes by itself. */
    onSaved?: () => void
    children: (form: DeskForm<Values>) => ReactNode
  }

/** A form in a dialog. It begins anew with every opening, and stays as it is while the shop refuses it. */
export function FormDialog<Values extends FieldValues, Sent extends FieldValues>(props: FormDialogProps<Values, Sent>) {
  return <FormWindow key={useOpenings(props.isOpen)} {...props} />
}

function FormWindow<Values extends FieldValues, Sent extends FieldValues>(props: FormDialogProps<Values, Sent>) {
  const { isOpen, onClose, title, description, size, submitLabel, busyLabel, children } = props
  const id = useId()
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(props, () => {
    onClose()
    props.onSaved?.()
  })
  const leave = useLeaving({ isOpen, isTyped: form.formState.isDirty, isBusy, onClose })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave.ask}
      title={title}
      description={description}
      {...(size ? { size } : {})}
      footer={
        leave.question ?? (
          <>
            <Button variant="quiet" onClick={leave.ask}>
              Cancel
            </Button>
            <Button type="submit" form={id} isBusy={isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          // A form may open a dialog with a form of its own: that one alone is sent.
          event.stopPropagation()
          void submit(event)
        }}
        className="flex flex-col gap-4"
      >
        {children(form)}
      </form>
      <RefusedPanel refused={refused} onTakeOver={props.reload ? takeOver : null} />
    </Dialog>
  )
}
