import { addDays, atIst, type IsoDate, istDate, weekdayOf } from '#domain/time/ist.ts'
import { clockText, hoursOn, type WeekHours } from '#domain/time/week-hours.ts'
import { HOUR } from '#domain/time/durations.ts'

export const CONSULTATION_MINUTES = 60
export const CONSULTATION_NOTICE_HOURS = 2
export const CONSULTATION_DAYS_AHEAD = 30

export type ConsultationSlot = { readonly startsAt: Date; readonly label: string }

/** Hours of a day in which somebody can still be booked: inside the showroom's hours, with notice. */
export function consultationSlots(week: WeekHours, date: IsoDate, now: Date): ConsultationSlot[] {
  const hours = hoursOn(week, weekdayOf(date))
  if (!hours || !isBookableDay(date, now)) return []
  const count = Math.floor((hours.closes - hours.opens) / CONSULTATION_MINUTES)
  const starts = Array.from({ length: count }, (_, index) => hours.opens + index * CONSULTATION_MINUTES)
  return starts
    .map((minutes) => ({ startsAt: atIst(date, minutes), label: clockText(minutes) }))
    .filter((slot) => hasNotice(slot.startsAt, now))
}

export function isConsultationSlot(week: WeekHours, startsAt: Date, now: Date): boolean {
  return consultationSlots(week, istDate(startsAt), now).some((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

function isBookableDay(date: IsoDate, now: Date): boolean {
  return date >= istDate(now) && date <= addDays(istDate(now), CONSULTATION_DAYS_AHEAD)
}

function hasNotice(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= CONSULTATION_NOTICE_HOURS * HOUR
}
