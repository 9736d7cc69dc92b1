import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { SECTION_KEYS, settingSections } from '#domain/company/settings.ts'

const tags = ['Back office']

const change = z.object({ by: z.string().nullable(), at: z.string() })
/** As it is kept; 0 for a section that nobody has saved yet. */
const kept = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    version: z.int(),
    changed: change.nullable(),
    /** Why what was saved cannot be read; until it is saved anew the shop uses what it came with. */
    unread: z.string().nullable(),
  })

const week = z.array(z.object({ opens: z.int(), closes: z.int() }).nullable())
const span = z.object({ min: z.int(), max: z.int() })
const zone = z.object({
  key: z.string(),
  name: z.string(),
  byVan: z.boolean(),
  pins: z.array(z.string()),
  states: z.array(z.string()),
  days: span,
  courierDays: span.nullable(),
  expressDays: span.nullable(),
})
const shown = z.object({
  company: kept(z.object({ name: z.string(), legalName: z.string(), tagline: z.string(), gstin: z.string() })),
  contact: kept(
    z.object({
      phone: z.string(),
      email: z.string(),
      whatsapp: z.string(),
      whatsappMessage: z.string(),
      instagram: z.string(),
      facebook: z.string(),
    }),
  ),
  address: kept(
    z.object({
      street: z.string(),
      city: z.string(),
      district: z.string(),
      postalCode: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      mapLink: z.string(),
    }),
  ),
  hours: kept(z.object({ showroom: week, phone: week })),
  grievance: kept(z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() })),
  holidays: kept(z.object({ days: z.array(z.object({ day: z.string(), name: z.string() })) })),
  /** In paise. */
  charges: kept(
    z.object({
      freeFrom: z.int(),
      below: z.int(),
      outsideFrom: z.int(),
      outsideAbove: z.int(),
      outsideBelow: z.int(),
      express: z.int(),
      installationMin: z.int(),
      installationMax: z.int(),
    }),
  ),
  delivery: kept(
    z.object({
      radiusKm: z.int(),
      districts: z.array(z.string()),
      making: span,
      courierUpToKg: z.int(),
      issueHours: span,
    }),
  ),
  zones: kept(z.object({ zones: z.array(zone) })),
  orders: kept(z.object({ holdMinutes: z.int(), mostUnpaid: z.int(), closeAfterHours: z.int() })),
  vans: kept(z.object({ names: z.array(z.string()) })),
})
export type ShownSettings = z.infer<typeof shown>

const versions = z.array(
  z.object({
    version: z.int(),
    by: z.string().nullable(),
    at: z.string(),
    /** Null where it is of a kind that this shop no longer has. */
    value: z.record(z.string(), z.unknown()).nullable(),
    changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  }),
)
export type SettingVersion = z.infer<typeof versions>[number]

const section = z.object({ section: z.enum(SECTION_KEYS as [string, ...string[]], 'Unknown section') })

export const version = z.int().min(0).max(LARGEST_ID)

export const settingsDesk = {
  read: { summary: 'What the owner can change about the shop', tags, response: answers(successOf(shown)) },
  save: {
    summary: 'Change one section of the settings',
    tags,
    params: section,
    /** What a section holds is checked by its own schema. */
    body: z.object({ version, value: z.record(z.string(), z.unknown()) }),
    response: answers(successOf(shown)),
  },
  versions: {
    summary: 'What a section of the settings was before, newest first',
    tags,
    params: section,
    querystring: z.object({ before: z.coerce.number().int().min(1).max(LARGEST_ID).optional() }),
    response: answers(successOf(versions)),
  },
}

/** The body of a form: the fields of the section and the version that they were read at. */
export const sectionForms = {
  company: settingSections.company.extend({ version }),
  contact: settingSections.contact.extend({ version }),
  address: settingSections.address.extend({ version }),
  hours: settingSections.hours.extend({ version }),
  grievance: settingSections.grievance.extend({ version }),
  holidays: settingSections.holidays.extend({ version }),
  charges: settingSections.charges.safeExtend({ version }),
  delivery: settingSections.delivery.extend({ version }),
  zones: settingSections.zones.extend({ version }),
  orders: settingSections.orders.extend({ version }),
  vans: settingSections.vans.extend({ version }),
}
