import type { z } from 'zod'
import type { cancellationPreview } from '#domain/api/orders.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { toRupees } from '#domain/money/paise.ts'
import { type CancellationRefusal, cancellationTerms } from '#domain/orders/cancellation.ts'
import type { Refusal } from '#server/http/reply.ts'
import { cancellable } from './cancellable.ts'
import type { CancelOrderRefusal } from './cancel-order.ts'
import type { OrderRecord } from './order-record.ts'
import { orderNotFound } from './order-refusals.ts'
import { staleRefusal } from './stale-order.ts'

const WHY: Record<CancellationRefusal['code'], string> = {
  already_cancelled: 'This order is already cancelled.',
  already_shipped: 'This order has been shipped and can no longer be cancelled.',
  too_late: 'Orders can be cancelled within 24 hours only. Please contact us.',
}

/** Fee and refund as they are shown before the person confirms. */
export function previewCancellation(order: OrderRecord, now: Date): z.infer<typeof cancellationPreview> {
  const terms = cancellationTerms(cancellable(order), now)
  if (!terms.ok) {
    const { code } = terms.error
    return { can_cancel: false, code, message: WHY[code], fee_percent: 0, fee: 0, refund: 0 }
  }
  const { fee, refund, feeRate } = terms.value
  return {
    can_cancel: true,
    code: null,
    message:
      refund + fee === 0
        ? 'Nothing has been paid, so nothing is charged.'
        : sentence(formatInr(refund), fee && formatInr(fee)),
    fee_percent: feeRate / 100,
    fee: toRupees(fee),
    refund: toRupees(refund),
  }
}

const sentence = (refund: string, fee: string | 0) =>
  fee === 0 ? `${refund} will be refunded.` : `${refund} will be refunded after a cancellation fee of ${fee}.`

export function cancelRefusal<R extends CancelOrderRefusal>(refusal: R): Refusal<R['code']>
export function cancelRefusal(refusal: CancelOrderRefusal): Refusal<CancelOrderRefusal['code']> {
  if (refusal.code === 'not_found') return orderNotFound
  if (refusal.code === 'changed_meanwhile') return staleRefusal(refusal)
  return { status: 409, code: refusal.code, message: WHY[refusal.code] }
}
