import type { Order } from '#web/api/orders.ts'

type Named = Pick<Order['items'][number], 'product_name' | 'color'>

/** What was bought, in one breath: two colours of a piece are told apart. */
export const pieceName = ({ product_name, color }: Named) =>
  color === null ? product_name : `${product_name}, ${color}`
