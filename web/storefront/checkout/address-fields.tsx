import {
  ADDRESS_FIELDS,
  ADDRESS_LABELS,
  addressFieldError,
  type AddressErrors,
  type AddressField,
} from '#domain/orders/address.ts'
import { normaliseIndianPhone } from '#domain/orders/phone.ts'
import { pinStateError } from '#domain/orders/pin-fits-state.ts'
import { isPinCode, normalisePin } from '#domain/shipping/pin-code.ts'
import { STATE_NAMES } from '#domain/tax/gst-states.ts'
import { type PinPlace, placeOfPin } from '#domain/shipping/place-of-pin.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput, type TextInputProps } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { AddressDraft } from './checkout-draft.ts'

type AddressFieldsProps = {
  kind: 'billing' | 'shipping'
  address: AddressDraft
  errors: AddressErrors
  onChange: (change: Partial<AddressDraft>) => void
  onError: (field: AddressField, message: string | null) => void
}

const STATES = [{ value: '', label: 'Choose a state' }, ...STATE_NAMES.map((name) => ({ value: name, label: name }))]

/** The PIN comes before city and state, because it fills them; both stay editable. */
export function AddressFields({ kind, address, errors, onChange, onError }: AddressFieldsProps) {
  /** A state is chosen, not typed: whether the PIN fits it is said at once. */
  function change(field: AddressField, value: string) {
    onChange(changeOf(field, value, address))
    if (field === 'state' && isPinCode(normalisePin(address.postal_code)))
      onError('postal_code', pinStateError(address.postal_code, value))
  }
  const common = (field: AddressField) => ({
    id: `${kind}-${field}`,
    name: `${kind}_${field}`,
    label: ADDRESS_LABELS[field],
    isRequired: true,
    error: errors[field],
    value: address[field],
    autoComplete: `${kind} ${AUTOCOMPLETE[field]}` as TextInputProps['autoComplete'],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    onBlur: () => address[field] !== '' && onError(...blurError(field, address)),
  })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextInput {...common('name')} className="sm:col-span-2" />
      <TextInput {...common('email')} type="email" />
      <TextInput
        {...common('phone')}
        type="tel"
        prefix="+91"
        hint="Mobile or landline, so that the driver can reach you"
      />
      <Textarea {...common('address')} rows={2} className="sm:col-span-2" />
      <TextInput
        {...common('postal_code')}
        inputMode="numeric"
        maxLength={10}
        hint="The PIN code fills city and state"
      />
      <TextInput {...common('city')} />
      <Select {...common('state')} options={STATES} />
      <p className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold">Country</span>
        <span className="flex min-h-11 items-center text-muted">India</span>
      </p>
    </div>
  )
}

const AUTOCOMPLETE: Record<AddressField, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
}

/** Once PIN and state are both there they are held against each other; what does not fit is said at the PIN. */
function blurError(field: AddressField, address: AddressDraft): [AddressField, string | null] {
  const own = addressFieldError(field, address[field])
  const { postal_code: pin, state } = address
  if (own || pin === '' || (field !== 'postal_code' && field !== 'state')) return [field, own]
  return ['postal_code', addressFieldError('postal_code', pin) ?? pinStateError(pin, state)]
}

/**
 * A complete PIN fills what is still empty; what it has filled goes with it, also while another is typed letter by letter. +91
 * stands before the field already.
 */
export function changeOf(field: AddressField, value: string, before: AddressDraft): Partial<AddressDraft> {
  if (field === 'phone') return { phone: localPhone(value) }
  if (field !== 'postal_code') return { [field]: value }
  const [now, earlier] = [placeOf(value), placeOf(before.postal_code)]
  const follow = (part: keyof PinPlace) => {
    const filled = now?.[part] ?? ''
    return isUntouched(before[part], earlier?.[part]) && filled !== before[part] ? { [part]: filled } : {}
  }
  return { postal_code: value, ...follow('city'), ...follow('state') }
}

/** '+919876543210' or '00919876543210', as browsers and saved addresses fill it in, without what the form shows already. */
export function localPhone(text: string): string {
  const known = /^\s*(\+|00)91/.test(text) ? normaliseIndianPhone(text) : null
  return known ? known.slice('+91'.length) : text
}

function placeOf(text: string): PinPlace | null {
  const pin = normalisePin(text)
  return isPinCode(pin) ? placeOfPin(pin) : null
}

const isUntouched = (typed: string, filled: string | null | undefined) => typed.trim() === '' || typed === filled

/** The first field with a message, in the order of the form. */
export const firstInvalid = (errors: AddressErrors) => ADDRESS_FIELDS.find((field) => errors[field])
