import { z } from 'zod'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { call } from '#web/api/call.ts'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import type { Parcel } from './parcels.ts'

const deliverForm = z.object({
  received_by: z.string().max(120, 'Must be at most 120 characters'),
  shipment_id: z.int(),
  version: z.int(),
})

type DeliverDialogProps = { order: DeskOrder; parcel: Parcel; isOpen: boolean; onClose: () => void }

export function DeliverDialog({ order, parcel, isOpen, onClose }: DeliverDialogProps) {
  const { api, keep, reload } = useDeskOrder(order.id)
  const values = { received_by: '', shipment_id: parcel.id, version: order.version }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delivered"
      description={`The parcel with ${parcel.carrier} has arrived. When the whole order has, the customer is told by mail and the days for a return begin.${order.desk.due > 0 && order.desk.paid > 0 ? ` ${formatRupees(order.desk.due)} are to be collected: take them under Money.` : ''}`}
      schema={deliverForm}
      values={values}
      send={(body) => keep(call(api, ORDER_DESK.deliver, { params: { id: order.id }, body }))}
      reload={async () => ({ ...values, version: (await reload()).version })}
      submitLabel="Mark as delivered"
      busyLabel="Saving..."
      onSaved={() => notice({ title: 'Delivered', tone: 'success' })}
    >
      {(form) => (
        <FormText
          form={form}
          name="received_by"
          label="Received by"
          isRequired={false}
          hint="Who took it, such as a neighbour or the guard."
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
