import { type CartLine, isSameLine } from '#domain/cart/cart-line.ts'
import { MAX_LINE_QUANTITY, MAX_LINES } from '#domain/cart/cart-rules.ts'
import { type CartOptions, optionsKey } from '#domain/cart/options.ts'

export const LOAD_ERROR = 'Error loading cart from storage:'
export const SAVE_ERROR = 'Error saving cart to storage:'
export const PRODUCTS_ERROR = 'Failed to load products for cart:'
const LONGEST_OPTIONS = 2000

export function serialiseCart(items: readonly CartLine[]): string {
  return JSON.stringify(items)
}

/** The browser's storage is anybody's to edit: what is not a line is dropped, a corrupt text is an empty cart. */
export function parseCart(text: string | null): CartLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? readLines(stored.slice(0, MAX_LINES)) : []
  } catch {
    return []
  }
}

function readLines(entries: readonly unknown[]): CartLine[] {
  const lines: CartLine[] = []
  for (const entry of entries) {
    const line = toLine(entry)
    if (line && !lines.some((other) => isSameLine(other, line))) lines.push(line)
  }
  return lines
}

function toLine(entry: unknown): CartLine | null {
  if (!isRecord(entry)) return null
  const { product_id, quantity, options = {} } = entry
  if (!isCount(product_id, Number.MAX_SAFE_INTEGER) || !isCount(quantity, MAX_LINE_QUANTITY)) return null
  return isOptions(options) ? { product_id, quantity, options } : null
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max
}

/** Only ever asked of parsed JSON, so every value inside is a JSON value. */
function isOptions(value: unknown): value is CartOptions {
  return isRecord(value) && optionsKey(value as CartOptions).length <= LONGEST_OPTIONS
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
