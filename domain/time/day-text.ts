import { type IsoDate, istClock, istDate, weekdayOf } from '#domain/time/ist.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 5 November 2026. Written out for the same reason as money (`formatInr`), and held to the language of the shop the same way. */
export function dayText(date: IsoDate): string {
  return `${dayOf(date)} ${monthText(date)}`
}

/** November 2026 */
export function monthText(date: IsoDate): string {
  return `${monthOf(date)} ${date.slice(0, 4)}`
}

/** Mon, 23 Nov: a date, not a speed. */
export function shortDayText(date: IsoDate): string {
  const month = monthOf(date)
  return `${WEEKDAYS[weekdayOf(date)]}, ${dayOf(date)} ${month.slice(0, month === 'September' ? 4 : 3)}`
}

/** The day in India of a moment in ISO 8601, as the API sends it. */
export const dayTextOf = (moment: string) => dayText(istDate(new Date(moment)))

const dayOf = (date: IsoDate) => Number(date.slice(8))
const monthOf = (date: IsoDate) => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''

/** Mon, 23 Nov, 14:05: the moment on a clock in India. */
export function dayTimeText(moment: Date): string {
  const { date, minutes } = istClock(moment)
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${shortDayText(date)}, ${clock}`
}
