import { z } from 'zod'
import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'
import type { DayHours } from '#domain/time/week-hours.ts'

/** A day as it is typed: a tick and two clocks. */
const typedDay = z
  .object({ isOpen: z.boolean(), opens: z.string(), closes: z.string() })
  .refine(({ isOpen, opens, closes }) => !isOpen || (isClock(opens) && isClock(closes)), {
    message: 'Give both times',
    path: ['opens'],
  })
  .refine(({ isOpen, opens, closes }) => !isOpen || !isClock(opens) || !isClock(closes) || opens < closes, {
    message: 'A day closes after it opens',
    path: ['closes'],
  })
  .transform(({ isOpen, opens, closes }) => (isOpen ? { opens: minutesOf(opens), closes: minutesOf(closes) } : null))
const typedWeek = z.array(typedDay).length(7)

export const hoursForm = z
  .object({ showroom: typedWeek, phone: typedWeek, version: z.int() })
  .pipe(sectionForms.hours as z.ZodType<z.output<typeof sectionForms.hours>, HoursSent>)

type HoursSent = { showroom: (DayHours | null)[]; phone: (DayHours | null)[]; version: number }
type TypedDay = { isOpen: boolean; opens: string; closes: string }
export type HoursValues = { showroom: TypedDay[]; phone: TypedDay[]; version: number }

export const hoursValues = ({ value, version }: ShownSettings['hours']): HoursValues => ({
  showroom: value.showroom.map(typed),
  phone: value.phone.map(typed),
  version,
})

const typed = (day: DayHours | null): TypedDay => ({
  isOpen: day !== null,
  opens: clockOf(day?.opens ?? 9 * 60),
  closes: clockOf(day?.closes ?? 18 * 60),
})

const isClock = (text: string) => /^\d{2}:\d{2}$/.test(text)
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
