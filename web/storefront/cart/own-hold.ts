import type { CartLine, CartProduct } from '#domain/cart/cart-line.ts'
import { pieceOf } from '#domain/cart/cart-piece.ts'
import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'

const STORAGE_KEY = 'saalghar_own_hold'

type Hold = readonly CartLine[]

/**
 * Pieces that are set aside for this shopper's own unpaid order count as sold to everybody else. Here they are still to
 * be had, or the last chair would vanish from the cart of the very person who is paying for it.
 */
export function keepOwnHold(storage: Shelf, items: readonly CartLine[], until: number): void {
  storage.setItem(STORAGE_KEY, JSON.stringify({ items, until }))
}

export function readOwnHold(storage: Shelf, now: number): Hold {
  const { items, until } = Object(readJson(storage, STORAGE_KEY)) as { items?: CartLine[]; until?: number }
  return Array.isArray(items) && until !== undefined && until > now ? items : []
}

export function forgetOwnHold(storage: Shelf): void {
  storage.removeItem(STORAGE_KEY)
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
