import { addDays, atIst, type IsoDate, istDate, weekdayOf } from '#domain/time/ist.ts'
import { clockText, hoursOn, type WeekHours } from '#domain/time/week-hours.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'

export const CONSULTATION_MINUTES = 60
export const CONSULTATION_NOTICE_HOURS = 2
export const CONSULTATION_DAYS_AHEAD = 30

export type ConsultationSlot = { readonly startsAt: Date; readonly label: string }

/** The showroom's week, and the days on which it is shut all the same. */
export type OpenHours = { readonly week: WeekHours; readonly holidays: readonly string[] }

/**
 * Hours of a day in which somebody can still be booked: inside the showroom's hours, on no holiday, with notice. Staff, who
 * know that somebody is there, need none.
 */
export function consultationSlots(
  { week, holidays }: OpenHours,
  date: IsoDate,
  now: Date,
  noticeHours = CONSULTATION_NOTICE_HOURS,
): ConsultationSlot[] {
  const hours = hoursOn(week, weekdayOf(date))
  if (!hours || holidays.includes(date) || !isBookableDay(date, now)) return []
  const count = Math.floor((hours.closes - hours.opens) / CONSULTATION_MINUTES)
  const starts = Array.from({ length: count }, (_, index) => hours.opens + index * CONSULTATION_MINUTES)
  return starts
    .map((minutes) => ({ startsAt: atIst(date, minutes), label: clockText(minutes) }))
    .filter((slot) => hasNotice(slot.startsAt, now, noticeHours))
}

export function isConsultationSlot(open: OpenHours, startsAt: Date, now: Date, noticeHours?: number): boolean {
  return consultationSlots(open, istDate(startsAt), now, noticeHours).some(
    (slot) => slot.startsAt.getTime() === startsAt.getTime(),
  )
}

function isBookableDay(date: IsoDate, now: Date): boolean {
  return date >= istDate(now) && date <= addDays(istDate(now), CONSULTATION_DAYS_AHEAD)
}

function hasNotice(startsAt: Date, now: Date, hours: number): boolean {
  return startsAt.getTime() - now.getTime() >= hours * HOUR
}

export const consultationEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + CONSULTATION_MINUTES * MINUTE)

/** The day before, once; who booked on that very day has just had a mail. */
export function isToBeReminded({ startsAt, bookedAt }: { startsAt: Date; bookedAt: Date }, now: Date): boolean {
  const today = istDate(now)
  return istDate(startsAt) === addDays(today, 1) && istDate(bookedAt) < today
}
