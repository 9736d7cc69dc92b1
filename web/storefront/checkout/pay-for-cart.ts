import type { CartLine } from '#domain/cart/cart-line.ts'
import { holdUntil } from '#domain/orders/hold.ts'
import type { Api } from '#web/api/api.ts'
import { forgetOwnHold, keepOwnHold } from '#web/storefront/cart/own-hold.ts'
import { deviceStorage, tabStorage } from '#web/ui/state/safe-storage.ts'
import { awaitPayment } from './awaited-orders.ts'
import { beginAttempt, readAttempt, rememberOrder } from './checkout-attempt.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { requestOf } from './checkout-request.ts'
import { askAboutAwaited, giveUpOrder, isPaid } from './earlier-order.ts'
import { placeAndPay, type PayOutcome } from './place-and-pay.ts'

type Purchase = {
  draft: CheckoutDraft
  items: readonly CartLine[]
  shownTotal: number
  shopName: string
  /** How long the shop keeps the pieces for who pays. */
  holdMinutes: number
  onPaying: () => void
}

/** What this cart already was paid for, the money having come while the checkout stood open. */
export type PaidBefore = { kind: 'paid_before'; orderNumber: string }

/** One wish, one order: a changed wish gives the unpaid order of the last try up first. */
export async function payForCart(api: Api, purchase: Purchase): Promise<PayOutcome | PaidBefore> {
  const { draft, items, shownTotal, shopName, holdMinutes, onPaying } = purchase
  const paid = (await askAboutAwaited(api)).find(isPaid)
  if (paid) return { kind: 'paid_before', orderNumber: paid.order_number }
  const request = requestOf(draft, items)
  const earlier = readAttempt(tabStorage)
  const attempt = beginAttempt(tabStorage, request, () => crypto.randomUUID())
  if (earlier?.order && earlier.key !== attempt.key) {
    forgetOwnHold(tabStorage)
    await giveUpOrder(api, earlier.order.id)
  }
  return placeAndPay(api, {
    request,
    idempotencyKey: attempt.key,
    shownTotal,
    shopName,
    onOpened({ order }) {
      rememberOrder(tabStorage, attempt, order)
      awaitPayment(deviceStorage, { order_number: order.order_number, items })
      keepOwnHold(tabStorage, items, holdUntil(new Date(), { holdMinutes }).getTime())
      onPaying()
    },
  })
}
