import { type Paise, toRupees } from '#domain/money/paise.ts'
import type { CounterMethod } from '#domain/orders/counter-money.ts'
import { decideMoney, dueOf, isPartPaid, type MoneyRefusal } from '#domain/orders/order-money.ts'
import { linkEndsAt, type LinkHours } from '#domain/orders/payment-link.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { refuseStale } from '#server/orders/stale-order.ts'
import { openLink } from './open-link.ts'
import { wasTaken } from './payments.store.ts'
import { takeCounterMoney } from './take-counter-money.ts'

export type TakeBalance = {
  orderId: number
  amount: Paise
  method: CounterMethod
  reference: string | null
  /** Of one press: told again, it takes nothing more. */
  key: string
  version?: number | undefined
  actor: Actor
}
export type TakeBalanceRefusal = MoneyRefusal | Overtaken | { readonly code: 'not_found' }

/** Some or all of what is due, at the counter or at the door. */
export async function takeBalance(deps: Deps, command: TakeBalance): Promise<Result<OrderRecord, TakeBalanceRefusal>> {
  const { orderId, amount, method, reference, key, version, actor } = command
  return inTransaction<OrderRecord, TakeBalanceRefusal>(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    if (await wasTaken(tx, orderId, key)) return ok(order)
    const stale = await refuseStale(tx, order, version)
    if (stale) return err(stale)
    const decided = decideMoney(order, amount)
    if (!decided.ok) return decided
    await takeCounterMoney(tx, deps, order, { method, reference, amount, press: key })
    const entry = {
      action: 'order.money_taken',
      subject: `order:${orderId}`,
      before: { due: dueOf(order) },
      after: { due: dueOf(order) - amount, amount, method, reference },
    } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    return ok((await lockOrder(tx, orderId)) ?? order)
  })
}

export type LinkBalance = { orderId: number; hours: LinkHours; actor: Actor }
export type LinkBalanceRefusal = {
  readonly code: 'not_found' | 'nothing_due' | 'payments_off' | 'provider_unavailable'
}

/** All that is due, by a link. Nothing waits for it: the pieces are taken, and unpaid it simply ends. */
export async function linkBalance(
  deps: Deps,
  { orderId, hours, actor }: LinkBalance,
): Promise<Result<OrderRecord, LinkBalanceRefusal>> {
  if (deps.config.payments.mode === 'off') return err({ code: 'payments_off' })
  const order = await findOrder(deps.db, orderId)
  if (!order) return err({ code: 'not_found' })
  const amount = dueOf(order)
  if (!isPartPaid(order) || amount === 0) return err({ code: 'nothing_due' })
  const now = deps.clock.now()
  const opened = await openLink(deps, order, { amount, expiresAt: linkEndsAt(now, hours) })
  if (!opened.ok) return opened
  const after = { amount: toRupees(opened.value.amount), hours }
  await transact(deps.db, (tx) =>
    writeAudit(tx, actor, { action: 'order.link_made', subject: `order:${orderId}`, after }, now),
  )
  return ok(order)
}
