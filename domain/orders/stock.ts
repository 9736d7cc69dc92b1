export type StockLevel = { readonly onHand: number; readonly held: number }

/** What can still be sold: pieces in the house that no open order holds. */
export function available({ onHand, held }: StockLevel): number {
  return Math.max(0, onHand - held)
}

export type Wanted = { readonly productId: number; readonly quantity: number }

/** Two lines of one product are one demand on its stock. */
export function demandByProduct(lines: readonly Wanted[]): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { productId, quantity } of lines) demand.set(productId, (demand.get(productId) ?? 0) + quantity)
  return demand
}
