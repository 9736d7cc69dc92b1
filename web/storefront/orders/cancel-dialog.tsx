import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCELLATION_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'
import { cancellationQuery, type CancellationPreview, cancelOrder, type Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { daysOfRefund } from './refund-text.ts'

/** Fee and refund are shown before anything happens. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: preview, isPending, refetch } = useQuery(cancellationQuery(api, order.id))
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsBusy(true)
    try {
      const { message } = await cancelOrder(api, order.id)
      toast.success(message ?? 'Your order has been cancelled.')
      onClose()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The order could not be cancelled.')
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Cancel this order?"
      description={`Order ${order.order_number}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep order
          </Button>
          <Button variant="danger" isBusy={isBusy} disabled={!preview?.can_cancel} onClick={() => void confirm()}>
            Cancel order
          </Button>
        </>
      }
    >
      {isPending && <Spinner label="Working out the refund" className="mx-auto my-8" />}
      {!isPending && !preview && (
        <FailedState isCompact title="We could not work out the refund" onRetry={() => void refetch()} />
      )}
      {preview && <Preview order={order} preview={preview} />}
    </Dialog>
  )
}

function Preview({ order, preview }: { order: Order; preview: CancellationPreview }) {
  const days = preview.refund > 0 && daysOfRefund(order, CANCELLATION_REFUND_DAYS)
  return (
    <>
      <p>{preview.message}</p>
      {preview.can_cancel && (
        <div className="mt-5 rounded-sm bg-linen p-4">
          <dl className="space-y-2">
            <div className="flex justify-between">
              <dt>Cancellation fee{preview.fee_percent > 0 && ` (${preview.fee_percent}%)`}</dt>
              <dd>
                <Money amount={preview.fee} />
              </dd>
            </div>
            <div className="flex justify-between font-semibold">
              <dt>Refund to you</dt>
              <dd>
                <Money amount={preview.refund} />
              </dd>
            </div>
          </dl>
          {days && <p className="mt-2 text-sm text-muted">{days}</p>}
        </div>
      )}
    </>
  )
}
