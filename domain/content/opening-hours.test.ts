import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shop } from '#domain/company/shop.ts'
import { CONSULTATION_MINUTES, consultationSlots, isConsultationSlot } from '#domain/content/opening-hours.ts'
import { addDays, isoDate, istClock, istDate, weekdayOf } from '#domain/time/ist.ts'
import { hoursOn } from '#domain/time/week-hours.ts'

const sundayNoon = new Date('2026-11-15T12:00:00+05:30')

test('a Monday offers eleven hours from 9AM to 7PM', () => {
  const labels = consultationSlots(shop.showroomHours, isoDate('2026-11-16'), sundayNoon).map((slot) => slot.label)
  expect([labels.length, labels[0], labels.at(-1)]).toEqual([11, '9AM', '7PM'])
})

test('today only what is two hours away, never yesterday, never beyond thirty days', () => {
  expect(consultationSlots(shop.showroomHours, isoDate('2026-11-15'), sundayNoon)[0]?.label).toBe('2PM')
  expect(consultationSlots(shop.showroomHours, isoDate('2026-11-14'), sundayNoon)).toEqual([])
  expect(consultationSlots(shop.showroomHours, isoDate('2026-12-15'), sundayNoon)).not.toEqual([])
  expect(consultationSlots(shop.showroomHours, isoDate('2026-12-16'), sundayNoon)).toEqual([])
})

test('every slot on offer lies in opening hours and can be booked', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.nat(31), (now, ahead) => {
      for (const { startsAt } of consultationSlots(shop.showroomHours, addDays(istDate(now), ahead), now)) {
        const hours = hoursOn(shop.showroomHours, weekdayOf(istDate(startsAt)))
        const { minutes } = istClock(startsAt)
        expect(hours && minutes >= hours.opens && minutes + CONSULTATION_MINUTES <= hours.closes).toBe(true)
        expect(isConsultationSlot(shop.showroomHours, startsAt, now)).toBe(true)
        expect(isConsultationSlot(shop.showroomHours, new Date(startsAt.getTime() + 60_000), now)).toBe(false)
      }
    }),
  )
})
