export type Range = { readonly min: number; readonly max: number }

/** How long a piece takes that is made first (spec section 9). */
export const CUSTOM_ORDER_WEEKS: Range = { min: 4, max: 8 }

export function rangeText({ min, max }: Range): string {
  return `${min}-${max}`
}
