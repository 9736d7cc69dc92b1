import type { PaymentRequest } from '#domain/api/payments.ts'
import type { CartLine } from '#domain/cart/cart-line.ts'
import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'

const STORAGE_KEY = 'saalghar_checkout_attempt'

type AttemptedOrder = { readonly id: number; readonly order_number: string }

/** One wish to buy: what was sent, under which key, and the order that came of it. */
export type Attempt = { readonly content: string; readonly key: string; readonly order?: AttemptedOrder | undefined }

export function readAttempt(storage: Shelf): Attempt | null {
  const kept = readJson(storage, STORAGE_KEY) as Partial<Attempt> | null
  return typeof kept?.content === 'string' && typeof kept.key === 'string' ? (kept as Attempt) : null
}

/**
 * The same order sent twice (double click, reload, lost answer) carries the same key and stays one order; a changed cart
 * or address is another order and gets another key.
 */
export function beginAttempt(storage: Shelf, request: unknown, newKey: () => string): Attempt {
  const content = JSON.stringify(request)
  const kept = readAttempt(storage)
  if (kept?.content === content) return kept
  return keep(storage, { content, key: newKey() })
}

export function rememberOrder(storage: Shelf, attempt: Attempt, order: AttemptedOrder): void {
  keep(storage, { ...attempt, order })
}

/** A paid order is over: ordering the same again is a new order. */
export function forgetAttempt(storage: Shelf): void {
  storage.removeItem(STORAGE_KEY)
}

type OrderedItem = NonNullable<PaymentRequest['items']>[number]

/** A cart that was tampered with may hold other options than an order takes: the server refuses them. */
export const orderedItems = (items: readonly CartLine[]) =>
  items.map(({ product_id, quantity, options }) => ({
    product_id,
    quantity,
    options: options as OrderedItem['options'],
  }))

function keep(storage: Shelf, attempt: Attempt): Attempt {
  storage.setItem(STORAGE_KEY, JSON.stringify(attempt))
  return attempt
}
