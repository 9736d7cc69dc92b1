import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { type DeskOrder, orderDesk } from '#domain/api/order-desk.ts'
import { call } from '#web/api/call.ts'
import { StaffNotes } from '#web/backoffice/parts/staff-notes.tsx'
import { useDeskOrder } from './order-query.ts'

/** Only staff read these. */
export function OrderNotes({ order }: { order: DeskOrder }) {
  const { api, keep } = useDeskOrder(order.id)
  const send = (body: { text: string }) => keep(call(api, ORDER_DESK.note, { params: { id: order.id }, body }))
  return <StaffNotes notes={order.desk.notes} schema={orderDesk.note.body} onSend={send} />
}
