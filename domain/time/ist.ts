import { DAY, MINUTE } from '#domain/time/durations.ts'

declare const calendar: unique symbol

/** A calendar day in India, written 2026-04-01. Text order is day order. */
export type IsoDate = string & { readonly [calendar]: 'india' }

/** India keeps one offset all year. */
const IST_OFFSET = 330 * MINUTE

export type IstClock = { readonly date: IsoDate; readonly weekday: number; readonly minutes: number }

export function isoDate(text: string): IsoDate {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && toText(Date.parse(text)) === text
  if (!isDay) throw new RangeError(`Not a calendar day: ${text}`)
  return text as IsoDate
}

/** weekday 0 is Sunday; minutes count from midnight. */
export function istClock(at: Date): IstClock {
  const shifted = new Date(at.getTime() + IST_OFFSET)
  return {
    date: isoDate(toText(shifted.getTime())),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

export function istDate(at: Date): IsoDate {
  return istClock(at).date
}

/** The moment of a wall-clock time in India. */
export function atIst(date: IsoDate, minutes: number): Date {
  return new Date(Date.parse(date) - IST_OFFSET + minutes * MINUTE)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10) as IsoDate
}

export function weekdayOf(date: IsoDate): number {
  return new Date(Date.parse(date)).getUTCDay()
}

function toText(epoch: number): string {
  return Number.isNaN(epoch) ? '' : new Date(epoch).toISOString().slice(0, 10)
}
