import { formatInr } from '#domain/money/format-inr.ts'
import { atField, conflict, type Refusal } from '#server/http/reply.ts'
import type { PayOutRefusal } from '#server/payments/pay-out.ts'
import type { LinkBalanceRefusal, TakeBalanceRefusal } from '#server/payments/take-balance.ts'
import type { CorrectRefusal } from './correct-tracking.ts'
import type { DeliverRefusal } from './deliver-order.ts'
import { orderNotFound } from './order-refusals.ts'
import type { PackRefusal } from './pack-order.ts'
import type { RefundOrderRefusal } from './refund-order.ts'
import type { ResendRefusal } from './resend-mail.ts'
import type { ShipRefusal } from './ship-order.ts'
import { staleRefusal } from './stale-order.ts'

export type DeskRefusal =
  | PackRefusal
  | ShipRefusal
  | DeliverRefusal
  | CorrectRefusal
  | RefundOrderRefusal
  | ResendRefusal

const EWAY_TEXT = 'Goods of this value may only leave with an e-way bill: enter its 12 figures'

type TakeRefusal = TakeBalanceRefusal | LinkBalanceRefusal | PayOutRefusal

/** What cannot be done with the money that is due, or to be paid out, in words. */
export function takeRefusal<R extends TakeRefusal>(refusal: R): Refusal<R['code']>
export function takeRefusal(refusal: TakeRefusal): Refusal<TakeRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'changed_meanwhile':
      return staleRefusal(refusal)
    case 'nothing_due':
      return { status: 409, code: refusal.code, message: 'Nothing is due on this order.' }
    case 'more_than_due':
      return atField('amount', refusal.code, `Only ${formatInr(refusal.due)} is due`)
    case 'payments_off':
      return { status: 409, code: refusal.code, message: 'Online payment is not open in this shop yet.' }
    case 'provider_unavailable':
      return { status: 502, code: refusal.code, message: 'The payment provider does not answer. No link was made.' }
    case 'not_waiting':
      return { status: 409, code: refusal.code, message: 'This refund is paid out already.' }
  }
}

/** What the desk cannot do, in words. */
export function deskRefusal<R extends DeskRefusal>(refusal: R): Refusal<R['code']>
export function deskRefusal(refusal: DeskRefusal): Refusal<DeskRefusal['code']> {
  if (isOfMoney(refusal)) return moneyRefusal(refusal)
  const { code } = refusal
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'changed_meanwhile':
      return staleRefusal(refusal)
    case 'wrong_status':
      return conflict(code, `This order is ${refusal.status}.`)
    case 'already_packed':
      return conflict(code, 'This order is already packed.')
    case 'not_packed':
      return conflict(code, 'This order is not packed.')
    case 'already_delivered':
      return conflict(code, 'This shipment has arrived; its tracking is not changed any more.')
    case 'nothing_to_ship':
      return conflict(code, 'Nothing of this order is left to ship.')
    case 'unknown_piece':
      return atField(`items.${refusal.index}.order_item_id`, code, 'This piece is not part of the order')
    case 'more_than_left':
      return atField(
        `items.${refusal.index}.quantity`,
        code,
        refusal.left === 0 ? 'This piece has left already' : `Only ${refusal.left} left to ship`,
      )
    case 'not_yet':
      return conflict(code, 'This mail does not fit where the order stands now.')
    case 'eway_bill_required':
      return atField('eway_bill_number', code, EWAY_TEXT)
  }
}

const OF_MONEY = [
  'more_than_refundable',
  'above_captured',
  'nothing_to_refund',
  'cancel_instead',
  'balance_due',
] as const
type MoneyRefusal = Extract<DeskRefusal, { code: (typeof OF_MONEY)[number] }>

const isOfMoney = (refusal: DeskRefusal): refusal is MoneyRefusal => OF_MONEY.some((code) => code === refusal.code)

function moneyRefusal(refusal: MoneyRefusal): Refusal<MoneyRefusal['code']> {
  const { code } = refusal
  switch (refusal.code) {
    case 'more_than_refundable':
      return atField(
        `items.${refusal.index}.quantity`,
        code,
        refusal.left === 0 ? 'This piece is refunded already' : `Only ${refusal.left} can be refunded`,
      )
    case 'above_captured':
      return atField('amount', code, `At most ${formatInr(refusal.refundable)} can still be refunded`)
    case 'nothing_to_refund':
      return conflict(code, 'Nothing of the payment is left to refund.')
    case 'balance_due':
      return conflict(code, `${formatInr(refusal.due)} is still due on this order. Take it first, or cancel the order.`)
    case 'cancel_instead':
      return conflict(code, 'Nothing of this order would be left. Cancel it instead: then its own rules hold.')
  }
}
