import { CUSTOM_ORDER_WEEKS, rangeText } from '#domain/shipping/range.ts'

const MADE_TO_ORDER_TEXT = `Made to order in ${rangeText(CUSTOM_ORDER_WEEKS)} weeks`
const NO_RETURN_TEXT = 'cannot be returned'

/** In the weeks of the piece's own, where the shop knows them. */
export function madeToOrderText(weeks: number | null | undefined): string {
  if (!weeks) return MADE_TO_ORDER_TEXT
  return `Made to order in ${weeks === 1 ? 'a week' : `${weeks} weeks`}`
}

type Made = { readonly is_custom: boolean; readonly making_weeks?: number | null }

/** Said beside the price, before anything is put into the cart. Null for what stands in the store. */
export function madeToOrderNote({ is_custom, making_weeks: weeks }: Made): string | null {
  return is_custom ? `${madeToOrderText(weeks)} · ${NO_RETURN_TEXT}` : null
}
