import type { DeskReturnJson, ReturnRowJson } from '#domain/api/return-desk.ts'
import type { ReturnJson } from '#domain/api/returns.ts'
import { paise, toRupees } from '#domain/money/paise.ts'
import { lastReturnDay, RETURN_ANSWER_HOURS } from '#domain/orders/return-policy.ts'
import { HOUR } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/ist.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { presentPiece } from '#server/orders/present-piece.ts'
import { decideReturn, wishOf } from './decide-terms.ts'
import type { DeskReturnRow, ReturnHistoryEntry, ReturnRow } from './returns.store.ts'

export function presentReturn(row: ReturnRow): ReturnJson {
  return {
    id: row.id,
    number: row.number,
    order_id: row.orderId,
    order_number: row.orderNumber,
    status: row.status,
    reason: row.reason,
    detail: row.detail,
    items: row.items.map((item) => {
      const piece = row.pieces.get(item.order_item_id)
      return { ...item, product_name: piece?.name ?? '', color: piece?.color ?? null }
    }),
    photos: row.photos.map((file) => `/api/returns/photos/${file}`),
    refund_amount: toRupees(row.refundAmount),
    staff_note: row.staffNote,
    created_at: row.createdAt.toISOString(),
  }
}

export function presentReturnRow(row: DeskReturnRow): ReturnRowJson {
  return {
    ...presentReturn(row),
    customer: row.customer,
    phone: row.phone,
    city: row.city,
    pieces: row.items.reduce((sum, { quantity }) => sum + quantity, 0),
    answer_by: new Date(row.createdAt.getTime() + RETURN_ANSWER_HOURS * HOUR).toISOString(),
  }
}

export function presentDeskReturn(
  row: DeskReturnRow,
  order: OrderRecord,
  history: readonly ReturnHistoryEntry[],
): DeskReturnJson {
  const { deliveredAt } = order
  const lastDay = deliveredAt && lastReturnDay(deliveredAt)
  return {
    ...presentReturnRow(row),
    items: row.items.map((asked) => presentItem(row, order, asked)),
    email: order.billing.email,
    postal_code: order.shipping.postal_code,
    order_total: toRupees(order.totalAmount),
    payment_method: order.paymentMethod,
    delivered_at: deliveredAt?.toISOString() ?? null,
    last_day: lastDay,
    is_in_time: lastDay !== null && istDate(row.createdAt) <= lastDay,
    terms: presentTerms(row, order),
    refund: presentRefund(row, order),
    history: history.map(({ at, what, who, reason }) => ({ at: at.toISOString(), what, who, reason })),
  }
}

function presentItem({ condition }: DeskReturnRow, order: OrderRecord, asked: ReturnRow['items'][number]) {
  const item = order.items.find(({ id }) => id === asked.order_item_id)
  const told = condition?.find(({ order_item_id }) => order_item_id === asked.order_item_id)
  return {
    ...asked,
    product_name: item?.productName ?? '',
    product_sku: item?.productSku ?? '',
    color: item?.color ?? null,
    product: item ? presentPiece(item) : null,
    good: told?.good ?? null,
    damaged: told?.damaged ?? null,
  }
}

/** Reckoned again as on the day it was asked for; what was promised then is what is paid. */
function presentTerms(row: DeskReturnRow, order: OrderRecord): DeskReturnJson['terms'] {
  const wish = wishOf(row.items, row.reason)
  const items = order.items.map((item) => ({ ...item, returningQuantity: 0 }))
  const terms = decideReturn({ ...order, items }, wish, row.createdAt)
  if (!terms.ok || terms.value.refund !== row.refundAmount) return null
  const { restockingFee, returnShipping, refund } = terms.value
  return {
    paid: toRupees(paise(refund + restockingFee + returnShipping)),
    restocking_fee: toRupees(restockingFee),
    return_shipping: toRupees(returnShipping),
  }
}

function presentRefund({ id }: DeskReturnRow, { refunds }: OrderRecord): DeskReturnJson['refund'] {
  const refund = refunds.findLast(({ reason }) => reason === `return-${id}`)
  if (!refund) return null
  const { amount, status, processedAt } = refund
  return { amount: toRupees(amount), status, processed_at: processedAt?.toISOString() ?? null }
}
