import type { CodeOf } from '#domain/api/endpoint.ts'
import type { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { Refusal } from '#server/http/reply.ts'
import type { CorrectRefusal } from './correct-tracking.ts'
import type { DeliverRefusal } from './deliver-order.ts'
import { orderNotFound } from './order-refusals.ts'
import type { PackRefusal } from './pack-order.ts'
import type { ShipRefusal } from './ship-order.ts'
import { staleRefusal } from './stale-order.ts'

export type DeskRefusal = PackRefusal | ShipRefusal | DeliverRefusal | CorrectRefusal

const EWAY_TEXT = 'Goods of this value may only leave with an e-way bill: enter its 12 figures'

type DeskCode = CodeOf<(typeof ORDER_DESK)['pack' | 'ship' | 'correct' | 'deliver']>

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
    case 'eway_bill_required':
      return at('eway_bill_number', EWAY_TEXT)
  }
}
