import type { SectionKey, Settings } from '#domain/company/settings.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { DeliveryZone } from '#domain/shipping/delivery-zones.ts'
import { type Range, rangeText } from '#domain/shipping/range.ts'
import { stateName } from '#domain/tax/gst-states.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { clockText, type DayHours, type WeekHours } from '#domain/time/week-hours.ts'

type Lines = readonly (readonly [label: string, text: string])[]
type Said = { readonly [Key in SectionKey]: (value: Settings[Key]) => Lines }

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const dayHours = (hours: DayHours | null) => (hours ? `${clockText(hours.opens)}-${clockText(hours.closes)}` : 'closed')
const weekLines = (name: string, week: WeekHours): Lines =>
  week.map((hours, at) => [`${name}, ${DAYS[at] ?? ''}`, dayHours(hours)])

const span = (days: Range | null, unit: string) => (days ? `${rangeText(days)} ${unit}` : 'none')

function zoneText({ byVan, pins, states, days, courierDays, expressDays }: DeliveryZone): string {
  const places = [...(pins.length > 0 ? [`PINs ${pins.join(', ')}`] : []), ...states.map(stateName)]
  const ways = [
    `${byVan ? 'our van' : 'carrier'} ${span(days, 'days')}`,
    ...(courierDays ? [`courier ${span(courierDays, 'days')}`] : []),
    ...(expressDays ? [`express ${span(expressDays, 'days')}`] : []),
  ]
  return `${places.join(', ')}; ${ways.join(', ')}`
}

const SAID: Said = {
  company: ({ name, legalName, tagline, gstin }) => [
    ['Name of the shop', name],
    ['Legal name', legalName],
    ['Line under the name', tagline],
    ['GSTIN', gstin],
  ],
  contact: (value) => [
    ['Telephone', value.phone],
    ['Email', value.email],
    ['WhatsApp number', value.whatsapp],
    ['What a chat begins with', value.whatsappMessage],
    ['Instagram', value.instagram || 'not shown'],
    ['Facebook', value.facebook || 'not shown'],
  ],
  address: (value) => [
    ['House and street', value.street],
    ['Town', value.city],
    ['District', value.district],
    ['PIN code', value.postalCode],
    ['Latitude', String(value.latitude)],
    ['Longitude', String(value.longitude)],
    ['Link to the map', value.mapLink],
  ],
  hours: ({ showroom, phone }) => [...weekLines('Showroom', showroom), ...weekLines('Telephone', phone)],
  grievance: ({ name, designation, email, phone }) => [
    ["Officer's name", name],
    ['Designation', designation],
    ["Officer's email", email],
    ["Officer's telephone", phone],
  ],
  holidays: ({ days }) => days.map(({ day, name }) => [`${shortDayText(isoDate(day))} ${day.slice(0, 4)}`, name]),
  charges: (value) => [
    ['Free from', formatInr(value.freeFrom)],
    ['Charge below that', formatInr(value.below)],
    ['Outside: lower charge from', formatInr(value.outsideFrom)],
    ['Outside: charge from there on', formatInr(value.outsideAbove)],
    ['Outside: charge below that', formatInr(value.outsideBelow)],
    ['Express adds', formatInr(value.express)],
    ['Installation', `${formatInr(value.installationMin)}-${formatInr(value.installationMax)}`],
  ],
  delivery: (value) => [
    ['Our vans go', `${value.radiusKm} km`],
    ['Districts', value.districts.join(', ')],
    ['Made to order', span(value.making, 'weeks')],
    ['A courier takes', `up to ${value.courierUpToKg} kg`],
    ['Issues are settled within', span(value.issueHours, 'hours')],
  ],
  zones: ({ zones }) => zones.map((zone, at) => [`${at + 1}. ${zone.name}`, zoneText(zone)]),
  orders: (value) => [
    ['Pieces are held', `${value.holdMinutes} minutes`],
    ['Unpaid orders of a customer', String(value.mostUnpaid)],
    ['Unpaid orders are closed after', `${value.closeAfterHours} hours`],
  ],
  vans: ({ names }) => [['Vans', names.join(', ')]],
}

/** A setting that is different: as it was and as it is, null where it was not there or is gone. */
type ChangedSetting = { readonly label: string; readonly before: string | null; readonly after: string | null }

/** What a change of a section means, in the words of its form. */
export function changedSettings<Key extends SectionKey>(
  section: Key,
  before: Settings[Key],
  after: Settings[Key],
): ChangedSetting[] {
  const [was, is] = [new Map(SAID[section](before)), new Map(SAID[section](after))]
  const labels = [...new Set([...was.keys(), ...is.keys()])]
  return labels
    .map((label) => ({ label, before: was.get(label) ?? null, after: is.get(label) ?? null }))
    .filter((change) => change.before !== change.after)
}
