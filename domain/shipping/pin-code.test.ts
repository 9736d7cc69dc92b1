import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityOfPin, isPinCode, normalisePin, stateOfPin } from '#domain/shipping/pin-code.ts'
import { PIN_CITIES } from '#domain/shipping/pin-cities.ts'
import { PIN_STATE_RANGES } from '#domain/shipping/pin-state-ranges.ts'

const anyPin = fc.integer({ min: 100_000, max: 999_999 }).map(String)

test('a PIN has six digits and does not start with 0', () => {
  expect(['734001', '110001'].every(isPinCode)).toBe(true)
  expect(['034001', '73400', '7340011', '73400a', '', '७३४००१', '734001\n'].some(isPinCode)).toBe(false)
  expect([' 734 001 ', '734-001'].map(normalisePin)).toEqual(['734001', '734001'])
})

test.each([
  ['734001', '19', 'Siliguri'],
  ['737101', '11', 'Gangtok'],
  ['700016', '19', 'Kolkata'],
  ['744101', '35', undefined],
  ['403001', '30', undefined],
  ['400050', '27', 'Mumbai'],
  ['834001', '20', 'Ranchi'],
  ['800001', '10', 'Patna'],
  ['248001', '05', 'Dehradun'],
  ['682555', '31', undefined],
  ['682001', '32', 'Kochi'],
  ['734301', '19', 'Kalimpong'],
  ['736121', '19', 'Alipurduar'],
])('PIN %s lies in state %s, city %s', (pin, state, city) => {
  expect(stateOfPin(pin)).toBe(state)
  expect(cityOfPin(pin)).toBe(city)
})

test('every Sikkim PIN is Sikkim, never West Bengal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 737_000, max: 737_999 }), (pin) => {
      expect(stateOfPin(String(pin))).toBe('11')
    }),
  )
})

test('each range reaches from its first to its last PIN', () => {
  for (const [from, to] of PIN_STATE_RANGES) {
    expect(stateOfPin(from.padEnd(6, '0'))).toBeDefined()
    expect(stateOfPin(to.padEnd(6, '9'))).toBeDefined()
  }
})

test('a known city always lies in a known state', () => {
  for (const prefix of Object.keys(PIN_CITIES)) expect(stateOfPin(prefix.padEnd(6, '1'))).toBeDefined()
})

test('what is not a PIN has no state and no city', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!isPinCode(text)) expect([stateOfPin(text), cityOfPin(text)]).toEqual([undefined, undefined])
    }),
  )
  fc.assert(
    fc.property(anyPin, (pin) => {
      expect(isPinCode(pin)).toBe(true)
    }),
  )
})
