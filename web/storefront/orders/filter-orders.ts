import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Order } from '#web/api/orders.ts'

export type OrderFilter = { search: string; status: OrderStatus | 'all' }

type Searched = Pick<Order, 'order_number' | 'status'> & { items: Pick<Order['items'][number], 'product_name'>[] }

/** By number or by the name of anything in it, whatever the case. */
export function filterOrders<O extends Searched>(orders: readonly O[], { search, status }: OrderFilter): O[] {
  const wanted = search.trim().toLowerCase()
  return orders.filter(
    (order) =>
      (status === 'all' || order.status === status) &&
      [order.order_number, ...order.items.map((item) => item.product_name)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  )
}
