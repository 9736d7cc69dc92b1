import { type Address, type AddressErrors, type AddressInput, validateAddress } from '#domain/orders/address.ts'
import { isEditable } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DeliveryRefusal } from '#domain/shipping/delivery-promise.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { insertEvent, selectOrderLocked, updateOrder, updateShippingAddress } from './orders.store.ts'
import { type Counted, promiseOrder } from './promise-order.ts'
import { readDeliveryPlan } from '#server/facts/read-settings.ts'

export type ChangeOrder = { customerId: number; orderId: number; notes?: string | null; shipping?: AddressInput }
export type ChangeOrderRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'not_editable' }
  | { readonly code: 'invalid_address'; readonly errors: AddressErrors }
  | { readonly code: 'tax_state_fixed' }
  | DeliveryRefusal

/**
 * Notes and delivery address may change until the order ships; what is fetched from the showroom has none to change. Once a tax
 * document is issued the state may not: it decides which tax was charged.
 */
export async function changeOrder(deps: Deps, command: ChangeOrder): Promise<Result<OrderRecord, ChangeOrderRefusal>> {
  return inTransaction<OrderRecord, ChangeOrderRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, command.orderId)
    if (!order || order.userId !== command.customerId) return err({ code: 'not_found' })
    if (!isEditable(order.status) || (command.shipping && order.isPickup)) return err({ code: 'not_editable' })
    const now = deps.clock.now()
    const moved = command.shipping
      ? decideMove(order, command.shipping, { now, plan: await readDeliveryPlan(tx) })
      : ok(null)
    if (!moved.ok) return moved
    const { shipping = order.shipping, promised = {} } = moved.value ?? {}
    if (moved.value) await updateShippingAddress(tx, order.id, shipping)
    const notes = command.notes === undefined ? order.notes : command.notes?.trim() || null
    await updateOrder(tx, order, { notes, ...promised }, now)
    await insertEvent(tx, order.id, 'changed', {}, now)
    return ok({ ...order, ...promised, notes, shipping })
  })
}

function decideMove(order: OrderRecord, to: AddressInput, when: Counted) {
  const address = validateAddress(to)
  if (!address.ok) return err({ code: 'invalid_address', errors: address.error } as const)
  if (order.documents.length > 0 && address.value.state !== order.shipping.state)
    return err({ code: 'tax_state_fixed' } as const)
  const promised = promiseAnew(order, address.value, when)
  return promised.ok ? ok({ shipping: address.value, promised: promised.value }) : promised
}

/** Another PIN is another way: the days count from the payment, or from today while nothing is paid. */
function promiseAnew(order: OrderRecord, address: Address, { now, plan }: Counted) {
  if (address.postal_code === order.shipping.postal_code) return ok({})
  return promiseOrder(order, address, { now: order.paidAt ?? now, plan })
}
