import type { CartLine } from '#domain/cart/cart-line.ts'
import { type AddressErrors, type AddressField, validateAddress } from '#domain/orders/address.ts'
import { type BusinessErrors, checkBusiness } from '#domain/orders/business-buyer.ts'
import { type DeliveryPlan, zoneOfPin } from '#domain/shipping/delivery-plan.ts'
import { notDeliveredText } from '#domain/shipping/delivery-texts.ts'
import { normalisePin } from '#domain/shipping/pin-code.ts'
import { orderedItems } from './checkout-attempt.ts'
import type { AddressDraft, CheckoutDraft } from './checkout-draft.ts'

export type CheckoutErrors = {
  billing: AddressErrors
  shipping: AddressErrors
  gstin?: string | undefined
  company?: string | undefined
  notes?: string | undefined
  coupon?: string | undefined
  /** By the place of the line in the cart. */
  lines: Readonly<Record<number, string>>
}

export const NO_ERRORS: CheckoutErrors = { billing: {}, shipping: {}, lines: {} }

/** Prices stay out of it: the server knows them. Blank notes are left out. */
export function requestOf(draft: CheckoutDraft, items: readonly CartLine[]) {
  const { billing, notes, coupon, isCouponApplied } = draft
  return {
    items: orderedItems(items),
    billing_address: { ...billing, ...businessOf(draft) },
    shipping_address: deliveryAddress(draft),
    payment_method: 'razorpay' as const,
    ...(notes.trim() ? { notes: notes.trim() } : {}),
    ...(isCouponApplied ? { coupon_code: coupon.trim() } : {}),
  }
}

/** Nobody has to be a firm: what was left empty is not sent. */
function businessOf({ gstin, company }: CheckoutDraft) {
  return {
    ...(gstin.trim() ? { gstin: gstin.trim() } : {}),
    ...(company.trim() ? { company_name: company.trim() } : {}),
  }
}

export const deliveryAddress = ({ billing, shipping, isSameAsBilling }: CheckoutDraft): AddressDraft =>
  isSameAsBilling ? billing : shipping

/** Where the shop delivers. */
export type Served = Pick<DeliveryPlan, 'zones'>

export function errorsOf(draft: CheckoutDraft, plan: Served): CheckoutErrors {
  const { billing, shipping, isSameAsBilling } = draft
  const business = businessErrors(draft)
  return {
    billing: { ...(isSameAsBilling && undeliverable(billing, plan)), ...addressErrors(billing) },
    shipping: isSameAsBilling ? {} : { ...undeliverable(shipping, plan), ...addressErrors(shipping) },
    gstin: business.gstin,
    company: business.company_name,
    coupon: couponError(draft),
    lines: {},
  }
}

export function businessErrors({ gstin, company, billing }: CheckoutDraft): BusinessErrors {
  const checked = checkBusiness({ gstin, companyName: company, billingState: billing.state })
  return checked.ok ? {} : checked.error
}

/** Nobody pays the full price because of a button that they have overlooked. */
const couponError = ({ coupon, isCouponApplied }: CheckoutDraft) =>
  coupon.trim() === '' || isCouponApplied ? undefined : 'Press Apply to use this coupon, or empty the field.'

/** Said before anything is sent; the server refuses it too. */
function undeliverable({ postal_code }: AddressDraft, plan: Served): AddressErrors {
  const pin = normalisePin(postal_code)
  return zoneOfPin(pin, plan) ? {} : { postal_code: notDeliveredText(pin) }
}

function addressErrors(address: AddressDraft): AddressErrors {
  const checked = validateAddress(address)
  return checked.ok ? {} : checked.error
}

/** `billing_address.phone` of the server is `phone` of the billing form here, `items.2.quantity` the third line. */
export function serverErrors(fields: Record<string, string[]>): CheckoutErrors {
  const first = Object.entries(fields).map(([name, messages]) => [name.split('.'), messages[0] ?? ''] as const)
  const of = (part: string) =>
    Object.fromEntries(first.filter(([[head]]) => head === part).map(([[, key], message]) => [key, message]))
  const { gstin, company_name: company, ...billing } = of('billing_address') as AddressErrors & BusinessErrors
  return {
    billing,
    shipping: of('shipping_address'),
    gstin,
    company,
    notes: fields['notes']?.[0],
    coupon: fields['coupon_code']?.[0],
    lines: of('items'),
  }
}

/** As the form shows them (address-fields.tsx): the PIN before what it fills. */
const AS_SHOWN = [
  'name',
  'email',
  'phone',
  'address',
  'postal_code',
  'city',
  'state',
] as const satisfies readonly AddressField[]

/** The id of the first field with a message, in the order of the form. */
export function firstInvalidField(errors: CheckoutErrors): string | null {
  for (const kind of ['billing', 'shipping'] as const) {
    const field = AS_SHOWN.find((name) => errors[kind][name])
    if (field) return `${kind}-${field}`
    if (kind === 'billing' && errors.gstin) return 'billing-gstin'
    if (kind === 'billing' && errors.company) return 'billing-company'
  }
  if (errors.notes) return 'order-notes'
  return errors.coupon ? 'coupon-code' : null
}
