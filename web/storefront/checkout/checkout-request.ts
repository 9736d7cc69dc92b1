import type { CartLine } from '#domain/cart/cart-line.ts'
import { ADDRESS_FIELDS, type AddressErrors, validateAddress } from '#domain/orders/address.ts'
import { isGstin } from '#domain/tax/gstin.ts'
import { orderedItems } from './checkout-attempt.ts'
import type { AddressDraft, CheckoutDraft } from './checkout-draft.ts'

export type CheckoutErrors = {
  billing: AddressErrors
  shipping: AddressErrors
  gstin?: string | undefined
  notes?: string | undefined
  coupon?: string | undefined
  /** By the place of the line in the cart. */
  lines: Readonly<Record<number, string>>
}

export const NO_ERRORS: CheckoutErrors = { billing: {}, shipping: {}, lines: {} }

/** Prices stay out of it: the server knows them. Blank notes are left out. */
export function requestOf(draft: CheckoutDraft, items: readonly CartLine[]) {
  const { billing, gstin, notes, coupon, isCouponApplied } = draft
  return {
    items: orderedItems(items),
    billing_address: { ...billing, ...(gstin.trim() ? { gstin: normaliseGstin(gstin) } : {}) },
    shipping_address: deliveryAddress(draft),
    payment_method: 'razorpay',
    ...(notes.trim() ? { notes: notes.trim() } : {}),
    ...(isCouponApplied ? { coupon_code: coupon.trim() } : {}),
  }
}

export const deliveryAddress = ({ billing, shipping, isSameAsBilling }: CheckoutDraft): AddressDraft =>
  isSameAsBilling ? billing : shipping

export function errorsOf(draft: CheckoutDraft): CheckoutErrors {
  const { billing, shipping, isSameAsBilling, gstin } = draft
  return {
    billing: addressErrors(billing),
    shipping: isSameAsBilling ? {} : addressErrors(shipping),
    gstin: gstinError(gstin),
    coupon: couponError(draft),
    lines: {},
  }
}

export const gstinError = (typed: string) =>
  typed.trim() === '' || isGstin(normaliseGstin(typed)) ? undefined : 'GSTIN is not valid'

/** Nobody pays the full price because of a button that they have overlooked. */
const couponError = ({ coupon, isCouponApplied }: CheckoutDraft) =>
  coupon.trim() === '' || isCouponApplied ? undefined : 'Press Apply to use this coupon, or empty the field.'

const normaliseGstin = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

function addressErrors(address: AddressDraft): AddressErrors {
  const checked = validateAddress(address)
  return checked.ok ? {} : checked.error
}

/** `billing_address.phone` of the server is `phone` of the billing form here, `items.2.quantity` the third line. */
export function serverErrors(fields: Record<string, string[]>): CheckoutErrors {
  const first = Object.entries(fields).map(([name, messages]) => [name.split('.'), messages[0] ?? ''] as const)
  const of = (part: string) =>
    Object.fromEntries(first.filter(([[head]]) => head === part).map(([[, key], message]) => [key, message]))
  const { gstin, ...billing } = of('billing_address') as AddressErrors & { gstin?: string }
  return {
    billing,
    shipping: of('shipping_address'),
    gstin,
    notes: fields['notes']?.[0],
    coupon: fields['coupon_code']?.[0],
    lines: of('items'),
  }
}

/** The id of the first field with a message, in the order of the form. */
export function firstInvalidField(errors: CheckoutErrors): string | null {
  for (const kind of ['billing', 'shipping'] as const) {
    const field = ADDRESS_FIELDS.find((name) => errors[kind][name])
    if (field) return `${kind}-${field}`
    if (kind === 'billing' && errors.gstin) return 'billing-gstin'
  }
  if (errors.notes) return 'order-notes'
  return errors.coupon ? 'coupon-code' : null
}
