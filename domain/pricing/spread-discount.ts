import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'

/**
 * Each line bears its share of the discount, so that the tax of each line is right (CGST Rule 46: taxable value after
 * discount). Shares are rounded down; the paise left over go to the lines that lost most by it, the earlier one first.
 * No share exceeds its line.
 */
export function spreadDiscount(lineTotals: readonly Paise[], discount: Paise): Paise[] {
  const whole = sumPaise(lineTotals)
  if (discount < 0 || discount > whole) throw new RangeError(`A discount of ${discount} does not fit into ${whole}`)
  if (discount === 0) return lineTotals.map(() => paise(0))
  // Whole numbers of any size: the product of two sums may pass what a number holds exactly.
  const exact = lineTotals.map((total) => BigInt(total) * BigInt(discount))
  const shares = exact.map((product) => Number(product / BigInt(whole)))
  const lost = exact.map((product) => product % BigInt(whole))
  const left = discount - shares.reduce((sum, share) => sum + share, 0)
  const favoured = new Set(
    lost
      .map((remainder, index) => ({ remainder, index }))
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map((share, index) => paise(share + (favoured.has(index) ? 1 : 0)))
}
