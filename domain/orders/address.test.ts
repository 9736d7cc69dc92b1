import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDRESS_FIELDS, ADDRESS_LABELS, validateAddress } from '#domain/orders/address.ts'
import { normaliseIndianMobile } from '#domain/orders/phone.ts'

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
  ['phone', '12345', 'Phone must be a 10-digit Indian mobile number'],
  ['postal_code', '034001', 'PIN code must be 6 digits and cannot start with 0'],
  ['state', 'Bavaria', 'State must be a state or union territory of India'],
  ['name', 'x'.repeat(101), 'Full Name must be at most 100 characters'],
])('%s %s is refused', (field, value, message) => {
  expect(validateAddress({ ...good, [field]: value })).toEqual({ ok: false, error: { [field]: message } })
})

test('every way of writing a mobile number gives the same +91 number', () => {
  const number = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String)
  fc.assert(
    fc.property(number, fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-'), (digits, prefix) => {
      expect(normaliseIndianMobile(`${prefix}${digits.slice(0, 5)} ${digits.slice(5)}`)).toBe(`+91${digits}`)
    }),
  )
  expect(normaliseIndianMobile('5830012345')).toBeNull()
  expect(normaliseIndianMobile('+1 9830012345')).toBeNull()
})
