import type { Consignment } from '#domain/shipping/delivery-promise.ts'

type Piece = {
  readonly weightGrams?: number | undefined
  readonly isCustom?: boolean | undefined
  readonly quantity: number
}

/** What lies on the lorry, as far as it decides the date: one piece made to order makes the whole order wait for it. */
export function consignmentOf(pieces: readonly Piece[]): Omit<Consignment, 'pin'> {
  const isWeighed = pieces.every(({ weightGrams = 0 }) => weightGrams > 0)
  const grams = pieces.reduce((sum, { weightGrams = 0, quantity }) => sum + weightGrams * quantity, 0)
  return { weightKg: isWeighed ? grams / 1000 : 0, isMadeToOrder: pieces.some(({ isCustom }) => isCustom === true) }
}
