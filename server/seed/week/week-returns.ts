import { eq, inArray, sql } from 'drizzle-orm'
import { paise } from '#domain/money/paise.ts'
import { parcelSize, type ReturnReason, returnTerms } from '#domain/orders/return-policy.ts'
import { orderEvents, orderItems, orders, returnRequests } from '#server/db/schema/orders.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { simulatorRefunds } from '#server/db/schema/simulator.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'
import { daysAfter } from '../days.ts'
import type { DueCredit, Placed } from '../issue-documents.ts'
import { demoProviderId } from '../payment-rows.ts'

type Status = (typeof returnRequests.$inferSelect)['status']
type Story = { status: Status; reason: ReturnReason; detail: string; note: string }

/** From the newest delivery back: what still waits for a decision is young. */
const STORIES: readonly Story[] = [
  { status: 'requested', reason: 'defective', detail: 'One leg is loose and the chair wobbles.', note: '' },
  { status: 'requested', reason: 'changed_mind', detail: 'It is darker than our other furniture.', note: '' },
  { status: 'requested', reason: 'seller_error', detail: 'We ordered another colour.', note: '' },
  {
    status: 'approved',
    reason: 'changed_mind',
    detail: 'Too wide for the landing.',
    note: 'The van picks it up on Friday.',
  },
  { status: 'approved', reason: 'defective', detail: 'A scratch across the top.', note: 'Please keep the box.' },
  { status: 'received', reason: 'changed_mind', detail: 'Bought two by mistake.', note: 'As new, back on the shelf.' },
  { status: 'received', reason: 'changed_mind', detail: 'The room got smaller than planned.', note: 'As new.' },
  {
    status: 'refused',
    reason: 'changed_mind',
    detail: 'We used it for a week and do not like it.',
    note: 'It has stains.',
  },
]

type Item = {
  id: number
  orderId: number
  productId: number | null
  variantId: number | null
  unitPrice: number
  weight: number
}
type Planned = { placed: Placed; story: Story; item: Item; at: Date }

/** One piece each. Answers which of them were refunded, for their credit notes. */
export async function insertWeekReturns(tx: Tx, placed: readonly Placed[], now: Date): Promise<DueCredit[]> {
  const delivered = placed
    .filter(({ order }) => order.deliveredAt && daysAfter(order.deliveredAt, 3) < now)
    .toSorted((a, b) => Number(b.order.deliveredAt) - Number(a.order.deliveredAt))
    .slice(0, STORIES.length)
  const items = await firstItems(
    tx,
    delivered.map(({ orderId }) => orderId),
  )
  const planned = delivered.flatMap((each, at): Planned[] => {
    const [story, item] = [STORIES[at], items.get(each.orderId)]
    return story && item && each.order.deliveredAt
      ? [{ placed: each, story, item, at: daysAfter(each.order.deliveredAt, 1) }]
      : []
  })
  const ids = await insertRequests(tx, planned)
  return refundReceived(tx, planned, ids)
}

async function firstItems(tx: Tx, orderIds: readonly number[]): Promise<ReadonlyMap<number, Item>> {
  const rows = await tx
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      unitPrice: orderItems.unitPrice,
      weight: sql<number>`coalesce((select weight_grams from products p where p.id = ${orderItems.productId}), 0)`,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(orderItems.id)
  return new Map(rows.toReversed().map((row) => [row.orderId, row]))
}

function refundFor({ item, story, placed, at }: Planned) {
  const size = parcelSize(item.weight / 1000)
  const { deliveredAt } = placed.order
  const terms = returnTerms(
    { deliveredAt, reason: story.reason, kind: 'ordinary', size, paid: paise(item.unitPrice) },
    at,
  )
  if (!terms.ok) throw new Error(`The policy does not allow this return: ${terms.error.code}`)
  return terms.value.refund
}

async function insertRequests(tx: Tx, planned: readonly Planned[]): Promise<ReadonlyMap<number, number>> {
  const rows = planned.map((each) => ({
    orderId: each.placed.orderId,
    userId: sql`(select user_id from orders where id = ${each.placed.orderId})`,
    items: [{ order_item_id: each.item.id, quantity: 1 }],
    reason: each.story.reason,
    detail: each.story.detail,
    staffNote: each.story.note,
    status: each.story.status,
    createdAt: each.at,
    decidedAt: each.story.status === 'requested' ? null : daysAfter(each.at, 1),
    number: `SLR-DEMO${String(each.placed.order.serial).padStart(6, '0')}`,
    refundAmount: refundFor(each),
  }))
  const inserted = await tx
    .insert(returnRequests)
    .values(rows)
    .returning({ id: returnRequests.id, orderId: returnRequests.orderId })
  return new Map(inserted.map(({ id, orderId }) => [orderId, id]))
}

/** Named and booked as decide-return.ts and the refund's own report do it. */
async function refundReceived(
  tx: Tx,
  planned: readonly Planned[],
  ids: ReadonlyMap<number, number>,
): Promise<DueCredit[]> {
  const due: DueCredit[] = []
  for (const each of planned.filter(({ story }) => story.status === 'received')) {
    const { orderId, order } = each.placed
    const [amount, at, reason] = [refundFor(each), daysAfter(each.at, 1), `return-${ids.get(orderId)}`]
    const paymentId = demoProviderId('pay', order.serial)
    const idempotencyKey = `refund-${paymentId}-${reason}`
    const providerRefundId = demoProviderId('rfnd', order.serial)
    const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId))
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        paymentId: payment?.id ?? 0,
        amount,
        reason,
        idempotencyKey,
        providerRefundId,
        status: 'processed',
        createdAt: at,
        processedAt: at,
      })
      .returning({ id: refunds.id })
    const rest = { status: 'processed', speed: 'normal', receipt: null, notes: {}, requestHash: 'demo' } as const
    await tx
      .insert(simulatorRefunds)
      .values({ ...rest, id: providerRefundId, paymentId, amount, idempotencyKey, createdAt: at })
    await tx.execute(sql`update simulator_payments set amount_refunded = ${amount} where id = ${paymentId}`)
    await tx.insert(orderEvents).values({ orderId, event: 'refunded', data: { amount }, createdAt: at })
    await putBack(tx, each, at)
    due.push({ orderId, at, refund: { refundId: refund?.id ?? 0, amount, reason, fee: paise(0) } })
  }
  return due
}

async function putBack(tx: Tx, { item, placed: { orderId } }: Planned, createdAt: Date): Promise<void> {
  const { productId, variantId } = item
  if (productId !== null)
    await tx.insert(stockMovements).values({ productId, variantId, orderId, delta: 1, reason: 'return', createdAt })
  await tx.update(orders).set({ updatedAt: createdAt }).where(eq(orders.id, orderId))
}
