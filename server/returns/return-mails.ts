import { formatInr } from '#domain/money/format-inr.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { shownPieces } from '#server/orders/order-mail-data.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { piecesText } from '#server/orders/pieces-text.ts'
import type { returnRequests } from '#server/db/schema/orders.ts'
import { readFacts } from '#server/facts/read-settings.ts'

type ReturnRequest = Pick<
  typeof returnRequests.$inferSelect,
  'id' | 'number' | 'items' | 'reason' | 'detail' | 'photos' | 'refundAmount' | 'staffNote'
>
type Told = 'requested' | 'approved' | 'refused' | 'received'

/** The customer hears of each step of a return, once. */
export async function queueReturnMail(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: OrderRecord,
  request: ReturnRequest,
  told: Told,
): Promise<void> {
  if (order.billing.email === '') return
  await queueMail(tx, deps, {
    key: `return-${told}:${request.id}`,
    template: `return-${told}`,
    to: order.billing.email,
    data: returnData(order, request),
  })
}

/** The shop hears of every return at once; its answer goes to the customer. */
export async function tellShopOfReturn(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: OrderRecord,
  request: ReturnRequest,
): Promise<void> {
  const { email, phone } = order.billing
  const { reason, detail, photos } = request
  const shop = await readFacts(tx)
  await queueMail(tx, deps, {
    key: `return-for-shop:${request.id}`,
    template: 'return-for-shop',
    to: shop.email,
    ...(email === '' ? {} : { replyTo: email }),
    data: { ...returnData(order, request), email, phone, reason, detail, photos: photos.length },
  })
}

function returnData(order: OrderRecord, { number, items, refundAmount, staffNote }: ReturnRequest) {
  const pieces = items.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }))
  return {
    name: order.billing.name,
    order_number: order.orderNumber,
    number,
    pieces: piecesText(order, pieces),
    items: shownPieces(order, pieces),
    refund: refundAmount > 0 ? formatInr(refundAmount) : null,
    note: staffNote || null,
  }
}
