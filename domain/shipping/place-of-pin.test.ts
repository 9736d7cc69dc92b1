import { expect, test } from 'vitest'
import { placeOfPin } from '#domain/shipping/place-of-pin.ts'

test('a PIN fills city and state as far as they are known', () => {
  expect(placeOfPin('734001')).toEqual({ city: 'Siliguri', state: 'West Bengal' })
  expect(placeOfPin('744101')).toEqual({ city: null, state: 'Andaman and Nicobar Islands' })
  expect(placeOfPin('73400')).toEqual({ city: null, state: null })
})
