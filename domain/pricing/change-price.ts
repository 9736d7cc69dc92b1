import { type Paise, paise, rupees } from '#domain/money/paise.ts'

/** To which prices a change by percent is rounded. */
export const ROUNDINGS = ['rupee', 'ten', 'hundred', 'ninety_nine'] as const
export type Rounding = (typeof ROUNDINGS)[number]

export const ROUNDING_WORDS: Readonly<Record<Rounding, string>> = {
  rupee: 'whole rupees',
  ten: 'tens: ₹4,860',
  hundred: 'hundreds: ₹4,900',
  ninety_nine: 'ending in 99: ₹4,899',
}

/** What a price may be; the same for one that is typed. */
export const LOWEST_PRICE = rupees(1)
export const HIGHEST_PRICE = rupees(10_000_000)
/** Nobody means to halve a price twice or to make it tenfold by one slip of a key. */
export const PERCENT_BOUNDS = { min: -90, max: 900 } as const

const ROUND: Readonly<Record<Rounding, (exact: number) => number>> = {
  rupee: (exact) => toNearest(exact, 100),
  ten: (exact) => toNearest(exact, 1_000),
  hundred: (exact) => toNearest(exact, 10_000),
  ninety_nine: (exact) => toNearest(exact + 100, 10_000) - 100,
}

/** Half of a step goes up, as on a bill. */
const toNearest = (exact: number, step: number) => Math.floor(exact / step + 0.5) * step

/** `percent` may have two decimals; it is counted in whole hundredths, so that no paisa is lost to binary fractions. */
export function changedPrice(price: Paise, percent: number, rounding: Rounding): Paise {
  const hundredths = 10_000 + Math.round(percent * 100)
  const rounded = ROUND[rounding]((price * hundredths) / 10_000)
  return paise(Math.max(LOWEST_PRICE, rounded))
}

export type Tag = { readonly price: Paise; readonly salePrice: Paise | null }
export type ChangedTag = Tag & { readonly problem: 'sale_not_lower' | 'too_high' | null }

/** Price and sale price change by the same percent; rounding must not make them one. */
export function changedTag(tag: Tag, percent: number, rounding: Rounding): ChangedTag {
  const price = changedPrice(tag.price, percent, rounding)
  const salePrice = tag.salePrice === null ? null : changedPrice(tag.salePrice, percent, rounding)
  if (price > HIGHEST_PRICE) return { price, salePrice, problem: 'too_high' }
  return { price, salePrice, problem: salePrice !== null && salePrice >= price ? 'sale_not_lower' : null }
}
