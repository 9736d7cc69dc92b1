import { RETURN_FIGURES } from '#domain/content/policies.ts'
import { CUSTOM_ORDER_WEEKS, rangeText } from '#domain/shipping/range.ts'
import type { ProductTerms } from './seed-product.ts'

const { windowDays: WINDOW, refundDays: REFUND } = RETURN_FIGURES

export const COUNTRY_OF_ORIGIN = 'India'
export const GST_PERCENT = 18

export const FRAME_WARRANTY = '5-year warranty on frame and joints'
export const UPHOLSTERED_WARRANTY = '5-year warranty on the frame, 2 years on cushions'
export const WOVEN_WARRANTY = '5-year warranty on the frame, 2 years on the weave'
export const FITTINGS_WARRANTY = '5-year warranty, hinges and runners included'
export const LAMP_WARRANTY = '2-year warranty on wiring and fittings'
export const TEXTILE_WARRANTY = '1-year warranty on stitching and colour'
export const DECOR_WARRANTY = '1-year warranty against faults of making'

export const FROM_STORE: ProductTerms = {
  isCustom: false,
  returnPolicy: `Return it unused and in its packing within ${WINDOW} days of delivery. We collect it, and refund within ${REFUND} business days.`,
}

export const SMALL_PARCEL: ProductTerms = {
  isCustom: false,
  returnPolicy: `Return it unused and in its packing within ${WINDOW} days of delivery. The refund takes ${REFUND} business days.`,
}

/** What can be washed, and bears a tag. */
export const TEXTILE_PARCEL: ProductTerms = {
  isCustom: false,
  returnPolicy: `Return it unused, unwashed and with its tag within ${WINDOW} days of delivery. The refund takes ${REFUND} business days.`,
}

export const MADE_TO_ORDER: ProductTerms = {
  isCustom: true,
  making: `${rangeText(CUSTOM_ORDER_WEEKS)} weeks, begun when you order`,
  returnPolicy:
    'Made for you, so it cannot be returned once begun, unless it arrives damaged, faulty or other than you ordered.',
}

export const SLEPT_ON: ProductTerms = {
  isCustom: false,
  returnKind: 'mattress_or_pillow',
  returnPolicy: `For hygiene it cannot be returned for a change of mind. Damaged, faulty or other than you ordered, we collect it free within ${WINDOW} days of delivery.`,
}
