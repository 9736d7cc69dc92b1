import type { CartLine } from '#domain/cart/cart-line.ts'
import { readJson, type Shelf } from '#web/ui/safe-storage.ts'

const STORAGE_KEY = 'saalghar_own_hold'

type Hold = ReadonlyMap<number, number>

/**
 * Pieces that are set aside for this shopper's own unpaid order count as sold to everybody else. Here they are still to
 * be had, or the last chair would vanish from the cart of the very person who is paying for it.
 */
export function keepOwnHold(storage: Shelf, items: readonly CartLine[], until: number): void {
  storage.setItem(STORAGE_KEY, JSON.stringify({ items, until }))
}

export function readOwnHold(storage: Shelf, now: number): Hold {
  const { items, until } = Object(readJson(storage, STORAGE_KEY)) as { items?: CartLine[]; until?: number }
  const pieces = new Map<number, number>()
  if (!Array.isArray(items) || !until || until <= now) return pieces
  for (const { product_id: id, quantity } of items) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

export function forgetOwnHold(storage: Shelf): void {
  storage.removeItem(STORAGE_KEY)
}

export function withOwnHold<P extends { id: number; stock_quantity: number }>(products: readonly P[], hold: Hold): P[] {
  return products.map((product) => ({
    ...product,
    stock_quantity: product.stock_quantity + (hold.get(product.id) ?? 0),
  }))
}
