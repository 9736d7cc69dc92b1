import { z } from 'zod'
import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'
import type { Range } from '#domain/shipping/range.ts'
import { listed } from './typed-values.ts'

type TypedSpan = { min: number | null; max: number | null }
type TypedZone = {
  key: string
  name: string
  byVan: boolean
  /** With commas. */
  pins: string
  states: string[]
  days: TypedSpan
  /** Both empty: none goes. */
  courierDays: TypedSpan
  expressDays: TypedSpan
}
export type ZonesValues = { zones: TypedZone[]; version: number }

const span = z.object({ min: z.number().nullable(), max: z.number().nullable() })
const spanOrNone = span.transform((days) => (days.min === null && days.max === null ? null : days))

const typedZone = z.object({
  key: z.string(),
  name: z.string(),
  byVan: z.boolean(),
  pins: z.string().transform(listed),
  states: z.array(z.string()),
  days: span,
  courierDays: spanOrNone,
  expressDays: spanOrNone,
})

const typedZones = z.object({ zones: z.array(typedZone), version: z.int() })
type Saved = z.output<typeof sectionForms.zones>

/** What is wrong with it is said by the schema of the section. */
export const zonesForm: z.ZodType<Saved, ZonesValues> = typedZones.pipe(sectionForms.zones)

const spanOf = (days: Range | null): TypedSpan => days ?? { min: null, max: null }

export const zonesValues = ({ value, version }: ShownSettings['zones']): ZonesValues => ({
  zones: value.zones.map((zone) => ({
    ...zone,
    pins: zone.pins.join(', '),
    courierDays: spanOf(zone.courierDays),
    expressDays: spanOf(zone.expressDays),
  })),
  version,
})

export const newZone = (key: string): TypedZone => ({
  key,
  name: '',
  byVan: false,
  pins: '',
  states: [],
  days: spanOf(null),
  courierDays: spanOf(null),
  expressDays: spanOf(null),
})
