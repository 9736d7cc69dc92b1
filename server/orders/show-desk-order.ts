import { orderStats } from '#domain/orders/order-stats.ts'
import type { Deps } from '#server/deps.ts'
import { success } from '#server/http/reply.ts'
import { selectDeskParts } from './desk-parts.store.ts'
import { presentDeskOrder } from './desk.present.ts'
import type { OrderRecord } from './order-record.ts'
import { countOrders } from './orders.store.ts'

/** The order as the desk sees it: the answer to everything staff do with one. */
export async function showDeskOrder({ db, clock }: Deps, order: OrderRecord) {
  const [parts, counted] = await Promise.all([
    selectDeskParts(db, order.id),
    order.userId === null ? [] : countOrders(db, order.userId),
  ])
  return success(presentDeskOrder(order, parts, orderStats(counted), clock.now()))
}
