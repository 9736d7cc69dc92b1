import { canPayNow } from '#domain/orders/confirmation-heading.ts'
import { renewedHold } from '#domain/orders/hold.ts'
import { leftOf } from '#domain/orders/stock.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Answer, ProviderOrder } from '#server/adapters/razorpay/razorpay.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { readHoldTerms } from '#server/facts/read-settings.ts'
import { scheduleHoldExpiry } from '#server/orders/expire-hold.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { type OrderRecord, quantitiesOf } from '#server/orders/order-record.ts'
import { type PlaceOrder, placeOrder, type PlaceOrderRefusal } from '#server/orders/place-order.ts'
import { withdrawOrder } from '#server/orders/withdraw-order.ts'
import { extendHold, holdStock, lockSellable, type Quantities, type SellableProduct } from '#server/stock/stock-use.ts'
import { insertProviderOrder } from './payments.store.ts'

export type OpenPaymentRefusal =
  | PlaceOrderRefusal
  | { readonly code: 'not_found' }
  | { readonly code: 'not_payable' }
  | { readonly code: 'sold_out'; readonly name: string; readonly available: number }
  | { readonly code: 'provider_unavailable'; readonly retryAfter?: number | undefined }
  | { readonly code: 'payments_off' }

export type Opened = { order: OrderRecord; providerOrderId: string }
type Opening = Promise<Result<Opened, OpenPaymentRefusal>>

/** Places the order, then opens its payment at the provider: outside any transaction, so a slow provider locks nothing. */
export async function openPaymentForCart(deps: Deps, command: PlaceOrder): Opening {
  if (deps.config.payments.mode === 'off') return err({ code: 'payments_off' })
  const wait = deps.razorpay.secondsUntilAsked()
  if (wait !== null) return err({ code: 'provider_unavailable', retryAfter: wait })
  const placed = await placeOrder(deps, command)
  if (!placed.ok) return placed
  const { order, isNew } = placed.value
  if (!isNew) return openPaymentForOrder(deps, command.customerId, order.id)
  const opened = await openAtProvider(deps, order, 'new')
  if (!opened.ok && opened.error.code === 'provider_unavailable') await withdrawOrder(deps, order.id)
  return opened
}

/** "Pay now": the pieces are set aside once more, if they are still there. */
export async function openPaymentForOrder(deps: Deps, customerId: number, orderId: number): Opening {
  if (deps.config.payments.mode === 'off') return err({ code: 'payments_off' })
  const held = await holdAgain(deps, customerId, orderId)
  return held.ok ? openAtProvider(deps, held.value, 'seen before') : held
}

async function holdAgain(
  deps: Deps,
  customerId: number,
  orderId: number,
): Promise<Result<OrderRecord, OpenPaymentRefusal>> {
  return inTransaction<OrderRecord, OpenPaymentRefusal>(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== customerId) return err({ code: 'not_found' })
    if (!canPayNow(order)) return err({ code: 'not_payable' })
    const now = deps.clock.now()
    const until = renewedHold(order.createdAt, now, await readHoldTerms(tx))
    // What is held longer, by a link of the showroom, or for the last time is not held anew.
    if (order.heldUntil && (until === null || order.heldUntil > until)) return ok(order)
    if (until && (await extendHold(tx, orderId, until))) return ok({ ...order, heldUntil: until })
    const demand = quantitiesOf(order)
    const stock = await lockSellable(tx, [...new Set(demand.map(({ productId }) => productId))])
    const short = order.items.find((item) => leftOfItem(item, stock) < wantedOf(item, demand))
    if (short) return err({ code: 'sold_out', name: short.productName, available: leftOfItem(short, stock) })
    // Its time of keeping pieces from others is over: whoever pays first has them.
    if (until === null) return ok(order)
    await holdStock(tx, orderId, demand, until)
    await scheduleHoldExpiry(tx, deps, orderId, until)
    return ok({ ...order, heldUntil: until })
  })
}

type Item = OrderRecord['items'][number]

/** Of a product that is gone nothing is left; one piece is wanted at least. */
const leftOfItem = ({ productId, variantId }: Item, stock: readonly SellableProduct[]) =>
  productId === null ? 0 : leftOf(stock, { productId, variantId })
const wantedOf = ({ productId, variantId, quantity }: Item, demand: Quantities) =>
  demand.find((each) => each.productId === productId && each.variantId === variantId)?.quantity ?? quantity

async function openAtProvider(deps: Deps, order: OrderRecord, history: 'new' | 'seen before'): Opening {
  if (order.providerOrderId !== null) return ok({ order, providerOrderId: order.providerOrderId })
  const opened = await createOnce(deps, order, history)
  if (!opened.ok) {
    deps.log.warn({ orderId: order.id, problem: opened.error }, 'the payment could not be opened')
    return err({ code: 'provider_unavailable', retryAfter: opened.error.retryAfter })
  }
  return remember(deps, order, opened.value)
}

/** Creating is not repeatable at the provider, so after a lost answer we look by our own number before trying again. */
async function createOnce(
  { razorpay }: Deps,
  order: OrderRecord,
  history: 'new' | 'seen before',
): Answer<ProviderOrder> {
  const wanted = { amount: order.totalAmount, receipt: order.orderNumber, notes: { order_number: order.orderNumber } }
  if (history === 'new') {
    const created = await razorpay.createOrder(wanted)
    if (created.ok || created.error.kind !== 'unavailable') return created
  }
  const found = await razorpay.findOrder(order.orderNumber)
  if (!found.ok) return found
  return found.value && found.value.amount === order.totalAmount ? ok(found.value) : razorpay.createOrder(wanted)
}

/** Two requests may have opened two; the first one written is the order's, and both are told that one. */
async function remember(deps: Deps, { id }: OrderRecord, { id: providerOrderId, amount }: ProviderOrder): Opening {
  return inTransaction<Opened, OpenPaymentRefusal>(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return err({ code: 'provider_unavailable' })
    if (order.providerOrderId !== null) return ok({ order, providerOrderId: order.providerOrderId })
    await insertProviderOrder(tx, { orderId: id, providerOrderId, amount }, deps.clock.now())
    return ok({ order, providerOrderId })
  })
}
