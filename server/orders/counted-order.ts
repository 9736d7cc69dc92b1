import { sql } from 'drizzle-orm'
import type { Paise } from '#domain/money/paise.ts'
import { orders } from '#server/db/schema/orders.ts'

/** What order-stats.ts counts of an order; money that came twice or too late and went back was never part of it. */
export const countedOrder = {
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  total: sql<Paise>`${orders.totalAmount}`.mapWith(orders.totalAmount),
  refunded: sql<Paise>`(select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
    where r.order_id = "orders"."id" and r.status <> 'failed' and (p.is_part or p.provider_payment_id = "orders"."paid_by"))`.mapWith(
    orders.totalAmount,
  ),
}
