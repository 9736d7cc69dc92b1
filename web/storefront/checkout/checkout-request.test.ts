import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, EMPTY_DRAFT } from './checkout-draft.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'
import { ADDRESS_FIELDS, type AddressField } from '#domain/orders/address.ts'
import { businessErrors, errorsOf, firstInvalidField, requestOf, serverErrors } from './checkout-request.ts'

const home = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '98765 43210',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
}
const draft = { ...EMPTY_DRAFT, billing: home }

test('shipping copies billing until the shopper says otherwise', () => {
  expect(requestOf(draft, []).shipping_address).toEqual(home)
  const shipping = { ...home, city: 'Darjeeling' }
  expect(requestOf({ ...draft, shipping, isSameAsBilling: false }, []).shipping_address).toEqual(shipping)
})

test('blank notes and no GSTIN are left out, and nothing of the price goes along', () => {
  const item = { product_id: 3, quantity: 2, options: {}, price: 1, total: 0 }
  const request = requestOf({ ...draft, notes: '   ' }, [item])
  expect(Object.keys(request)).toEqual(['items', 'billing_address', 'shipping_address', 'payment_method'])
  expect(request.items).toEqual([{ product_id: 3, quantity: 2, options: {} }])
  expect(request.billing_address).not.toHaveProperty('gstin')
})

test('a coupon goes along once it is applied; one that is only typed stops the way to the payment', () => {
  const typed = { ...draft, coupon: ' WELCOME10 ' }
  expect(requestOf(typed, [])).not.toHaveProperty('coupon_code')
  expect(firstInvalidField(errorsOf(typed, SHOP_DELIVERY))).toBe('coupon-code')
  const applied = { ...typed, isCouponApplied: true }
  expect(requestOf(applied, [])).toMatchObject({ coupon_code: 'WELCOME10' })
  expect(firstInvalidField(errorsOf(applied, SHOP_DELIVERY))).toBeNull()
})

test('an empty form names every field, in the order in which they stand', () => {
  const errors = errorsOf(EMPTY_DRAFT, SHOP_DELIVERY)
  expect(Object.values(errors.billing)).toContain('Full Name is required')
  expect(Object.keys(errors.billing)).toHaveLength(7)
  expect(errors.shipping).toEqual({})
  expect(firstInvalidField(errors)).toBe('billing-name')
})

test('the PIN is led to before the city that it fills; no field is passed over', () => {
  const wrong = (...fields: AddressField[]) => ({
    ...errorsOf(draft, SHOP_DELIVERY),
    billing: Object.fromEntries(fields.map((field) => [field, 'Please look again'])),
  })
  expect(firstInvalidField(wrong('city', 'postal_code'))).toBe('billing-postal_code')
  for (const field of ADDRESS_FIELDS) expect(firstInvalidField(wrong(field))).toBe(`billing-${field}`)
})

test('a separate shipping address is checked as well', () => {
  const errors = errorsOf({ ...draft, isSameAsBilling: false, shipping: EMPTY_ADDRESS }, SHOP_DELIVERY)
  expect(firstInvalidField(errors)).toBe('shipping-name')
})

test('a GSTIN is optional, and must be one of the state that is billed, with the name of the firm', () => {
  expect(businessErrors(draft)).toEqual({})
  expect(businessErrors({ ...draft, gstin: '19aapfu0939f1z4', company: 'Teesta' })).toEqual({
    gstin: 'GSTIN is not valid',
  })
  const mismatch = errorsOf({ ...draft, gstin: ' 27aapfu0939f1zv ', company: '' }, SHOP_DELIVERY)
  expect(mismatch.gstin).toContain('registered in Maharashtra')
  expect(mismatch.company).toContain('required')
  expect(firstInvalidField(mismatch)).toBe('billing-gstin')
})

test("the server's messages find their fields and lines", () => {
  const errors = serverErrors({
    'billing_address.phone': ['Phone is required'],
    'shipping_address.city': ['City is required'],
    'items.1.quantity': ['Only 2 available in stock'],
    notes: ['Too long'],
    coupon_code: ['This coupon has ended.'],
  })
  expect(errors).toEqual({
    billing: { phone: 'Phone is required' },
    shipping: { city: 'City is required' },
    lines: { 1: 'Only 2 available in stock' },
    notes: 'Too long',
    coupon: 'This coupon has ended.',
    gstin: undefined,
    company: undefined,
  })
  expect(firstInvalidField(errors)).toBe('billing-phone')
})
