import { type Paise, paise } from '#domain/money/paise.ts'

declare const unit: unique symbol
export type BasisPoints = number & { readonly [unit]: 'basis points' }
export type GstSplit = { readonly taxable: Paise; readonly tax: Paise }

export function basisPoints(value: number): BasisPoints {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`Not a rate in basis points: ${value}`)
  return value as BasisPoints
}

export const GST_18 = basisPoints(1800)

/** GST is inside the price (spec section 9): the tax is what remains, so the two always add back to the price. */
export function splitGst(gross: Paise, rate: BasisPoints): GstSplit {
  const taxable = paise(Math.round((gross * 10_000) / (10_000 + rate)))
  return { taxable, tax: paise(gross - taxable) }
}
