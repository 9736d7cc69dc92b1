import { type Paise, paise, rupees } from '#domain/money/paise.ts'
import { shareOf } from '#domain/orders/share-of.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'
import { addDays, type IsoDate, istDate } from '#domain/time/ist.ts'

export const RETURN_WINDOW_DAYS = 7
/** Within which a request is answered: what dialog, mail and policy say. */
export const RETURN_ANSWER_HOURS = 24
export const RESTOCKING_FEE = basisPoints(1500)
export const RETURN_SHIPPING = { small: rupees(200), medium: rupees(350), large: rupees(500) } as const
export const REFUND_BUSINESS_DAYS = { min: 5, max: 7 } as const
export const WARRANTY_YEARS = { min: 1, max: 2 } as const
export const NON_RETURNABLE_TEXT = {
  custom: 'Custom-made items',
  mattress_or_pillow: 'Mattresses and pillows',
  clearance: 'Clearance items',
} as const

export type NonReturnableKind = keyof typeof NON_RETURNABLE_TEXT
/** What the shop says of a product itself; that it is made to order is told by its own mark. */
export const RETURN_KINDS = ['ordinary', 'mattress_or_pillow', 'clearance'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]
export type ReturnReason = 'changed_mind' | 'defective' | 'seller_error'
export type ParcelSize = keyof typeof RETURN_SHIPPING

export type ReturnRequest = {
  readonly deliveredAt: Date | null
  readonly reason: ReturnReason
  readonly kind: NonReturnableKind | 'ordinary'
  readonly size: ParcelSize
  readonly paid: Paise
}
export type ReturnTerms = { readonly restockingFee: Paise; readonly returnShipping: Paise; readonly refund: Paise }
export type ReturnRefusal = { readonly code: 'not_delivered' | 'window_over' | 'non_returnable' }

/** Defective or wrong goods always come back free, whatever their kind (E-Commerce Rules 2020). */
export function returnTerms(request: ReturnRequest, now: Date): Result<ReturnTerms, ReturnRefusal> {
  const { deliveredAt, reason, kind, size, paid } = request
  if (deliveredAt === null) return err({ code: 'not_delivered' })
  if (istDate(now) > lastReturnDay(deliveredAt)) return err({ code: 'window_over' })
  if (reason !== 'changed_mind') return ok({ restockingFee: paise(0), returnShipping: paise(0), refund: paid })
  if (kind !== 'ordinary') return err({ code: 'non_returnable' })
  const restockingFee = shareOf(paid, RESTOCKING_FEE)
  const returnShipping = paise(Math.min(RETURN_SHIPPING[size], paid - restockingFee))
  return ok({ restockingFee, returnShipping, refund: paise(paid - restockingFee - returnShipping) })
}

/** The last day on which a piece may be asked to go back. */
export function lastReturnDay(deliveredAt: Date): IsoDate {
  return addDays(istDate(deliveredAt), RETURN_WINDOW_DAYS)
}

/** By what the piece is, never by its tax code: cushions, pouffes and bedcovers share the mattress's. */
export function returnKindOf(piece: { isCustom: boolean; returnKind: ReturnKind }): NonReturnableKind | 'ordinary' {
  return piece.isCustom ? 'custom' : piece.returnKind
}

/** By what two people can carry. */
export function parcelSize(weightKg: number): ParcelSize {
  if (weightKg <= 15) return 'small'
  return weightKg <= 40 ? 'medium' : 'large'
}
