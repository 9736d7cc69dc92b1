import {
  CUSTOM_RETURNS_TEXT,
  DEFAULT_RETURNS_TEXT,
  DEFAULT_SHIPPING_TEXT,
  DEFAULT_WARRANTY_TEXT,
} from '#domain/catalog/badges.ts'
import { madeToOrderText } from '#domain/catalog/made-to-order.ts'
import { NON_RETURNABLE_TEXT, type ReturnKind } from '#domain/orders/return-policy.ts'
import type { Range } from '#domain/shipping/range.ts'

/** What a product says of itself, as the API gives it. */
export type TermedProduct = {
  readonly is_custom: boolean
  readonly making_weeks?: number | null | undefined
  readonly return_kind?: ReturnKind
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
    returns: return_policy || generalReturns(product),
    warranty: warranty || DEFAULT_WARRANTY_TEXT,
    delivery: computedDelivery ?? general,
  }
}

/** The general text promises nothing that the rule refuses. */
function generalReturns({ return_kind = 'ordinary' }: TermedProduct): string {
  return return_kind === 'ordinary'
    ? DEFAULT_RETURNS_TEXT
    : `${NON_RETURNABLE_TEXT[return_kind]} cannot be returned for a change of mind.`
}

/** Under the button: of the general text only its end is about what is made to order. */
export function returnsLine(product: TermedProduct, { returns }: ProductTerms): string {
  return product.is_custom && returns === DEFAULT_RETURNS_TEXT ? CUSTOM_RETURNS_TEXT : firstSentence(returns)
}

/** What fits under a button. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
