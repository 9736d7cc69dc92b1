import type { OrderListQuery, OrderPageJson } from '#domain/api/orders.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { countFound, ofCustomer, selectOrders } from './orders.store.ts'

const PER_PAGE = 20

/** Newest first. All of them, as the first clients ask for them, or one page when the asker names one. */
export async function listOwnOrders(
  { db }: Pick<Deps, 'db'>,
  customerId: number,
  { status, search, page, per_page }: OrderListQuery,
): Promise<{ orders: OrderRecord[]; page?: OrderPageJson }> {
  const words = search?.trim()
  const found = ofCustomer(customerId, { ...(status ? { status } : {}), ...(words ? { search: words } : {}) })
  if (page === undefined && per_page === undefined) return { orders: await selectOrders(db, found) }
  const [current, size] = [page ?? 1, per_page ?? PER_PAGE]
  const [orders, total] = await Promise.all([
    selectOrders(db, found, size, (current - 1) * size),
    countFound(db, found),
  ])
  return {
    orders,
    page: { current_page: current, last_page: lastPageOf(total, size), per_page: size, total },
  }
}
