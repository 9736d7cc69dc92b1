import { shopSign } from '#domain/company/shop-sign.ts'
import type { WeekHours } from '#domain/time/week-hours.ts'

const NINE = 9 * 60
const TEN = 10 * 60
const SIX_PM = 18 * 60
const EIGHT_PM = 20 * 60

const weekdays = { opens: NINE, closes: EIGHT_PM }
const phoneDay = { opens: NINE, closes: SIX_PM }

const showroomHours: WeekHours = [
  { opens: TEN, closes: SIX_PM },
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
]
const phoneHours: WeekHours = [null, phoneDay, phoneDay, phoneDay, phoneDay, phoneDay, null]

/** Everything the owner edits before real trade. Phone numbers, addresses and GSTIN are demo values of the right format. */
export const shop = {
  ...shopSign,
  legalName: 'Saalghar Furniture and Furnishings Private Limited (demo)',
  tagline: 'Furniture of sal wood and hill light, made in Siliguri',
  founded: 1983,
  experience: '42 years',
  employees: '300+',
  crafts: [
    'Woodworking',
    'Metal fabrication',
    'Weaving',
    'Upholstery',
    'Stitching',
    'Panel production',
    'Paint finishes',
  ],
  email: 'hello@saalghar.example',
  phone: '+916000000000',
  phoneText: '+91 60000 00000',
  address: {
    street: '1 Demo House, Hill Cart Road',
    city: 'Siliguri',
    district: 'Darjeeling',
    state: 'West Bengal',
    postalCode: '734001',
    country: 'India',
  },
  geo: { latitude: 26.7271, longitude: 88.3953 },
  mapLink: 'https://www.google.com/maps/search/?api=1&query=26.7271%2C88.3953',
  social: [
    { network: 'Instagram', url: 'https://www.instagram.com/saalghar.demo' },
    { network: 'Facebook', url: 'https://www.facebook.com/saalghar.demo' },
  ],
  gstin: '19AAAAA0000A1ZZ',
  grievanceOfficer: {
    name: 'Demo Grievance Officer',
    designation: 'Grievance Officer',
    email: 'grievance@saalghar.example',
    phone: '+916000000001',
    phoneText: '+91 60000 00001',
  },
  showroomHours,
  showroomHoursText: ['Mon-Sat 9AM-8PM', 'Sunday 10AM-6PM'],
  phoneHours,
  phoneHoursText: 'Mon-Fri 9AM-6PM',
  countryOfOrigin: 'India',
} as const

export function addressLine(): string {
  const { street, city, state, postalCode, country } = shop.address
  return `${street}, ${city}, ${state} ${postalCode}, ${country}`
}
