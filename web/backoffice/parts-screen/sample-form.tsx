import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea, FormText } from '#web/backoffice/form/form-fields.tsx'
import { ApiError } from '#web/api/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'

const schema = z.object({
  tracking: z.string().min(4, 'A tracking number has at least 4 characters'),
  boxes: z.int('Boxes must be a whole number').min(1, 'At least one box'),
  note: z.string(),
  version: z.int(),
})
type Sample = z.infer<typeof schema>

const MEANWHILE: Sample = { tracking: 'DTDC-7', boxes: 3, note: '', version: 2 }

/** The shop's side: REFUSED is refused at its field, and the first version was overtaken. */
async function send({ tracking, version }: Sample): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150))
  if (tracking === 'REFUSED')
    throw new ApiError(422, {
      code: 'validation',
      message: 'Please check the marked fields.',
      errors: { tracking: ['No carrier knows this number.'] },
    })
  if (version < MEANWHILE.version)
    throw new ApiError(409, {
      code: 'changed_meanwhile',
      message: 'Meera Saha changed this at 4:05 pm.',
      errors: { tracking: ['Tracking number: now DTDC-7'], boxes: ['Boxes: now 3'] },
    })
}

/** A form whose sending is refused, overtaken and taken. */
export function SampleForm() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Ship
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Ship the sample"
        schema={schema}
        values={{ tracking: '', boxes: 1, note: '', version: 1 }}
        send={send}
        reload={async () => MEANWHILE}
        submitLabel="Mark as shipped"
        busyLabel="Saving..."
        onSaved={() => notice({ title: 'Shipped', tone: 'success' })}
      >
        {(form) => (
          <>
            <FormText form={form} name="tracking" label="Tracking number" />
            <FormText form={form} name="boxes" label="Boxes" isNumber />
            <FormArea form={form} name="note" label="Note" isRequired={false} />
          </>
        )}
      </FormDialog>
    </>
  )
}
