const STORAGE_KEY = 'saalghar_checkout_attempt'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The same order sent twice (double click, reload, lost answer) carries the same key and stays one order; a changed cart
 * or address is another order and gets another key.
 */
export function idempotencyKey(storage: Shelf, request: unknown, newKey: () => string): string {
  const content = JSON.stringify(request)
  try {
    const kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as { content?: unknown; key?: unknown } | null
    if (kept?.content === content && typeof kept.key === 'string') return kept.key
    const key = newKey()
    storage.setItem(STORAGE_KEY, JSON.stringify({ content, key }))
    return key
  } catch {
    return newKey()
  }
}

/** A paid order is over: ordering the same again is a new order. */
export function forgetAttempt(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept either.
  }
}
