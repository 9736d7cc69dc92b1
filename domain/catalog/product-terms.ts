import { DEFAULT_RETURNS_TEXT, DEFAULT_SHIPPING_TEXT, DEFAULT_WARRANTY_TEXT } from '#domain/catalog/badges.ts'
import { madeToOrderText } from '#domain/catalog/made-to-order.ts'
import type { Range } from '#domain/shipping/range.ts'

/** What a product says of itself, as the API gives it. */
export type TermedProduct = {
  readonly is_custom: boolean
  readonly making_weeks?: number | null | undefined
  readonly extra_details: { readonly warranty: string | null; readonly return_policy: string | null }
}
export type ProductTerms = { readonly returns: string; readonly warranty: string; readonly delivery: string }

/**
 * The spec's default texts stand only where nothing more exact is known (decisions: screens): returns and warranty until
 * the product has terms of its own, shipping until a PIN has brought the computed sentence or the piece is made first.
 */
export function productTerms(product: TermedProduct, computedDelivery: string | null, making: Range): ProductTerms {
  const { warranty, return_policy } = product.extra_details
  const general = product.is_custom
    ? `${madeToOrderText(product.making_weeks, making)}; your PIN gives the date.`
    : DEFAULT_SHIPPING_TEXT
  return {
    returns: return_policy || DEFAULT_RETURNS_TEXT,
    warranty: warranty || DEFAULT_WARRANTY_TEXT,
    delivery: computedDelivery ?? general,
  }
}

/** What fits under a button. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
