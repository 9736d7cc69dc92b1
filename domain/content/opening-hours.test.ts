import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shop } from '#domain/company/shop.ts'
import {
  CONSULTATION_MINUTES,
  consultationSlots,
  isConsultationSlot,
  isToBeReminded,
} from '#domain/content/opening-hours.ts'
import { addDays, isoDate, istClock, istDate, weekdayOf } from '#domain/time/ist.ts'
import { hoursOn } from '#domain/time/week-hours.ts'

const open = { week: shop.showroomHours, holidays: ['2026-11-24'] }
const sundayNoon = new Date('2026-11-15T12:00:00+05:30')

test('a Monday offers eleven hours from 9AM to 7PM', () => {
  const labels = consultationSlots(open, isoDate('2026-11-16'), sundayNoon).map((slot) => slot.label)
  expect([labels.length, labels[0], labels.at(-1)]).toEqual([11, '9AM', '7PM'])
})

test('today only what is two hours away, never yesterday, never beyond thirty days', () => {
  expect(consultationSlots(open, isoDate('2026-11-15'), sundayNoon)[0]?.label).toBe('2PM')
  expect(consultationSlots(open, isoDate('2026-11-14'), sundayNoon)).toEqual([])
  expect(consultationSlots(open, isoDate('2026-12-15'), sundayNoon)).not.toEqual([])
  expect(consultationSlots(open, isoDate('2026-12-16'), sundayNoon)).toEqual([])
})

test('every slot on offer lies in opening hours and can be booked', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.nat(31), (now, ahead) => {
      for (const { startsAt } of consultationSlots(open, addDays(istDate(now), ahead), now)) {
        const hours = hoursOn(shop.showroomHours, weekdayOf(istDate(startsAt)))
        const { minutes } = istClock(startsAt)
        expect(hours && minutes >= hours.opens && minutes + CONSULTATION_MINUTES <= hours.closes).toBe(true)
        expect(isConsultationSlot(open, startsAt, now)).toBe(true)
        expect(isConsultationSlot(open, new Date(startsAt.getTime() + 60_000), now)).toBe(false)
      }
    }),
  )
})

test('nobody is booked on a holiday', () => {
  expect(consultationSlots(open, isoDate('2026-11-24'), sundayNoon)).toEqual([])
})

test('staff book also what begins within two hours, and nothing that has begun', () => {
  expect(consultationSlots(open, isoDate('2026-11-15'), sundayNoon, 0)[0]?.label).toBe('12PM')
})

test('a reminder goes out on the day before, and not to who booked on that day', () => {
  const startsAt = new Date('2026-11-16T11:00:00+05:30')
  const booked = (text: string) => ({ startsAt, bookedAt: new Date(text) })
  expect(isToBeReminded(booked('2026-11-12T11:00:00+05:30'), sundayNoon)).toBe(true)
  expect(isToBeReminded(booked('2026-11-15T09:00:00+05:30'), sundayNoon)).toBe(false)
  expect(isToBeReminded(booked('2026-11-12T11:00:00+05:30'), new Date('2026-11-14T23:59:00+05:30'))).toBe(false)
  expect(isToBeReminded(booked('2026-11-12T11:00:00+05:30'), new Date('2026-11-16T09:00:00+05:30'))).toBe(false)
})
