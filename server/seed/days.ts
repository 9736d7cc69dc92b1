import { DAY, MINUTE } from '#domain/time/durations.ts'

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE)
