import { type Range, rangeText } from '#domain/shipping/range.ts'

const NO_RETURN_TEXT = 'cannot be returned'

/** In the weeks of the piece's own, where the shop knows them, else in those of every piece. */
export function madeToOrderText(weeks: number | null | undefined, making: Range): string {
  if (!weeks) return `Made to order in ${rangeText(making)} weeks`
  return `Made to order in ${weeks === 1 ? 'a week' : `${weeks} weeks`}`
}

type Made = { readonly is_custom: boolean; readonly making_weeks?: number | null }

/** Said beside the price, before anything is put into the cart. Null for what stands in the store. */
export function madeToOrderNote({ is_custom, making_weeks: weeks }: Made, making: Range): string | null {
  return is_custom ? `${madeToOrderText(weeks, making)} · ${NO_RETURN_TEXT}` : null
}
