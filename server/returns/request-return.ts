import type { ReturnReason } from '#domain/orders/return-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type PhotoRefusal, readPhotos } from '#server/media/read-photo.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { decideReturn, type ReturnTermsRefusal, wishOf } from './decide-terms.ts'
import { queueReturnMail, tellShopOfReturn } from './return-mails.ts'
import { insertReturn, type ReturnRow, selectReturns, withId } from './returns.store.ts'

export type RequestReturn = {
  customerId: number
  orderId: number
  items: { order_item_id: number; quantity: number }[]
  reason: ReturnReason
  detail: string
  photos: readonly string[]
}
export type RequestReturnRefusal = ReturnTermsRefusal | { readonly code: 'not_found' } | PhotoRefusal

/** Photos are redrawn before the transaction: nothing slow happens while rows are locked. */
export async function requestReturn(deps: Deps, wish: RequestReturn): Promise<Result<ReturnRow, RequestReturnRefusal>> {
  const read = await readPhotos(wish.photos)
  if (!read.ok) return read
  const photos = read.value.map(({ bytes }) => ({ file: `${deps.random.uuid()}.webp`, bytes }))
  return inTransaction<ReturnRow, RequestReturnRefusal>(deps.db, async (tx) => {
    const order = await lockOrder(tx, wish.orderId)
    if (!order || order.userId !== wish.customerId) return err({ code: 'not_found' })
    const now = deps.clock.now()
    const terms = decideReturn(order, wishOf(wish.items, wish.reason), now)
    if (!terms.ok) return terms
    const number = `SLR-${deps.random.bytes(5).toString('hex').toUpperCase()}`
    const { items, reason, detail, customerId: userId } = wish
    const files = photos.map(({ file }) => file)
    const row = {
      orderId: order.id,
      userId,
      items,
      reason,
      detail: detail.trim(),
      photos: files,
      number,
      refundAmount: terms.value.refund,
      createdAt: now,
    }
    const id = await insertReturn(tx, row, photos)
    const request = { ...row, id, staffNote: '' }
    await queueReturnMail(tx, deps, order, request, 'requested')
    await tellShopOfReturn(tx, deps, order, request)
    const [written] = await selectReturns(tx, withId(id))
    if (!written) throw new Error('A new return cannot be read back')
    return ok(written)
  })
}
