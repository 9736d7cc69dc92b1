import { type BasisPoints, GST_12, GST_18, GST_5 } from '#domain/tax/split-gst.ts'
import { isoDate, type IsoDate } from '#domain/time/ist.ts'

/** Goods this shop sells, by customs heading. */
export const HSN_CODES = {
  '940161': 'Upholstered seats with wooden frames',
  '940169': 'Other seats with wooden frames',
  '940171': 'Upholstered seats with metal frames',
  '940179': 'Other seats with metal frames',
  '940153': 'Seats of cane, bamboo or rattan',
  '940320': 'Metal furniture',
  '940330': 'Wooden office furniture',
  '940340': 'Wooden kitchen furniture',
  '940350': 'Wooden bedroom furniture',
  '940360': 'Other wooden furniture',
  '940370': 'Plastic furniture',
  '940383': 'Furniture of cane, bamboo or rattan',
  '940389': 'Furniture of stone and other materials',
  '940421': 'Mattresses of rubber or plastic foam',
  '940440': 'Quilts and bedspreads',
  '940490': 'Cushions, pillows and pouffes',
  '940511': 'Ceiling and wall lamps for LED only',
  '940519': 'Other ceiling and wall lamps',
  '940521': 'Table, bedside and floor lamps for LED only',
  '940529': 'Other table, bedside and floor lamps',
  '460212': 'Baskets and planters of rattan',
  '570110': 'Hand-knotted rugs of wool',
  '570299': 'Flat-woven dhurries',
  '570500': 'Other floor coverings',
  '630120': 'Blankets and throws of wool',
  '630140': 'Blankets and throws of synthetic fibre',
  '630259': 'Table linen',
  '700992': 'Framed glass mirrors',
} as const

export type HsnCode = keyof typeof HSN_CODES

const WHOLLY_CANE: ReadonlySet<string> = new Set<HsnCode>(['940153', '940383'])
const CANE_RATE_CUT = isoDate('2025-09-22')

export function isHsnCode(code: string): code is HsnCode {
  return Object.hasOwn(HSN_CODES, code)
}

/** The rate that law sets; the price tag stays 18% inclusive by the spec until the owner sets a product's own rate. */
export function statutoryGstRate(code: HsnCode, on: IsoDate): BasisPoints {
  if (!WHOLLY_CANE.has(code)) return GST_18
  return on >= CANE_RATE_CUT ? GST_5 : GST_12
}
