import type { Settings } from '#domain/company/settings.ts'
import { VANS } from '#domain/delivery/vans.ts'
import { HOLD_TERMS } from '#domain/orders/hold.ts'
import { COURIER_UP_TO_KG, DELIVERY_ZONES } from '#domain/shipping/delivery-zones.ts'
import { HOLIDAYS } from '#domain/shipping/holidays.ts'
import * as policy from '#domain/shipping/policy.ts'
import { CUSTOM_ORDER_WEEKS } from '#domain/shipping/range.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'

const NINE = 9 * 60
const TEN = 10 * 60
const SIX_PM = 18 * 60
const EIGHT_PM = 20 * 60

const weekday = { opens: NINE, closes: EIGHT_PM }
const phoneDay = { opens: NINE, closes: SIX_PM }

/** What a shop begins with until its owner has saved a section. Phone numbers, addresses and GSTIN are demo values of the right format. */
export const DEFAULT_SETTINGS: Settings = {
  company: {
    name: 'Saalghar',
    legalName: 'Saalghar Furniture and Furnishings Private Limited (demo)',
    tagline: 'Furniture of sal wood and hill light, made in Siliguri',
    gstin: '19AAAAA0000A1ZZ',
  },
  contact: {
    phone: '+916000000000',
    email: 'hello@saalghar.example',
    whatsapp: '+916000000000',
    whatsappMessage: 'Hello Saalghar, I would like to know more about your furniture.',
    instagram: 'https://www.instagram.com/saalghar.demo',
    facebook: 'https://www.facebook.com/saalghar.demo',
  },
  address: {
    street: '1 Demo House, Hill Cart Road',
    city: 'Siliguri',
    district: 'Darjeeling',
    postalCode: '734001',
    latitude: 26.7271,
    longitude: 88.3953,
    mapLink: 'https://www.google.com/maps/search/?api=1&query=26.7271%2C88.3953',
  },
  hours: {
    showroom: [{ opens: TEN, closes: SIX_PM }, weekday, weekday, weekday, weekday, weekday, weekday],
    phone: [null, phoneDay, phoneDay, phoneDay, phoneDay, phoneDay, null],
  },
  grievance: {
    name: 'Demo Grievance Officer',
    designation: 'Grievance Officer',
    email: 'grievance@saalghar.example',
    phone: '+916000000001',
  },
  holidays: { days: [...HOLIDAYS].map(([day, name]) => ({ day, name })) },
  charges: {
    ...SHIPPING_RATE,
    outsideFrom: policy.OUTSIDE_SILIGURI.threshold,
    outsideAbove: policy.OUTSIDE_SILIGURI.above,
    outsideBelow: policy.OUTSIDE_SILIGURI.below,
    express: policy.EXPRESS_SURCHARGE,
    installationMin: policy.INSTALLATION.min,
    installationMax: policy.INSTALLATION.max,
  },
  delivery: {
    radiusKm: policy.DELIVERY_RADIUS_KM,
    districts: [...policy.DELIVERY_DISTRICTS],
    making: CUSTOM_ORDER_WEEKS,
    courierUpToKg: COURIER_UP_TO_KG,
    issueHours: policy.ISSUE_RESOLUTION_HOURS,
  },
  zones: { zones: DELIVERY_ZONES.map((zone) => ({ ...zone, pins: [...zone.pins], states: [...zone.states] })) },
  orders: HOLD_TERMS,
  vans: { names: [...VANS] },
}
