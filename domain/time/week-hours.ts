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
