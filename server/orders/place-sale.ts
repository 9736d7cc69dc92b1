import { shopFacts, type ShopFacts } from '#domain/company/shop-facts.ts'
import { ADDRESS_NEEDED_FROM, atShowroom, isCollected, type Handover, walkInAddress } from '#domain/orders/handover.ts'
import type { AddressInput } from '#domain/orders/address.ts'
import { type BusinessInput, checkBusiness } from '#domain/orders/business-buyer.ts'
import {
  type CustomLine,
  draftOrder,
  type OrderRefusal,
  type QuotedOrder,
  quoteOrder,
} from '#domain/orders/draft-order.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '#domain/orders/order-number.ts'
import type { OrderLine } from '#domain/orders/order-pieces.ts'
import { demandByPiece } from '#domain/orders/stock.ts'
import type { Paise } from '#domain/money/paise.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { holdStock, lockSellable } from '#server/stock/stock-use.ts'
import { isSameWish, type PlacedOrder, type PlaceOrderRefusal } from './place-order.ts'
import { requestHash } from './request-hash.ts'
import { insertOrder } from './insert-order.ts'
import { hasAccount, lockSale, selectOrderById, selectSaleByKey } from './orders.store.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { readSettingsLocked, readDeliveryPlan } from '#server/facts/read-settings.ts'

export type Basket = {
  lines: readonly OrderLine[]
  customLines: readonly CustomLine[]
  discount: { amount: Paise; reason: string } | null
  handover: Handover
}
export type PlaceSale = Basket & {
  /** Null: a walk-in. */
  customerId: number | null
  soldBy: number
  idempotencyKey: string
  billing: AddressInput
  shipping: AddressInput | null
  business: BusinessInput
  notes: string | undefined
  paymentMethod: string
  /** Until when the pieces wait for the money; the shop's own time otherwise. */
  holdUntil?: Date
}
export type SaleRefusal = PlaceOrderRefusal | { readonly code: 'address_needed' | 'unknown_customer' }

/** What the basket costs now. Nothing is written, and nothing stays locked. */
export async function quoteSale(deps: Deps, basket: Basket): Promise<Result<QuotedOrder, OrderRefusal>> {
  return transact(deps.db, async (tx) => {
    const stock = await lockSellable(tx, productsOf(basket))
    return quoteOrder({ ...asked(basket), stock, plan: await readDeliveryPlan(tx), now: deps.clock.now() })
  })
}

/** As placeOrder, for who sells in the showroom: the same rules decide, and the caller says how it is paid. */
export async function placeSaleIn(tx: Tx, deps: Deps, command: PlaceSale): Promise<Result<PlacedOrder, SaleRefusal>> {
  const { soldBy, idempotencyKey, handover, customerId } = command
  const settings = await readSettingsLocked(tx)
  await lockSale(tx, soldBy, idempotencyKey)
  const earlier = await selectSaleByKey(tx, soldBy, idempotencyKey)
  const wish = hashOf(command)
  if (earlier && !isSameWish(earlier, wish)) return err({ code: 'key_reused' })
  if (earlier) return ok({ order: earlier, isNew: false })
  if (customerId !== null && !(await hasAccount(tx, customerId))) return err({ code: 'unknown_customer' })

  const stock = await lockSellable(tx, productsOf(command))
  const business = checkBusiness(command.business)
  if (!business.ok) return err({ code: 'invalid_business', errors: business.error })
  const now = deps.clock.now()
  const { address } = shopFacts(settings)
  const where = { ...addressesOf(command, address), plan: deliveryTerms(settings), hold: settings.orders }
  const draft = draftOrder({ ...asked(command), ...where, notes: command.notes, stock, now })
  if (!draft.ok) return draft
  if (draft.value.quote.total >= ADDRESS_NEEDED_FROM && isNameless(command)) return err({ code: 'address_needed' })

  const sale = {
    channel: 'showroom',
    soldBy,
    discountReason: command.discount?.reason ?? null,
    isPickup: isCollected(handover),
    paymentMethod: command.paymentMethod,
  } as const
  const number = orderNumber(deps.random.bytes(ORDER_NUMBER_BYTES))
  const order = {
    ...draft.value,
    ...business.value,
    orderNumber: number,
    customerId,
    idempotencyKey,
    requestHash: wish,
    sale,
    event: { name: 'placed_in_showroom', data: { by: soldBy } },
  }
  const id = await insertOrder(tx, order, stock)
  await holdStock(tx, id, demandByPiece(draft.value.items), command.holdUntil ?? draft.value.holdUntil)
  const placed = await selectOrderById(tx, id)
  if (!placed) throw new Error('A new sale cannot be read back')
  return ok({ order: placed, isNew: true })
}

const hashOf = (command: PlaceSale) => {
  const { lines, customLines, discount, handover, customerId, billing, shipping, business, notes, paymentMethod } =
    command
  const wish = { lines, customLines, discount, handover, customerId, billing, shipping, business, notes, paymentMethod }
  return requestHash(wish)
}

const productsOf = ({ lines }: Basket) => [...new Set(lines.map(({ productId }) => productId))]

const asked = ({ lines, customLines, discount, handover }: Basket) => ({
  lines,
  customLines,
  handDiscount: discount?.amount,
  handover,
  isMailOptional: true,
})

function addressesOf({ billing, shipping, handover }: PlaceSale, showroom: ShopFacts['address']) {
  if (!isCollected(handover)) return { billing, shipping: shipping ?? billing }
  return { billing: walkInAddress(billing, showroom), shipping: atShowroom(billing, showroom) }
}

/** Rule 46 wants the buyer's own address from a certain value on. */
const isNameless = ({ billing, handover }: PlaceSale) => isCollected(handover) && !billing.address?.trim()
