import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { normaliseIndianPhone, PHONE_MESSAGE } from '#domain/orders/phone.ts'
import { pinStateError } from '#domain/orders/pin-fits-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isPinCode, normalisePin, PIN_MESSAGE } from '#domain/shipping/pin-code.ts'
import { stateName } from '#domain/tax/gst-states.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'

export const COUNTRY = 'India'
export const ADDRESS_FIELDS = ['name', 'email', 'phone', 'address', 'city', 'state', 'postal_code'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type Address = { readonly [field in AddressField]: string } & { readonly country: string }
export type AddressInput = { readonly [field in AddressField]?: string | undefined }
export type AddressErrors = { readonly [field in AddressField]?: string }

export const ADDRESS_LABELS: Readonly<Record<AddressField, string>> = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  postal_code: 'Postal Code',
}

const LONGEST: Readonly<Record<AddressField, number>> = {
  name: 100,
  email: 254,
  phone: 20,
  address: 300,
  city: 80,
  state: 60,
  postal_code: 10,
}

/** Answers the address as it is stored: trimmed, +91 phone, official state name, country India. */
export function validateAddress(
  input: AddressInput,
  /** These may be left empty: a walk-in has no mail address. */
  optional: readonly AddressField[] = [],
): Result<Address, AddressErrors> {
  const errors: { [field in AddressField]?: string } = {}
  for (const field of ADDRESS_FIELDS) {
    const isLeftOut = optional.includes(field) && !input[field]?.trim()
    const message = isLeftOut ? null : addressFieldError(field, input[field] ?? '')
    if (message) errors[field] = message
  }
  const wrongPlace = pinStateError(input.postal_code ?? '', input.state ?? '')
  if (wrongPlace) errors.postal_code = wrongPlace
  return Object.keys(errors).length > 0 ? err(errors) : ok(stored(input))
}

/** What is wrong with one field, for showing beside it; null when nothing is. */
export function addressFieldError(field: AddressField, value: string): string | null {
  const text = value.trim()
  if (text === '') return `${ADDRESS_LABELS[field]} is required`
  if (text.length > LONGEST[field]) return `${ADDRESS_LABELS[field]} must be at most ${LONGEST[field]} characters`
  return formatError(field, text)
}

function formatError(field: AddressField, text: string): string | null {
  switch (field) {
    case 'email':
      return isEmail(text) ? null : 'Email is invalid'
    case 'phone':
      return normaliseIndianPhone(text) ? null : PHONE_MESSAGE
    case 'state':
      return stateCodeOf(text) ? null : 'State must be a state or union territory of India'
    case 'postal_code':
      return isPinCode(normalisePin(text)) ? null : PIN_MESSAGE
    case 'name':
    case 'address':
    case 'city':
      return null
  }
}

function stored(input: AddressInput): Address {
  const text = (field: AddressField) => (input[field] ?? '').trim()
  const state = stateCodeOf(text('state'))
  return {
    name: text('name'),
    email: normaliseEmail(text('email')),
    phone: normaliseIndianPhone(text('phone')) ?? '',
    address: text('address'),
    city: text('city'),
    state: state ? stateName(state) : '',
    postal_code: normalisePin(text('postal_code')),
    country: COUNTRY,
  }
}
