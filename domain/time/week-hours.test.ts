import { expect, test } from 'vitest'
import { clockText, hoursOn, type WeekHours } from '#domain/time/week-hours.ts'

const day = { opens: 540, closes: 1200 }
const week: WeekHours = [null, day, day, day, day, day, day]

test('closed all Sunday, open on the other days', () => {
  expect([0, 1, 6].map((weekday) => hoursOn(week, weekday))).toEqual([null, day, day])
})

test('times read as on a door', () => {
  expect([0, 540, 630, 720, 1200].map(clockText)).toEqual(['12AM', '9AM', '10:30AM', '12PM', '8PM'])
})
