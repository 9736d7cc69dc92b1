import { z } from 'zod'
import { count, hasNoTwice, range, words } from '#domain/company/setting-fields.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { paise, rupees } from '#domain/money/paise.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { type GstStateCode, isGstStateCode, OTHER_TERRITORY, stateName } from '#domain/tax/gst-states.ts'

/** Whole rupees, kept in paise: nobody charges half a rupee for a van. */
const charge = (leastRupees: number, mostRupees: number) => {
  const [least, most] = [rupees(leastRupees), rupees(mostRupees)]
  const limits = `Must lie between ${formatInr(least)} and ${formatInr(most)}`
  return z
    .int('Must be an amount in rupees')
    .min(least, limits)
    .max(most, limits)
    .refine((amount) => amount % 100 === 0, 'Must be whole rupees')
    .transform((amount) => paise(amount))
}

export const charges = z
  .object({
    freeFrom: charge(1, 1_000_000),
    below: charge(0, 10_000),
    outsideFrom: charge(1, 1_000_000),
    outsideAbove: charge(0, 10_000),
    outsideBelow: charge(0, 10_000),
    express: charge(0, 10_000),
    installationMin: charge(0, 50_000),
    installationMax: charge(0, 50_000),
  })
  .refine(({ outsideAbove, outsideBelow }) => outsideAbove <= outsideBelow, {
    message: 'A larger order never costs more to bring',
    path: ['outsideAbove'],
  })
  .refine(({ installationMin, installationMax }) => installationMin <= installationMax, {
    message: 'Must not be less than the first amount',
    path: ['installationMax'],
  })

const MOST_DISTRICTS = 12
export const delivery = z.object({
  radiusKm: count(1, 500, 'km'),
  districts: z
    .array(words(40))
    .min(1, 'Name one district at least')
    .max(MOST_DISTRICTS, `At most ${MOST_DISTRICTS} districts`)
    .refine(hasNoTwice, 'A district stands there twice'),
  making: range(52, 'weeks'),
  courierUpToKg: count(1, 100, 'kg'),
  issueHours: range(168, 'hours'),
})

const MOST_PINS = 200
const days = range(90, 'business days')
const state = z
  .custom<GstStateCode>((code) => typeof code === 'string' && isGstStateCode(code), 'Unknown state')
  .refine((code) => code !== OTHER_TERRITORY, 'Unknown state')

const zone = z
  .object({
    key: z.string().regex(/^[a-z0-9_]{1,40}$/, 'Unknown zone'),
    name: words(250),
    byVan: z.boolean(),
    pins: z
      .array(z.string().trim())
      .max(MOST_PINS, `At most ${MOST_PINS} beginnings of PINs`)
      .refine((pins) => pins.every(isPinStart), 'A PIN begins with 2 to 6 digits that India Post has given out'),
    states: z.array(state),
    days,
    courierDays: days.nullable(),
    expressDays: days.nullable(),
  })
  .refine(({ pins, states }) => pins.length + states.length > 0, { message: 'Name a PIN or a state', path: ['pins'] })
  .refine(({ byVan, courierDays }) => !byVan || courierDays === null, {
    message: 'Where our van goes it brings everything: leave this empty',
    path: ['courierDays', 'min'],
  })
  .refine(({ courierDays, days: usual }) => courierDays === null || courierDays.max <= usual.max, {
    message: 'A courier is not slower than a carrier',
    path: ['courierDays', 'max'],
  })
  .refine(({ expressDays, days: usual }) => expressDays === null || expressDays.max <= usual.max, {
    message: 'Express is not slower than usual',
    path: ['expressDays', 'max'],
  })

/** A beginning in which some PIN lies that has a state. */
function isPinStart(start: string): boolean {
  return /^[1-9]\d{1,5}$/.test(start) && ['0', '9'].some((digit) => stateOfPin(start.padEnd(6, digit)) !== undefined)
}

export const MOST_ZONES = 20
export const zones = z.object({
  zones: z
    .array(zone)
    .min(1, 'The shop delivers somewhere')
    .max(MOST_ZONES, `At most ${MOST_ZONES} zones`)
    .refine((all) => all.some(({ byVan }) => byVan), 'Our own van goes to one zone at least')
    .refine((all) => hasNoTwice(all.map(({ key }) => key)), 'A zone stands there twice')
    .superRefine((all, context) => {
      const [twice] = twiceNamed(all.map(({ states }) => states))
      if (twice) context.addIssue({ code: 'custom', message: `${stateName(twice)} stands in two zones` })
      const [pin] = twiceNamed(all.map(({ pins }) => pins))
      if (pin) context.addIssue({ code: 'custom', message: `PIN ${pin} stands in two zones` })
    }),
})

function twiceNamed<Name>(lists: readonly (readonly Name[])[]): Name[] {
  const names = lists.flat()
  return names.filter((name, at) => names.indexOf(name) !== at)
}

/** The payment window closes after 12 minutes, a payment link of the showroom after 12 hours. */
export const orders = z.object({
  holdMinutes: count(15, 120, 'minutes'),
  mostUnpaid: count(1, 50, 'orders'),
  closeAfterHours: count(13, 72, 'hours'),
})

const MOST_VANS = 20
export const vans = z.object({
  names: z
    .array(words(40))
    .min(1, 'Name one van at least')
    .max(MOST_VANS, `At most ${MOST_VANS} vans`)
    .refine(hasNoTwice, 'A van stands there twice')
    .transform(([first = '', ...others]): [string, ...string[]] => [first, ...others]),
})
