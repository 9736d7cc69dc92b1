import { istClock } from '#domain/time/ist.ts'

/** 2026-11-20T18:30: a minute on a clock in India, as a browser's own date field writes it. */
export function istMinute(at: Date): string {
  const { date, minutes } = istClock(at)
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const two = (part: number) => String(part).padStart(2, '0')

/** The same minute with its place in the world; what is not one stays as it was typed, for the checker to refuse. */
export const withIstOffset = (minute: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(minute) ? `${minute}:00+05:30` : minute
