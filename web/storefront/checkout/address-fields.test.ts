import { expect, test } from 'vitest'
import { changeOf } from './address-fields.tsx'
import { EMPTY_ADDRESS } from './checkout-draft.ts'

test('a PIN fills city and state', () => {
  expect(changeOf('postal_code', '734001', EMPTY_ADDRESS)).toEqual({
    postal_code: '734001',
    city: 'Siliguri',
    state: 'West Bengal',
  })
})

test('an unfinished PIN fills nothing', () => {
  expect(changeOf('postal_code', '7340', EMPTY_ADDRESS)).toEqual({ postal_code: '7340' })
})

test('a city that the shopper wrote is left alone', () => {
  const written = { ...EMPTY_ADDRESS, city: 'Matigara', state: 'West Bengal' }
  expect(changeOf('postal_code', '734001', written)).toEqual({ postal_code: '734001' })
})

test('a city that the last PIN had filled follows the new one', () => {
  const filled = { ...EMPTY_ADDRESS, postal_code: '734001', city: 'Siliguri', state: 'West Bengal' }
  expect(changeOf('postal_code', '737101', filled)).toMatchObject({ state: 'Sikkim' })
})

test('whoever corrects a PIN letter by letter has the place of the new one, also where its city is not known', () => {
  const typed = (text: string) => {
    const address = { ...EMPTY_ADDRESS }
    const type = (pin: string) => Object.assign(address, changeOf('postal_code', pin, address))
    for (const length of [6, 5, 4, 3, 2]) type('734001'.slice(0, length))
    for (const length of [3, 4, 5, 6]) type(text.slice(0, length))
    return [address.city, address.state]
  }
  expect(typed('737101')).toEqual(['Gangtok', 'Sikkim'])
  expect(typed('744101')).toEqual(['', 'Andaman and Nicobar Islands'])
})

test('a phone that arrives with +91 is shown without it, once', () => {
  expect(changeOf('phone', '+91 98765 43210', EMPTY_ADDRESS)).toEqual({ phone: '9876543210' })
  expect(changeOf('phone', '98765', EMPTY_ADDRESS)).toEqual({ phone: '98765' })
})

test.each(['+919876543210', '0091 98765 43210'])('of %s the form shows what stands after +91', (filled) => {
  expect(changeOf('phone', filled, EMPTY_ADDRESS)).toEqual({ phone: '9876543210' })
})
