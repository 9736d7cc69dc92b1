/** Minutes from midnight in India; closes is the first minute that is shut. */
export type DayHours = { readonly opens: number; readonly closes: number }

/** Sunday first, null when closed all day. */
export type WeekHours = readonly [
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
  DayHours | null,
]

export function hoursOn(week: WeekHours, weekday: number): DayHours | null {
  return week[weekday] ?? null
}

/** 9AM, 10:30AM, 8PM. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  const half = hour < 12 ? 'AM' : 'PM'
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return rest === 0 ? `${twelve}${half}` : `${twelve}:${String(rest).padStart(2, '0')}${half}`
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const

/** 'Mon-Sat 9AM-8PM', 'Sunday 10AM-6PM': days that follow each other with the same hours in one line, closed ones in none. */
export function weekText(week: WeekHours): string[] {
  const runs: { from: number; to: number; hours: DayHours }[] = []
  let last: (typeof runs)[number] | null = null
  for (const at of FROM_MONDAY) {
    const hours = hoursOn(week, at)
    if (last && hours?.opens === last.hours.opens && hours.closes === last.hours.closes) last.to = at
    else if (hours) runs.push((last = { from: at, to: at, hours }))
    else last = null
  }
  return runs.map(({ from, to, hours }) => `${daysText(from, to)} ${clockText(hours.opens)}-${clockText(hours.closes)}`)
}

const daysText = (from: number, to: number) =>
  from === to ? DAYS[from] : `${DAYS[from]?.slice(0, 3)}-${DAYS[to]?.slice(0, 3)}`
