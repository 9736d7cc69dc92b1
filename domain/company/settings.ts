import { z } from 'zod'
import { isEmail } from '#domain/accounts/email.ts'
import { charges, delivery, orders, vans, zones } from '#domain/company/delivery-settings.ts'
import { words } from '#domain/company/setting-fields.ts'
import { normaliseIndianPhone, PHONE_MESSAGE } from '#domain/orders/phone.ts'
import { isPinCode, normalisePin, PIN_MESSAGE, stateOfPin } from '#domain/shipping/pin-code.ts'
import { gstinState, isGstin, normaliseGstin } from '#domain/tax/gstin.ts'
import { SELLER_STATE } from '#domain/tax/gst-components.ts'
import { stateName } from '#domain/tax/gst-states.ts'

const phone = z
  .string()
  .refine((text) => normaliseIndianPhone(text) !== null, PHONE_MESSAGE)
  .transform((text) => normaliseIndianPhone(text) ?? text)

const email = z.string().trim().max(254).refine(isEmail, 'Email is invalid')

const link = z
  .string()
  .trim()
  .max(500, 'Must be at most 500 characters')
  .refine(
    (text) => /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:[/?#][^\s<>"']*)?$/i.test(text),
    'Must be an address that begins with https://',
  )

/** The tax of every sale is reckoned from this state; a shop elsewhere is more than a setting. */
const home = stateName(SELLER_STATE)

const company = z.object({
  name: words(60),
  legalName: words(200),
  tagline: words(120),
  gstin: z
    .string()
    .transform(normaliseGstin)
    .refine(isGstin, 'This is no GSTIN: its 15 characters or its check digit are wrong')
    .refine((gstin) => !isGstin(gstin) || gstinState(gstin) === SELLER_STATE, `The GSTIN must be one of ${home}`),
})

const contact = z.object({
  phone,
  email,
  whatsapp: phone,
  whatsappMessage: words(200),
  instagram: link.or(z.literal('')),
  facebook: link.or(z.literal('')),
})

const address = z.object({
  street: words(150),
  city: words(60),
  district: words(60),
  postalCode: z
    .string()
    .transform(normalisePin)
    .refine(isPinCode, PIN_MESSAGE)
    .refine((pin) => !isPinCode(pin) || stateOfPin(pin) === SELLER_STATE, `The PIN must lie in ${home}`),
  latitude: z.number('Latitude must be a number').min(6, 'India begins at 6° north').max(38, 'India ends at 38° north'),
  longitude: z
    .number('Longitude must be a number')
    .min(68, 'India begins at 68° east')
    .max(98, 'India ends at 98° east'),
  mapLink: link,
})

const clock = z
  .int()
  .min(0)
  .max(24 * 60)
const day = z
  .object({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, 'A day closes after it opens')
  .nullable()
const week = z.tuple([day, day, day, day, day, day, day])

const hours = z.object({ showroom: week, phone: week })

const grievance = z.object({ name: words(100), designation: words(100), email, phone })

export const MOST_HOLIDAYS = 200
const holiday = z.object({ day: z.iso.date('Choose a day'), name: words(80) })
const holidays = z.object({
  days: z
    .array(holiday)
    .max(MOST_HOLIDAYS, `At most ${MOST_HOLIDAYS} days can be kept`)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, 'A day stands in the list twice')
    .transform((days) => days.toSorted((a, b) => a.day.localeCompare(b.day))),
})

/** What the owner changes at the desk, section by section. Each is saved, versioned and audited by itself. */
export const settingSections = {
  company,
  contact,
  address,
  hours,
  grievance,
  holidays,
  charges,
  delivery,
  zones,
  orders,
  vans,
}

export type SectionKey = keyof typeof settingSections
export const SECTION_KEYS = Object.keys(settingSections) as SectionKey[]
export type Settings = { readonly [Key in SectionKey]: z.infer<(typeof settingSections)[Key]> }
