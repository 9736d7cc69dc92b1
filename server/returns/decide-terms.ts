import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import {
  parcelSize,
  returnKindOf,
  type ReturnReason,
  type ReturnRefusal,
  returnTerms,
  type ReturnTerms,
} from '#domain/orders/return-policy.ts'
import { err, type Result } from '#domain/result.ts'
import { heldBy } from '#server/payments/refund-money.ts'
import { leftToReturn, type OrderItemRecord, type OrderRecord } from '#server/orders/order-record.ts'

export type WantedItem = { orderItemId: number; quantity: number }
export type ReturnWish = { items: readonly WantedItem[]; reason: ReturnReason }
export type ReturnTermsRefusal =
  | ReturnRefusal
  | { readonly code: 'unknown_item'; readonly index: number }
  | { readonly code: 'too_many'; readonly index: number; readonly left: number }

/** The policy applied to what is to come back; pieces already on their way back do not count again. */
export function decideReturn(order: OrderRecord, wish: ReturnWish, now: Date): Result<ReturnTerms, ReturnTermsRefusal> {
  const chosen: { item: OrderItemRecord; quantity: number }[] = []
  for (const [index, { orderItemId, quantity }] of wish.items.entries()) {
    const item = order.items.find(({ id }) => id === orderItemId)
    if (!item || chosen.some((other) => other.item === item)) return err({ code: 'unknown_item', index })
    const left = leftToReturn(item)
    if (quantity > left) return err({ code: 'too_many', index, left })
    chosen.push({ item, quantity })
  }
  const kinds = chosen.map(({ item }) => returnKindOf(item))
  return returnTerms(
    {
      deliveredAt: order.deliveredAt,
      reason: wish.reason,
      kind: kinds.find((kind) => kind !== 'ordinary') ?? 'ordinary',
      size: parcelSize(
        chosen.reduce((sum, { item, quantity }) => sum + ((item.product?.weightGrams ?? 0) * quantity) / 1000, 0),
      ),
      paid: paidFor(order, chosen),
    },
    now,
  )
}

/** What went back already, for single pieces or as a courtesy, does not go back again. */
function paidFor(order: OrderRecord, chosen: readonly { item: OrderItemRecord; quantity: number }[]): Paise {
  const held = sumPaise(heldBy(order).map(({ amount }) => amount))
  return paise(Math.min(priceOf(order, chosen), held))
}

/** Whoever sends everything back gets the delivery charge back too. */
function priceOf(order: OrderRecord, chosen: readonly { item: OrderItemRecord; quantity: number }[]): Paise {
  const isEverything =
    chosen.length === order.items.length && chosen.every(({ item, quantity }) => quantity === item.quantity)
  if (isEverything) return order.totalAmount
  return sumPaise(chosen.map(({ item, quantity }) => paidForPieces(item, quantity)))
}

/** After the line's discount. Rounded down, so that pieces that come back one by one never exceed the line. */
function paidForPieces(item: OrderItemRecord, quantity: number): Paise {
  return paise(Math.floor(((item.totalPrice - item.discountAmount) * quantity) / item.quantity))
}

export const wishOf = (
  items: readonly { order_item_id: number; quantity: number }[],
  reason: ReturnReason,
): ReturnWish => ({
  items: items.map(({ order_item_id: orderItemId, quantity }) => ({ orderItemId, quantity })),
  reason,
})
