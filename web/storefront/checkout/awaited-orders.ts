import type { CartLine } from '#domain/cart/cart-line.ts'
import { parseCart } from '#domain/cart/cart-storage.ts'
import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'

const STORAGE_KEY = 'saalghar_awaited_orders'
/** As many orders as one customer may have unpaid (domain/orders/hold.ts). */
const MOST = 5

/** An order that came of this cart, whose payment was opened here and of whose end nothing has been heard. */
export type AwaitedOrder = { readonly order_number: string; readonly items: readonly CartLine[] }

/** The newest first. Kept where the cart is kept: a closed browser forgets the tab, and not what lies in the cart. */
export function readAwaited(storage: Shelf): AwaitedOrder[] {
  const kept = readJson(storage, STORAGE_KEY)
  return Array.isArray(kept) ? kept.flatMap(toAwaited).slice(0, MOST) : []
}

export function awaitPayment(storage: Shelf, { order_number, items }: AwaitedOrder): void {
  keep(storage, [{ order_number, items }, ...othersThan(storage, order_number)].slice(0, MOST))
}

/** Whoever takes a note acts on it: of two pages that hear of a payment, the second finds nothing left to do. */
export function takeAwaited(storage: Shelf, orderNumber: string): AwaitedOrder | null {
  const found = readAwaited(storage).find(({ order_number }) => order_number === orderNumber)
  if (found) keep(storage, othersThan(storage, orderNumber))
  return found ?? null
}

const othersThan = (storage: Shelf, orderNumber: string) =>
  readAwaited(storage).filter(({ order_number }) => order_number !== orderNumber)

function keep(storage: Shelf, awaited: readonly AwaitedOrder[]): void {
  if (awaited.length === 0) storage.removeItem(STORAGE_KEY)
  else storage.setItem(STORAGE_KEY, JSON.stringify(awaited))
}

/** Lines are read as the cart's own are: what is none is dropped. */
function toAwaited(entry: unknown): AwaitedOrder[] {
  const { order_number, items } = Object(entry) as Partial<Record<keyof AwaitedOrder, unknown>>
  return typeof order_number === 'string' ? [{ order_number, items: parseCart(JSON.stringify(items ?? [])) }] : []
}
