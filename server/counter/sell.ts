import type { CounterMethod } from '#domain/orders/counter-money.ts'
import type { Paise } from '#domain/money/paise.ts'
import { type AdvanceRefusal, decideAdvance } from '#domain/orders/order-money.ts'
import { holdOfLink, linkEndsAt, type LinkHours } from '#domain/orders/payment-link.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type HandOverRefusal, handOverIn } from '#server/orders/hand-over.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import type { PlacedOrder } from '#server/orders/place-order.ts'
import { type PlaceSale, placeSaleIn, type SaleRefusal } from '#server/orders/place-sale.ts'
import { withdrawOrder } from '#server/orders/withdraw-order.ts'
import { openLink } from '#server/payments/open-link.ts'
import { takeCounterMoney } from '#server/payments/take-counter-money.ts'

/** `advance`: what of the price is paid now; null for all of it. */
type Sale = Omit<PlaceSale, 'soldBy' | 'paymentMethod' | 'holdUntil'> & { advance: Paise | null }
export type SellAtCounter = Sale & { method: CounterMethod; reference: string | null; actor: Actor }
export type SellByLink = Sale & { hours: LinkHours; actor: Actor }
export type SellRefusal =
  | SaleRefusal
  | HandOverRefusal
  | AdvanceRefusal
  | { readonly code: 'provider_unavailable' }
  | { readonly code: 'payments_off' }
  | { readonly code: 'not_paid_yet' }

/** Order, stock, money, invoice and, where the buyer takes it along, the hand-over: all together or not at all. */
export async function sellAtCounter(deps: Deps, command: SellAtCounter): Promise<Result<number, SellRefusal>> {
  const { method, reference, actor, handover, advance } = command
  if (advance !== null && handover === 'take_along') return err({ code: 'not_paid_yet' })
  return inTransaction<number, SellRefusal>(deps.db, async (tx) => {
    const placed = await placeSaleIn(tx, deps, { ...command, soldBy: actor.id, paymentMethod: method })
    if (!placed.ok) return placed
    const { order, isNew } = placed.value
    if (!isNew) return ok(order.id)
    const amount = paidNow(order, advance)
    if (!amount.ok) return amount
    await takeCounterMoney(tx, deps, order, { method, reference, amount: amount.value, press: command.idempotencyKey })
    await audit(tx, deps, order, command, { method, reference, paid: amount.value })
    if (handover !== 'take_along') return ok(order.id)
    const paid = await lockOrder(tx, order.id)
    const handed = paid ? await handOverIn(tx, deps, paid) : ok(null)
    return handed.ok ? ok(order.id) : handed
  })
}

/** The pieces wait as long as the link holds; when it ends unpaid they are free again. */
export async function sellByLink(deps: Deps, command: SellByLink): Promise<Result<number, SellRefusal>> {
  if (deps.config.payments.mode === 'off') return err({ code: 'payments_off' })
  if (command.handover === 'take_along') return err({ code: 'not_paid_yet' })
  const { actor, hours } = command
  const endsAt = linkEndsAt(deps.clock.now(), hours)
  const sale = { ...command, soldBy: actor.id, paymentMethod: 'payment_link', holdUntil: holdOfLink(endsAt) }
  const placed = await inTransaction<PlacedOrder, SellRefusal>(deps.db, async (tx) => {
    const written = await placeSaleIn(tx, deps, sale)
    if (!written.ok) return written
    const asked = paidNow(written.value.order, command.advance)
    if (!asked.ok) return asked
    if (written.value.isNew) await audit(tx, deps, written.value.order, command, { method: 'payment_link', hours })
    return written
  })
  if (!placed.ok) return placed
  const { order, isNew } = placed.value
  // The same press told again, after its money has come or the sale was cancelled.
  if (order.status !== 'pending') return ok(order.id)
  const amount = command.advance ?? order.totalAmount
  const opened = await openLink(deps, order, { amount, expiresAt: endsAt })
  if (opened.ok) return ok(order.id)
  if (!isNew) return opened
  return (await withdrawOrder(deps, order.id)) ? opened : ok(order.id)
}

const paidNow = ({ totalAmount }: OrderRecord, advance: Paise | null): Result<Paise, AdvanceRefusal> =>
  advance === null ? ok(totalAmount) : decideAdvance(totalAmount, advance)

async function audit(tx: Tx, deps: Deps, order: OrderRecord, sale: Sale & { actor: Actor }, how: object) {
  const after = {
    total: order.totalAmount,
    discount: order.discountAmount,
    handover: sale.handover,
    custom: sale.customLines.map(({ words, quantity, unitPrice }) => ({ words, quantity, unit_price: unitPrice })),
    ...how,
  }
  const reason = sale.discount?.reason ?? ''
  const entry = { action: 'order.sold', subject: `order:${order.id}`, after, reason } as const
  await writeAudit(tx, sale.actor, entry, deps.clock.now())
}
