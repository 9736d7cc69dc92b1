import { type CartLine, isSameLine } from '#domain/cart/cart-line.ts'

/** What stays in the cart of an order that is paid: exactly what it holds has gone, what was added since has not. */
export function withoutBought(items: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  return items.flatMap((item) => {
    const taken = bought.filter((line) => isSameLine(line, item)).reduce((sum, { quantity }) => sum + quantity, 0)
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : []
  })
}
