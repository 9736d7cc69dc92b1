import type { CartLine, CartProduct } from '#domain/cart/cart-line.ts'
import { pieceOf } from '#domain/cart/cart-piece.ts'

const STORAGE_KEY = 'saalghar_own_hold'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Hold = readonly CartLine[]

/**
 * Pieces that are set aside for this shopper's own unpaid order count as sold to everybody else. Here they are still to
 * be had, or the last chair would vanish from the cart of the very person who is paying for it.
 */
export function keepOwnHold(storage: Shelf, items: readonly CartLine[], until: number): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ items, until }))
  } catch {
    // Then the panel warns of low stock once more than needed.
  }
}

export function readOwnHold(storage: Shelf, now: number): Hold {
  try {
    const { items, until } = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as { items?: CartLine[]; until?: number }
    return Array.isArray(items) && until !== undefined && until > now ? items : []
  } catch {
    return []
  }
}

export function forgetOwnHold(storage: Shelf): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept either.
  }
}

export function withOwnHold<P extends CartProduct>(products: readonly P[], hold: Hold): P[] {
  return products.map((product) => {
    const own = hold.filter((line) => line.product_id === product.id)
    if (own.length === 0) return product
    const variants = product.variants?.map((variant) => ({
      ...variant,
      stock_quantity:
        variant.stock_quantity +
        piecesOf(own.filter(({ options }) => pieceOf(product, options)?.variant?.color === variant.color)),
    }))
    return { ...product, variants, stock_quantity: product.stock_quantity + piecesOf(own) }
  })
}

const piecesOf = (lines: Hold) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
