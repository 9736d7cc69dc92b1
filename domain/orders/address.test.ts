import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinStateError } from '#domain/orders/pin-fits-state.ts'
import { placeOfPin } from '#domain/shipping/place-of-pin.ts'
import { ADDRESS_FIELDS, ADDRESS_LABELS, validateAddress } from '#domain/orders/address.ts'
import { normaliseIndianPhone, PHONE_MESSAGE } from '#domain/orders/phone.ts'

const good = {
  name: ' Rinchen Lama ',
  email: 'Rinchen@Example.com',
  phone: '098300 12345',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'wb',
  postal_code: '734 001',
}

test('an address is kept in one way of writing', () => {
  expect(validateAddress(good)).toEqual({
    ok: true,
    value: {
      name: 'Rinchen Lama',
      email: 'rinchen@example.com',
      phone: '+919830012345',
      address: '12 Hill Cart Road',
      city: 'Siliguri',
      state: 'West Bengal',
      postal_code: '734001',
      country: 'India',
    },
  })
})

test('a stored address is valid again and stays as it is', () => {
  const first = validateAddress(good)
  expect(first.ok && validateAddress(first.value)).toEqual(first)
})

test('every field but the country is required', () => {
  for (const field of ADDRESS_FIELDS) {
    expect(validateAddress({ ...good, [field]: '  ' })).toEqual({
      ok: false,
      error: { [field]: `${ADDRESS_LABELS[field]} is required` },
    })
  }
  const nothing = validateAddress({})
  expect(nothing.ok || Object.keys(nothing.error)).toEqual([...ADDRESS_FIELDS])
})

test.each([
  ['email', 'rinchen@', 'Email is invalid'],
  ['phone', '12345', PHONE_MESSAGE],
  ['postal_code', '034001', 'PIN code must be 6 digits and cannot start with 0'],
  ['state', 'Bavaria', 'State must be a state or union territory of India'],
  ['name', 'x'.repeat(101), 'Full Name must be at most 100 characters'],
])('%s %s is refused', (field, value, message) => {
  expect(validateAddress({ ...good, [field]: value })).toEqual({ ok: false, error: { [field]: message } })
})

test('every way of writing a mobile number gives the same +91 number', () => {
  const number = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String)
  fc.assert(
    fc.property(
      number,
      fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-', '0091', '00 91 ', '091', '+91 0', '+91 (0)'),
      (digits, prefix) => {
        expect(normaliseIndianPhone(`${prefix}${digits.slice(0, 5)} ${digits.slice(5)}`)).toBe(`+91${digits}`)
      },
    ),
  )
  expect(normaliseIndianPhone('5830012')).toBeNull()
  expect(normaliseIndianPhone('+1 9830012345')).toBeNull()
})

test.each([
  ['0353 2512345', '+913532512345'],
  ['+91 33 2248 1234', '+913322481234'],
  ['(03592) 202 202', '+913592202202'],
  ['011-23456789', '+911123456789'],
])('the landline %s is a phone too', (typed, stored) => {
  expect(normaliseIndianPhone(typed)).toBe(stored)
})

test.each([
  '0353 1912345',
  '0000000000',
  '1234567',
  '911',
  '1234567890',
  '+91 12345 67890',
  '00 1 212 555 0123',
  '000919876543210',
])('%s is no phone of India', (typed) => {
  expect(normaliseIndianPhone(typed)).toBeNull()
})

test('a PIN and a state that do not fit are both named, at the PIN', () => {
  expect(validateAddress({ ...good, state: 'Maharashtra' })).toEqual({
    ok: false,
    error: { postal_code: 'PIN code 734001 is in West Bengal, not in Maharashtra. Please correct one of them.' },
  })
})

test('a PIN at a border is believed in either state, one that we do not know in every state', () => {
  for (const [postal_code, state] of [
    ['247667', 'Uttarakhand'],
    ['247001', 'Uttar Pradesh'],
    ['160062', 'Punjab'],
    ['605102', 'Puducherry'],
    ['900001', 'Assam'],
  ] as const)
    expect(validateAddress({ ...good, postal_code, state }).ok).toBe(true)
})

test('what a PIN fills in always fits the PIN', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }).map(String), (pin) => {
      const { state } = placeOfPin(pin)
      expect(state === null || pinStateError(pin, state) === null).toBe(true)
    }),
  )
})
