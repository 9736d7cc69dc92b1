import type { CodeOf } from '#domain/api/endpoint.ts'
import type { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Refusal } from '#server/http/reply.ts'
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

type DeskCode = CodeOf<(typeof ORDER_DESK)['pack' | 'ship' | 'correct' | 'deliver' | 'refund' | 'resend']>

/** What the desk cannot do, in words. */
export function deskRefusal(refusal: DeskRefusal): Refusal<DeskCode> {
  const { code } = refusal
  const conflict = (message: string): Refusal<DeskCode> => ({ status: 409, code, message })
  const at = (field: string, message: string): Refusal<DeskCode> => ({
    status: 422,
    code,
    message,
    errors: { [field]: [message] },
  })
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'changed_meanwhile':
      return staleRefusal(refusal)
    case 'wrong_status':
      return conflict(`This order is ${refusal.status}.`)
    case 'already_packed':
      return conflict('This order is already packed.')
    case 'not_packed':
      return conflict('This order is not packed.')
    case 'already_delivered':
      return conflict('This shipment has arrived; its tracking is not changed any more.')
    case 'nothing_to_ship':
      return conflict('Nothing of this order is left to ship.')
    case 'unknown_piece':
      return at(`items.${refusal.index}.order_item_id`, 'This piece is not part of the order')
    case 'more_than_left':
      return at(
        `items.${refusal.index}.quantity`,
        refusal.left === 0 ? 'This piece has left already' : `Only ${refusal.left} left to ship`,
      )
    case 'more_than_refundable':
      return at(
        `items.${refusal.index}.quantity`,
        refusal.left === 0 ? 'This piece is refunded already' : `Only ${refusal.left} can be refunded`,
      )
    case 'above_captured':
      return at('amount', `At most ${formatInr(refusal.refundable)} can still be refunded`)
    case 'nothing_to_refund':
      return conflict('Nothing of the payment is left to refund.')
    case 'cancel_instead':
      return conflict('Nothing of this order would be left. Cancel it instead: then its own rules hold.')
    case 'not_yet':
      return conflict('This mail does not fit where the order stands now.')
    case 'eway_bill_required':
      return at('eway_bill_number', EWAY_TEXT)
  }
}
