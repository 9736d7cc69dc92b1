import { EXPRESS_BUSINESS_DAYS, STANDARD_BUSINESS_DAYS } from '#domain/shipping/policy.ts'
import type { Range } from '#domain/shipping/range.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'

/** Where we go, and how long it takes. */
export type ServedZone = {
  /** As the shipping policy prints it. */
  readonly name: string
  /** The beginnings of its PINs; the whole of each state beside them. */
  readonly pins: readonly string[]
  readonly states: readonly GstStateCode[]
  /** Our own van goes there and brings everything; elsewhere a carrier or a courier does. */
  readonly byVan: boolean
  /** Business days from the order: in our own van, or with a carrier. */
  readonly days: Range
  /** What is light enough goes by courier there; null where none goes. */
  readonly courierDays: Range | null
  readonly expressDays: Range | null
}

/** As the desk keeps it, told apart from the others while it is edited. */
export type DeliveryZone = ServedZone & { readonly key: string }

/**
 * Where a piece goes from Siliguri and how long it is on the road, until the owner has changed it. The first zone that fits a
 * PIN is its zone; a PIN that fits none (the islands, army post, numbers that India Post has not given out) is not delivered to.
 */
export const DELIVERY_ZONES: readonly DeliveryZone[] = [
  {
    key: 'home',
    name: 'Siliguri, within 50 km of it, and Darjeeling, Kalimpong, Jalpaiguri, Alipurduar and Cooch Behar',
    pins: ['734', '735', '736', '733207'],
    states: [],
    byVan: true,
    days: STANDARD_BUSINESS_DAYS,
    courierDays: null,
    expressDays: EXPRESS_BUSINESS_DAYS,
  },
  {
    key: 'neighbours',
    name: 'Sikkim, the Dinajpurs, Malda and the east of Bihar',
    pins: ['737', '732', '733', '854', '855'],
    states: [],
    byVan: false,
    days: { min: 8, max: 15 },
    courierDays: { min: 4, max: 7 },
    expressDays: null,
  },
  {
    key: 'east',
    name: 'the rest of West Bengal, Bihar, Jharkhand, Odisha, Assam and Meghalaya',
    pins: [],
    states: ['19', '10', '20', '21', '18', '17'],
    byVan: false,
    days: { min: 9, max: 17 },
    courierDays: { min: 5, max: 8 },
    expressDays: null,
  },
  {
    key: 'north',
    name: 'Delhi, Uttar Pradesh, Uttarakhand, Haryana, Punjab, Chandigarh, Himachal Pradesh, Rajasthan, Madhya Pradesh and Chhattisgarh',
    pins: [],
    states: ['07', '09', '05', '06', '03', '04', '02', '08', '23', '22'],
    byVan: false,
    days: { min: 11, max: 19 },
    courierDays: { min: 6, max: 10 },
    expressDays: null,
  },
  {
    key: 'west_and_south',
    name: 'Gujarat, Maharashtra, Goa, Dadra & Nagar Haveli and Daman & Diu, Telangana, Andhra Pradesh, Karnataka, Tamil Nadu, Puducherry and Kerala',
    pins: [],
    states: ['24', '27', '30', '26', '36', '37', '29', '33', '34', '32'],
    byVan: false,
    days: { min: 13, max: 22 },
    courierDays: { min: 7, max: 12 },
    expressDays: null,
  },
  {
    key: 'far',
    name: 'Arunachal Pradesh, Nagaland, Manipur, Mizoram, Tripura, Jammu & Kashmir and Ladakh',
    pins: [],
    states: ['12', '13', '14', '15', '16', '01', '38'],
    byVan: false,
    days: { min: 16, max: 28 },
    courierDays: { min: 8, max: 14 },
    expressDays: null,
  },
]

/** Until the owner has changed it. */
export const COURIER_UP_TO_KG = 15
