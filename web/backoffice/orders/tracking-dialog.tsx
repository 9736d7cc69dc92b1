import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { call } from '#web/api/call.ts'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { parcelForm, type ParcelValues } from './parcel-form.ts'
import type { Parcel } from './parcels.ts'

const valuesOf = (parcel: Parcel): ParcelValues => ({
  carrier: parcel.carrier,
  tracking_number: parcel.tracking_number ?? '',
  tracking_url: parcel.tracking_url ?? '',
  eway_bill_number: parcel.eway_bill_number ?? '',
})

type TrackingDialogProps = { order: DeskOrder; parcel: Parcel; isOpen: boolean; onClose: () => void }

export function TrackingDialog({ order, parcel, isOpen, onClose }: TrackingDialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Correct tracking"
      description="The customer's page shows it at once. No mail is sent."
      schema={parcelForm}
      values={valuesOf(parcel)}
      send={(body) => keep(call(api, ORDER_DESK.correct, { params: { id: parcel.id }, body }))}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={() => notice({ title: 'Tracking corrected', tone: 'success' })}
    >
      {(form) => <ParcelFields form={form} needsEwayBill={parcel.eway_bill_number !== null} />}
    </FormDialog>
  )
}
