import { z } from 'zod'
import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'

/** Rupees are typed, paise are sent. */
const typedRupees = z.number('Must be an amount in rupees').transform((amount) => Math.round(amount * 100))

const AMOUNTS = [
  'freeFrom',
  'below',
  'outsideFrom',
  'outsideAbove',
  'outsideBelow',
  'express',
  'installationMin',
  'installationMax',
] as const
type Amount = (typeof AMOUNTS)[number]

const eachAmount = <T>(of: (name: Amount) => T) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, of(name)])) as Record<Amount, T>

export const chargesForm = z
  .object({ ...eachAmount(() => typedRupees), version: z.int() })
  .pipe(sectionForms.charges as z.ZodType<z.output<typeof sectionForms.charges>, Record<Amount | 'version', number>>)

export const chargesValues = ({ value, version }: ShownSettings['charges']) => ({
  ...eachAmount((name) => value[name] / 100),
  version,
})

/** A list in one line, with commas. */
const typedList = z
  .string()
  .transform(listed)
  .refine((list) => list.every((one) => one.length <= 40), 'At most 40 characters each')

export function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

const span = z.object({ min: z.number('Must be a number'), max: z.number('Must be a number') })

export const deliveryForm = z
  .object({
    radiusKm: z.number('Must be a number'),
    districts: typedList,
    making: span,
    courierUpToKg: z.number('Must be a number'),
    issueHours: span,
    version: z.int(),
  })
  .pipe(sectionForms.delivery)

export const deliveryValues = ({ value, version }: ShownSettings['delivery']) => ({
  ...value,
  districts: value.districts.join(', '),
  version,
})

export const vansForm = z.object({ names: typedList, version: z.int() }).pipe(sectionForms.vans)

export const vansValues = ({ value, version }: ShownSettings['vans']) => ({ names: value.names.join(', '), version })
