import type { Consignment } from '#domain/shipping/delivery-promise.ts'
import type { Range } from '#domain/shipping/range.ts'

type Piece = {
  readonly weightGrams?: number | undefined
  readonly isCustom?: boolean | undefined
  /** Its own weeks, where the shop knows them better than its policy. */
  readonly makingWeeks?: number | null | undefined
  readonly quantity: number
}

/** What lies on the lorry, as far as it decides the date: one piece made to order makes the whole order wait for it. */
export function consignmentOf(pieces: readonly Piece[], making: Range): Omit<Consignment, 'pin'> {
  const isWeighed = pieces.every(({ weightGrams = 0 }) => weightGrams > 0)
  const grams = pieces.reduce((sum, { weightGrams = 0, quantity }) => sum + weightGrams * quantity, 0)
  const custom = pieces.filter(({ isCustom }) => isCustom === true)
  const made = custom.map(({ makingWeeks }) => weeksOfMaking(makingWeeks, making))
  const weightKg = isWeighed ? grams / 1000 : 0
  return made.length === 0
    ? { weightKg, isMadeToOrder: false }
    : { weightKg, isMadeToOrder: true, making: longest(made) }
}

/** The piece's own, or those of the shop. */
const weeksOfMaking = (own: number | null | undefined, making: Range): Range => (own ? { min: own, max: own } : making)

const longest = (weeks: readonly Range[]): Range => ({
  min: Math.max(...weeks.map(({ min }) => min)),
  max: Math.max(...weeks.map(({ max }) => max)),
})
