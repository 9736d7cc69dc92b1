import { type Paise, paise } from '#domain/money/paise.ts'
import { type BasisPoints } from '#domain/tax/split-gst.ts'

/** A fee as a share of an amount, rounded to the paisa. */
export function shareOf(amount: Paise, rate: BasisPoints): Paise {
  return paise(Math.round((amount * rate) / 10_000))
}
