import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type BasisPoints, GST_18, type GstSplit, splitGst } from '#domain/tax/split-gst.ts'

/** Goods with the rate that is inside their price. */
export type RatedAmount = { readonly gross: Paise; readonly rate: BasisPoints }

/** What was sold at each rate, in the order in which the rates first appear. */
export function sumsByRate(amounts: readonly RatedAmount[]): RatedAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))]
  return rates.map((rate) => ({ rate, gross: sumPaise(amounts.filter((each) => each.rate === rate).map(grossOf)) }))
}

/** Each rate is taken from the sum of its goods, so that it does not matter over how many lines they are spread. */
export function splitByRate(amounts: readonly RatedAmount[]): GstSplit {
  const splits = sumsByRate(amounts).map(({ gross, rate }) => splitGst(gross, rate))
  return { taxable: sumPaise(splits.map(({ taxable }) => taxable)), tax: sumPaise(splits.map(({ tax }) => tax)) }
}

/** Delivery sold with goods of several rates bears the highest of them (CGST Act s.8). */
export function freightRate(rates: readonly BasisPoints[]): BasisPoints {
  const [first = GST_18, ...others] = rates
  return others.reduce((highest, rate) => (rate > highest ? rate : highest), first)
}

/**
 * What of an amount belongs to each rate, in proportion to the goods it is for. Parts are rounded down; the paise left
 * over go to the first rate, so that the parts always add back to the amount.
 */
export function shareByRate(amount: Paise, goods: readonly RatedAmount[]): RatedAmount[] {
  const sums = sumsByRate(goods).filter(({ gross }) => gross > 0)
  const whole = sumPaise(sums.map(grossOf))
  if (whole === 0) return [{ gross: amount, rate: freightRate(goods.map(({ rate }) => rate)) }]
  // Whole numbers of any size: the product of two sums may pass what a number holds exactly.
  const parts = sums.map(({ gross }) => Number((BigInt(amount) * BigInt(gross)) / BigInt(whole)))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  return sums
    .map(({ rate }, index) => ({ rate, gross: paise((parts[index] ?? 0) + (index === 0 ? left : 0)) }))
    .filter(({ gross }) => gross > 0)
}

/**
 * What of an amount is credited at each rate: in proportion to the goods it is for, and of no rate more than is left of it. What
 * does not fit belongs to the highest rate first, which delivery bears; what fits nowhere stays with the goods.
 */
export function creditByRate(
  amount: Paise,
  goods: readonly RatedAmount[],
  left: readonly RatedAmount[],
): RatedAmount[] {
  const parts = shareByRate(amount, goods).map(({ rate, gross }) => ({ rate, gross: upTo(roomAt(rate, left), gross) }))
  for (const { rate } of left.toSorted((a, b) => b.rate - a.rate)) {
    const gross = upTo(paise(roomAt(rate, left) - roomAt(rate, parts)), restOf(amount, parts))
    parts.push({ rate, gross })
  }
  const rest = restOf(amount, parts)
  return sumsByRate(rest > 0 ? [...parts, ...shareByRate(rest, goods)] : parts).filter(({ gross }) => gross > 0)
}

const restOf = (amount: Paise, parts: readonly RatedAmount[]) => paise(amount - sumPaise(parts.map(grossOf)))
const roomAt = (rate: BasisPoints, amounts: readonly RatedAmount[]) =>
  sumPaise(amounts.filter((each) => each.rate === rate).map(grossOf))
const upTo = (room: Paise, wanted: Paise) => paise(Math.max(0, Math.min(room, wanted)))

/** The spec's words where all goods bear one rate; where they do not, no figure would be true. */
export function taxLabel(rates: readonly number[]): string {
  const [rate = GST_18, ...others] = [...new Set(rates)]
  return others.length === 0 ? `Tax (${rate / 100}% GST)` : 'Tax (GST)'
}

const grossOf = ({ gross }: RatedAmount) => gross
