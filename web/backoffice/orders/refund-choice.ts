import { type DeskOrder, orderDesk } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { paise, rupees, toRupees } from '#domain/money/paise.ts'
import { type TypedMoney, typedMoney } from '#domain/money/typed-amount.ts'
import { leftAway, leftToRefund, type RefundableLine, suggestedRefund } from '#domain/orders/part-refund.ts'

export type ChosenPiece = { quantity: number; restock: boolean; hadLeft: boolean }
export type RefundChoice = {
  pieces: Readonly<Record<number, ChosenPiece>>
  withDelivery: boolean
  /** As it is typed; null follows the suggestion. */
  amount: string | null
  reason: string
}

export const NO_CHOICE: RefundChoice = { pieces: {}, withDelivery: false, amount: null, reason: '' }
export const NO_PIECE: ChosenPiece = { quantity: 0, restock: true, hadLeft: false }

export const chosenOf = ({ pieces }: RefundChoice, id: number): ChosenPiece => pieces[id] ?? NO_PIECE

export function refundableLines({ items, desk }: DeskOrder): RefundableLine[] {
  return items.flatMap((item) => {
    const known = desk.items.find(({ order_item_id }) => order_item_id === item.id)
    if (!known) return []
    return [
      {
        id: item.id,
        quantity: item.quantity,
        cancelledQuantity: known.cancelled_quantity,
        shippedQuantity: known.shipped_quantity,
        refundedQuantity: known.returned_quantity,
        totalPrice: rupees(item.total_price),
        discountAmount: rupees(known.discount_amount),
      },
    ]
  })
}

/** How many can be chosen, of those that are here or of those that had left. */
export const mostOf = (line: RefundableLine, { hadLeft }: ChosenPiece) =>
  hadLeft ? leftAway(line) : leftToRefund(line)

/** Only then it matters which are meant. */
export const isInBothPlaces = (line: RefundableLine) => leftAway(line) > 0 && leftToRefund(line) > leftAway(line)

export function suggestionFor(order: DeskOrder, { pieces, withDelivery }: RefundChoice): number {
  const chosen = Object.entries(pieces).map(([id, { quantity }]) => ({ orderItemId: Number(id), quantity }))
  const delivery = withDelivery ? rupees(order.shipping_amount) : paise(0)
  const account = { captured: rupees(order.desk.refundable), refunded: paise(0) }
  return toRupees(suggestedRefund(refundableLines(order), chosen, delivery, account))
}

/** The rupees that are meant, or what is wrong with what is typed. */
export function typedRefund(order: DeskOrder, choice: RefundChoice): TypedMoney {
  if (choice.amount === null) return { amount: suggestionFor(order, choice) || null, problem: null }
  const { refundable } = order.desk
  const tooMuch = `At most ${formatRupees(refundable)} can still be refunded`
  return typedMoney(choice.amount, orderDesk.refund.body.shape.amount.max(refundable, tooMuch))
}

export function refundBody(order: DeskOrder, choice: RefundChoice, amount: number) {
  const items = Object.entries(choice.pieces)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([id, { quantity, restock, hadLeft }]) => ({
      order_item_id: Number(id),
      quantity,
      restock,
      had_left: hadLeft,
    }))
  return { items, amount, reason: choice.reason, version: order.version }
}
