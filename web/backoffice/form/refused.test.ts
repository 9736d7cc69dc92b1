import { expect, test } from 'vitest'
import { isSaidAtFields, refusedBy } from './refused.ts'

test('what the shop refuses stands at its field, the rest above the buttons', () => {
  const errors = { tracking: ['Too short.', 'No spaces.'], 'items.0.quantity': ['At most 2.'], request: ['Not today.'] }
  expect(refusedBy({ code: 'validation', message: 'Please check.', errors }, ['tracking', 'items'])).toEqual({
    kind: 'refused',
    message: 'Please check.',
    details: ['Not today.'],
    atFields: [
      ['tracking', 'Too short. No spaces.'],
      ['items.0.quantity', 'At most 2.'],
    ],
  })
})

test('who was overtaken reads what is different now, and no field is marked as wrong', () => {
  const errors = { tracking: ['Tracking number: now DTDC-7'] }
  const message = 'Meera Saha changed this order at 4:05 pm.'
  expect(refusedBy({ code: 'changed_meanwhile', message, errors }, ['tracking'])).toEqual({
    kind: 'changed_meanwhile',
    message,
    details: ['Tracking number: now DTDC-7'],
    atFields: [],
  })
})

test('a sentence that stands at its field is not said twice, one about more than it is', () => {
  const errors = { eway_bill: ['Enter its 12 figures.'] }
  const said = (message: string, more = {}) =>
    isSaidAtFields(refusedBy({ code: 'validation', message, errors: { ...errors, ...more } }, ['eway_bill']))
  expect(said('Enter its 12 figures.')).toBe(true)
  expect(said('Please check.')).toBe(false)
  expect(said('Enter its 12 figures.', { request: ['Not today.'] })).toBe(false)
})
