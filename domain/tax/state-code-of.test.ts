import { expect, test } from 'vitest'
import { GST_STATES, STATE_NAMES, stateName } from '#domain/tax/gst-states.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'

test('India has 36 states and union territories', () => {
  expect(STATE_NAMES).toHaveLength(36)
  expect([STATE_NAMES[0], STATE_NAMES.at(-1)]).toEqual(['Andaman and Nicobar Islands', 'West Bengal'])
  expect(Object.keys(GST_STATES)).toHaveLength(37)
})

test('every name leads to its own code and back', () => {
  for (const name of STATE_NAMES) {
    const code = stateCodeOf(name)
    expect(code && stateName(code)).toBe(name)
    expect(stateCodeOf(` ${name.toUpperCase()} `)).toBe(code)
  }
})

test('short and older spellings are understood, strangers are not', () => {
  expect(stateCodeOf('WB')).toBe('19')
  expect(stateCodeOf('west-bengal')).toBe('19')
  expect(stateCodeOf('Orissa')).toBe('21')
  expect(stateCodeOf('Jammu & Kashmir')).toBe('01')
  expect(stateCodeOf('Bavaria')).toBeUndefined()
  expect(stateCodeOf('Other Territory')).toBeUndefined()
  expect(stateCodeOf('constructor')).toBeUndefined()
})
