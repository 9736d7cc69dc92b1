import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskAddress, maskEmail, maskName, maskPhone } from '#domain/orders/mask.ts'

const address = {
  name: 'Asha Rai',
  email: 'asha.rai@example.com',
  phone: '+919830012345',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
  country: 'India',
}

test('a stranger sees the town, not the person', () => {
  expect(maskAddress(address)).toEqual({
    name: 'A••• R•••',
    email: 'a•••@•••.com',
    phone: '•••45',
    address: '•••',
    city: 'Siliguri',
    state: 'West Bengal',
    postal_code: '734001',
    country: 'India',
  })
})

test('no more than the first letter of each word and the last two digits get through', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/)
  fc.assert(
    fc.property(word, word, fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), (first, last, number) => {
      expect(maskName(`${first} ${last}`).replaceAll('•', '')).toBe(`${first[0]} ${last[0]}`)
      expect(maskEmail(`${first}@${last}.in`).replaceAll('•', '')).toBe(`${first[0]}@.in`)
      expect(maskPhone(`+91${number}`).replaceAll('•', '')).toBe(String(number).slice(-2))
    }),
  )
})

test('what cannot be masked is hidden altogether', () => {
  expect([maskName(' '), maskEmail('nonsense'), maskPhone('12')]).toEqual(['•••', '•••', '•••'])
})
