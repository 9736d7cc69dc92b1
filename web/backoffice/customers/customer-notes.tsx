import { customers, type CustomerJson } from '#domain/api/customers.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/orders/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useCustomer } from './customer-api.ts'

const EMPTY = { text: '' }
const noteSaved = () => notice({ title: 'Note saved', tone: 'success' })

/** Only staff read these, and the customer who asks for their data. */
export function CustomerNotes({ customer }: { customer: CustomerJson }) {
  return (
    <Section title="Notes of the staff">
      <ul className="space-y-3 text-sm">
        {customer.notes.map(({ id, author, text, created_at }) => (
          <li key={id} className="rounded-sm bg-linen px-3 py-2">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="mt-1 text-xs text-muted">
              {author ?? 'Somebody'}, {momentText(created_at)}
            </p>
          </li>
        ))}
      </ul>
      <NewNote key={customer.notes.length} customer={customer} />
    </Section>
  )
}

function NewNote({ customer }: { customer: CustomerJson }) {
  const { note } = useCustomer(customer)
  const send = (body: { text: string }) => note(body.text)
  const { form, submit, refused, isBusy } = useDeskForm({ schema: customers.note.body, values: EMPTY, send }, noteSaved)
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-2">
        <FormArea form={form} name="text" label="New note" rows={2} className="w-full" maxLength={2000} />
        <Button type="submit" size="sm" variant="secondary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Add note'}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={null} />
    </>
  )
}
