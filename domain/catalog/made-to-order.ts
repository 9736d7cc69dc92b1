import { CUSTOM_ORDER_WEEKS, rangeText } from '#domain/shipping/policy.ts'

export const MADE_TO_ORDER_TEXT = `Made to order in ${rangeText(CUSTOM_ORDER_WEEKS)} weeks`
const NO_RETURN_TEXT = 'cannot be returned'

/** Said beside the price, before anything is put into the cart. Null for what stands in the store. */
export function madeToOrderNote({ is_custom }: { readonly is_custom: boolean }): string | null {
  return is_custom ? `${MADE_TO_ORDER_TEXT} · ${NO_RETURN_TEXT}` : null
}
