import { orderDesk, type DeskOrder } from '#domain/api/order-desk.ts'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { Section } from './section.tsx'

const EMPTY = { text: '' }
const noteSaved = () => notice({ title: 'Note saved', tone: 'success' })

/** Only staff read these. */
export function OrderNotes({ order }: { order: DeskOrder }) {
  return (
    <Section title="Notes of the staff">
      <ul className="space-y-3 text-sm">
        {order.desk.notes.map(({ id, author, text, created_at }) => (
          <li key={id} className="rounded-sm bg-linen px-3 py-2">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="mt-1 text-xs text-muted">
              {author ?? 'Somebody'}, {momentText(created_at)}
            </p>
          </li>
        ))}
      </ul>
      <NewNote key={order.desk.notes.length} order={order} />
    </Section>
  )
}

/** Begins anew with every note that is there. */
function NewNote({ order }: { order: DeskOrder }) {
  const { api, keep } = useDeskOrder(order.id)
  const send = (body: { text: string }) => keep(call(api, ORDER_DESK.note, { params: { id: order.id }, body }))
  const { form, submit, refused, isBusy } = useDeskForm({ schema: orderDesk.note.body, values: EMPTY, send }, noteSaved)
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
