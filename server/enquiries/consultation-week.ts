import type { ConsultationDay, ConsultationSlotJson } from '#domain/api/ticket-desk.ts'
import type { Settings } from '#domain/company/settings.ts'
import { CONSULTATION_MINUTES } from '#domain/content/opening-hours.ts'
import { addDays, atIst, type IsoDate, istClock, weekdayOf } from '#domain/time/ist.ts'
import { clockText, hoursOn } from '#domain/time/week-hours.ts'
import type { Db } from '#server/db/connect.ts'
import { readSettings } from '#server/facts/read-settings.ts'
import { type NamedConsultation, selectBooked } from './consultations.store.ts'
import { presentConsultation } from './tickets.present.ts'

const DAYS = 7

/** Seven days as the showroom keeps them: each hour free, past or taken. What was booked outside them is shown too. */
export async function readWeek(db: Db, from: IsoDate, now: Date): Promise<ConsultationDay[]> {
  const booked = await selectBooked(db, { from: atIst(from, 0), to: atIst(addDays(from, DAYS), 0) })
  const settings = await readSettings(db)
  return Array.from({ length: DAYS }, (_, at) => {
    const date = addDays(from, at)
    return dayOf(
      settings,
      date,
      booked.filter(({ consultation }) => istClock(consultation.startsAt).date === date),
      now,
    )
  })
}

function dayOf(settings: Settings, date: IsoDate, booked: readonly NamedConsultation[], now: Date): ConsultationDay {
  const hours = hoursOn(settings.hours.showroom, weekdayOf(date))
  const holiday = settings.holidays.days.find(({ day }) => day === date)?.name
  const closed = holiday ?? (hours ? null : 'Closed')
  const count = hours && !closed ? Math.floor((hours.closes - hours.opens) / CONSULTATION_MINUTES) : 0
  const regular = Array.from({ length: count }, (_, at) => (hours?.opens ?? 0) + at * CONSULTATION_MINUTES)
  const taken = booked.map(({ consultation }) => istClock(consultation.startsAt).minutes)
  const starts = [...new Set([...regular, ...taken])].toSorted((a, b) => a - b)
  return { date, closed, slots: starts.map((minutes) => slotOf(date, minutes, booked, now)) }
}

function slotOf(date: IsoDate, minutes: number, booked: readonly NamedConsultation[], now: Date): ConsultationSlotJson {
  const startsAt = atIst(date, minutes)
  const row = booked.find(({ consultation }) => consultation.startsAt.getTime() === startsAt.getTime())
  const label = clockText(minutes)
  if (!row) return { starts_at: startsAt.toISOString(), label, state: startsAt < now ? 'past' : 'free', booked: null }
  const { ticket, name, phone, consultation } = row
  const shown = { ...presentConsultation(consultation), ticket, name, phone }
  return { starts_at: startsAt.toISOString(), label, state: 'taken', booked: shown }
}
