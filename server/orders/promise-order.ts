import type { Address } from '#domain/orders/address.ts'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import { deliveryPromise, type DeliveryRefusal } from '#domain/shipping/delivery-promise.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { istDate } from '#domain/time/ist.ts'
import type { OrderRecord } from './order-record.ts'

export type Promised = Pick<OrderRecord, 'promisedFrom' | 'promisedTo'>

/** From when on, and by which zones and holidays. */
export type Counted = { readonly now: Date; readonly plan: DeliveryPlan }

/** What an order that stands already would be promised from today on, at its own address or at another. */
export function promiseOrder(
  { items }: Pick<OrderRecord, 'items'>,
  { postal_code: pin }: Pick<Address, 'postal_code'>,
  { now, plan }: Counted,
): Result<Promised, DeliveryRefusal> {
  const pieces = items.map(({ product, isCustom, quantity }) => ({
    weightGrams: product?.weightGrams,
    makingWeeks: product?.makingWeeks,
    isCustom,
    quantity,
  }))
  const promise = deliveryPromise({ pin, ...consignmentOf(pieces, plan.making) }, istDate(now), plan)
  return promise.ok
    ? ok({ promisedFrom: promise.value.earliest, promisedTo: promise.value.latest })
    : err(promise.error)
}

/** Paid on a later day than it was placed, the days count from the payment; a date that was given is never taken away. */
export function confirmPromise(order: OrderRecord, when: Counted): Promised {
  const { promisedFrom, promisedTo } = order
  if (promisedTo !== null && istDate(order.createdAt) === istDate(when.now)) return { promisedFrom, promisedTo }
  const again = promiseOrder(order, order.shipping, when)
  return again.ok ? again.value : { promisedFrom, promisedTo }
}
