import { EXPRESS_BUSINESS_DAYS, type Range, STANDARD_BUSINESS_DAYS } from '#domain/shipping/policy.ts'
import { isPinCode } from '#domain/shipping/pin-code.ts'

export type ServedDistrict = 'Darjeeling' | 'Kalimpong' | 'Jalpaiguri' | 'Cooch Behar' | 'Alipurduar'
export type DeliveryZone =
  | {
      readonly zone: 'siliguri' | 'near_siliguri'
      readonly served: true
      readonly standard: Range
      readonly express: Range
    }
  | {
      readonly zone: 'served_district'
      readonly served: true
      readonly district: ServedDistrict
      readonly standard: Range
      readonly express: Range
    }
  | { readonly zone: 'outside'; readonly served: false }

/** The district by the longest fitting prefix. Alipurduar was part of Jalpaiguri when the area was drawn up. */
const DISTRICTS: Readonly<Record<string, ServedDistrict>> = {
  '7343': 'Kalimpong',
  '734': 'Darjeeling',
  '735204': 'Alipurduar',
  '735211': 'Alipurduar',
  '735': 'Jalpaiguri',
  '736121': 'Alipurduar',
  '736122': 'Alipurduar',
  '736123': 'Alipurduar',
  '736182': 'Alipurduar',
  '736': 'Cooch Behar',
}
/** Beyond these districts but within 50 km of the showroom. */
const NEARBY: ReadonlySet<string> = new Set(['733207'])
const TIMES = { standard: STANDARD_BUSINESS_DAYS, express: EXPRESS_BUSINESS_DAYS }

/** Undefined when the text is no PIN at all. */
export function deliveryZone(pin: string): DeliveryZone | undefined {
  if (!isPinCode(pin)) return undefined
  if (pin.startsWith('7340')) return { zone: 'siliguri', served: true, ...TIMES }
  if (NEARBY.has(pin)) return { zone: 'near_siliguri', served: true, ...TIMES }
  const district = DISTRICTS[pin] ?? DISTRICTS[pin.slice(0, 4)] ?? DISTRICTS[pin.slice(0, 3)]
  if (district) return { zone: 'served_district', served: true, district, ...TIMES }
  return { zone: 'outside', served: false }
}
