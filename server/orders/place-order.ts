import type { AddressInput } from '#domain/orders/address.ts'
import { type BusinessErrors, type BusinessInput, checkBusiness } from '#domain/orders/business-buyer.ts'
import { draftOrder, type OrderRefusal } from '#domain/orders/draft-order.ts'
import type { OrderLine } from '#domain/orders/order-pieces.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '#domain/orders/order-number.ts'
import { demandByPiece } from '#domain/orders/stock.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { countCoupon, lockCoupon } from '#server/coupons/use-coupon.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { holdStock, lockSellable } from '#server/stock/stock-use.ts'
import { scheduleHoldExpiry } from './expire-hold.ts'
import type { OrderRecord } from './order-record.ts'
import { requestHash } from './request-hash.ts'
import { insertOrder } from './insert-order.ts'
import { lockCustomer, selectOrderById, selectStanding } from './orders.store.ts'
import { scheduleReminder } from './remind-unpaid.ts'
import { readSettingsLocked } from '#server/facts/read-settings.ts'

export type PlaceOrder = {
  customerId: number
  idempotencyKey: string | null
  lines: readonly OrderLine[]
  billing: AddressInput
  shipping: AddressInput
  business: BusinessInput
  notes: string | undefined
  couponCode: string | null
  /** With a payment window open the shopper needs no letter at once; without one the letter says how to pay. */
  remind: 'now' | 'if_still_unpaid'
}

export type PlaceOrderRefusal =
  | OrderRefusal
  | { readonly code: 'key_reused' }
  | { readonly code: 'too_many_unpaid'; readonly max: number }
  | { readonly code: 'invalid_business'; readonly errors: BusinessErrors }
export type PlacedOrder = { order: OrderRecord; isNew: boolean }

/** Load and lock, decide, save. Every shop rule is in draftOrder; the same key gives the same order. */
export async function placeOrder(deps: Deps, command: PlaceOrder): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const { db, clock, random } = deps
  return inTransaction<PlacedOrder, PlaceOrderRefusal>(db, async (tx) => {
    const { customerId, idempotencyKey, lines, couponCode } = command
    const wish = hashOf(command)
    const settings = await readSettingsLocked(tx)
    const { orders: hold } = settings
    await lockCustomer(tx, customerId)
    const { earlier, unpaid } = await selectStanding(tx, customerId, idempotencyKey)
    if (earlier !== null) {
      const order = await required(selectOrderById(tx, earlier))
      return isSameWish(order, wish) ? ok({ order, isNew: false }) : err({ code: 'key_reused' })
    }
    if (unpaid >= hold.mostUnpaid) return err({ code: 'too_many_unpaid', max: hold.mostUnpaid })
    const stock = await lockSellable(tx, [...new Set(lines.map(({ productId }) => productId))])

    const business = checkBusiness(command.business)
    if (!business.ok) return err({ code: 'invalid_business', errors: business.error })
    const asked = await lockCoupon(tx, couponCode, customerId)
    const plan = deliveryTerms(settings)
    const draft = draftOrder({ ...command, stock, asked, plan, hold, now: clock.now() })
    if (!draft.ok) return draft

    const number = orderNumber(random.bytes(ORDER_NUMBER_BYTES))
    const order = {
      ...draft.value,
      ...business.value,
      orderNumber: number,
      customerId,
      idempotencyKey,
      requestHash: wish,
      event: { name: 'placed', data: {} },
    }
    const id = await insertOrder(tx, order, stock)
    await countCoupon(tx, draft.value.coupon)
    await holdStock(tx, id, demandByPiece(draft.value.items), draft.value.holdUntil)
    await scheduleHoldExpiry(tx, deps, id, draft.value.holdUntil)
    await scheduleReminder(tx, deps, id, command.remind)
    return ok({ order: await required(selectOrderById(tx, id)), isNew: true })
  })
}

const hashOf = ({ lines, billing, shipping, business, notes, couponCode }: PlaceOrder) =>
  requestHash({ lines, billing, shipping, business, notes, couponCode })

/** An order from before wishes were kept is believed. */
export const isSameWish = ({ requestHash: known }: Pick<OrderRecord, 'requestHash'>, wish: string) =>
  known === null || known === wish

async function required(order: Promise<OrderRecord | null>): Promise<OrderRecord> {
  const found = await order
  if (!found) throw new Error('The order cannot be read back')
  return found
}
