import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** Money that pays an order, by the id of its payment. */
export type OrderPayment = { readonly paymentId: string; readonly amount: Paise }
export type PaidOrder = {
  readonly status: OrderStatus
  readonly totalAmount: Paise
  /** The payment that made it whole. */
  readonly paidBy: string | null
  /** What was paid before that, oldest first. */
  readonly parts: readonly OrderPayment[]
}

const sumOf = (payments: readonly OrderPayment[]) => sumPaise(payments.map(({ amount }) => amount))

/** Everything that pays the order, oldest first; together never more than its price. */
export function paymentsOf({ totalAmount, paidBy, parts }: Omit<PaidOrder, 'status'>): readonly OrderPayment[] {
  if (paidBy === null) return parts
  return [...parts, { paymentId: paidBy, amount: paise(totalAmount - sumOf(parts)) }]
}

export const receivedOf = (order: Omit<PaidOrder, 'status'>): Paise => sumOf(paymentsOf(order))

/** What is still to be paid. Nobody owes anything for an order that is cancelled. */
export function dueOf(order: PaidOrder): Paise {
  return order.status === 'cancelled' ? paise(0) : paise(order.totalAmount - receivedOf(order))
}

/** Something was paid, and something is still due: it is in work, its pieces are taken, its invoice may be to come. */
export const isPartPaid = ({ paidBy, parts }: Pick<PaidOrder, 'paidBy' | 'parts'>): boolean =>
  paidBy === null && parts.length > 0

export type MoneyRefusal = { readonly code: 'nothing_due' } | { readonly code: 'more_than_due'; readonly due: Paise }
export type AdvanceRefusal = { readonly code: 'advance_too_high'; readonly total: Paise }

export const ADVANCE_TEXT = 'An advance is less than the price. Leave it empty when everything is paid now'

/** An advance leaves something to pay: who pays everything buys, and gets the invoice. */
export function decideAdvance(total: Paise, amount: Paise): Result<Paise, AdvanceRefusal> {
  return amount < total ? ok(amount) : err({ code: 'advance_too_high', total })
}

/** Money for an order that has a part already: some of the rest, or all of it. */
export function decideMoney(order: PaidOrder, amount: Paise): Result<'part' | 'rest', MoneyRefusal> {
  const due = dueOf(order)
  if (!isPartPaid(order) || due === 0) return err({ code: 'nothing_due' })
  if (amount > due) return err({ code: 'more_than_due', due })
  return ok(amount === due ? 'rest' : 'part')
}

export type RefundShare = OrderPayment

/** From which payments an amount goes back: the newest first, none beyond what it still holds. */
export function spreadRefund(amount: Paise, left: readonly OrderPayment[]): readonly RefundShare[] {
  let missing: number = amount
  return left.toReversed().flatMap(({ paymentId, amount: held }) => {
    const share = paise(Math.min(missing, held))
    missing -= share
    return share > 0 ? [{ paymentId, amount: share }] : []
  })
}
