import { expect, test } from 'vitest'
import { isOnAt, scheduleState, turnsAfter } from './schedule.ts'

const at = (text: string) => new Date(`2026-11-20T${text}:00Z`)
const morning = { isOn: true, startsAt: at('09:00'), endsAt: at('12:00') }

test('it comes on its minute and goes on its minute', () => {
  expect(scheduleState(morning, at('08:59'))).toBe('later')
  expect(scheduleState(morning, at('09:00'))).toBe('on')
  expect(scheduleState(morning, at('11:59'))).toBe('on')
  expect(scheduleState(morning, at('12:00'))).toBe('over')
})

test('without moments it stands until it is switched off', () => {
  const always = { isOn: true, startsAt: null, endsAt: null }
  expect(isOnAt(always, at('03:00'))).toBe(true)
  expect(scheduleState({ ...always, isOn: false }, at('03:00'))).toBe('off')
})

test('a page is good until the next of them comes or goes; what is off never does', () => {
  const off = { isOn: false, startsAt: at('10:00'), endsAt: null }
  expect(turnsAfter([morning, off], at('08:00'))).toEqual([at('09:00'), at('12:00')])
  expect(turnsAfter([morning], at('09:00'))).toEqual([at('12:00')])
  expect(turnsAfter([morning], at('12:00'))).toEqual([])
})
