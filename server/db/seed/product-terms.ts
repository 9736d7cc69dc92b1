import type { ProductTerms } from './seed-product.ts'

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
  leadTime: '7-14 business days',
  returnPolicy:
    'Return it unused and in its packing within 7 days of delivery. We collect it, and refund within 5-7 business days.',
}

export const SMALL_PARCEL: ProductTerms = {
  isCustom: false,
  leadTime: '3-7 business days',
  returnPolicy:
    'Return it unused, unwashed and with its tag within 7 days of delivery. The refund takes 5-7 business days.',
}

export const MADE_TO_ORDER: ProductTerms = {
  isCustom: true,
  leadTime: '4-8 weeks, begun when you order',
  returnPolicy:
    'Made for you, so it cannot be returned once begun, unless it arrives damaged, faulty or other than you ordered.',
}
