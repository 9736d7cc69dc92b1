const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS)
