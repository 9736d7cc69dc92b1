import { RETURN_FIGURES } from '#domain/content/policies.ts'
import { RETURN_ANSWER_HOURS, RETURN_WINDOW_DAYS, type ReturnReason } from '#domain/orders/return-policy.ts'
import { MOST_PHOTOS } from '#domain/photos/photo-limits.ts'
import type { Order } from '#web/api/orders.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PhotoPicker } from '#web/ui/form/photo-picker.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { ReturnItems } from './return-items.tsx'
import { ReturnRefund } from './return-refund.tsx'
import { useReturnForm } from './use-return-form.ts'

const REASONS: readonly RadioOption<ReturnReason>[] = [
  { value: 'defective', label: 'It is damaged or faulty', hint: 'Collected free of charge, refunded in full' },
  { value: 'seller_error', label: 'It is not what I ordered', hint: 'Collected free of charge, refunded in full' },
  {
    value: 'changed_mind',
    label: 'I changed my mind',
    hint: `${RETURN_FIGURES.restockingFee} restocking fee, and ${RETURN_FIGURES.returnShipping} return shipping by size`,
  },
]

export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useReturnForm(order, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Return items"
      description={`Within ${RETURN_WINDOW_DAYS} days of delivery. We answer within ${RETURN_ANSWER_HOURS} hours.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form="return-form" isBusy={form.isBusy}>
            Request return
          </Button>
        </>
      }
    >
      <form id="return-form" noValidate onSubmit={(event) => void form.submit(event)} className="space-y-6">
        <ReturnItems order={order} quantities={form.quantities} error={form.errors.items} onChange={form.setQuantity} />
        <RadioGroup
          legend="Why?"
          name="reason"
          options={REASONS}
          value={form.reason}
          error={form.errors.reason}
          onChange={form.setReason}
        />
        <Textarea
          label="What is wrong?"
          isRequired={false}
          rows={3}
          maxLength={1000}
          value={form.detail}
          onChange={(event) => form.setDetail(event.target.value)}
        />
        <PhotoPicker photos={form.photos} most={MOST_PHOTOS} onChange={form.setPhotos} />
        {form.wanted && <ReturnRefund order={order} wanted={form.wanted} />}
        {form.problem && (
          <p role="alert" className="text-sm font-medium text-terracotta-deep">
            {form.problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
