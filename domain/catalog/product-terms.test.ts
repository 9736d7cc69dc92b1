import { expect, test } from 'vitest'
import { DEFAULT_RETURNS_TEXT, DEFAULT_SHIPPING_TEXT, DEFAULT_WARRANTY_TEXT } from '#domain/catalog/badges.ts'
import { madeToOrderNote } from '#domain/catalog/made-to-order.ts'
import { CUSTOM_ORDER_WEEKS } from '#domain/shipping/range.ts'
import { firstSentence, productTerms, returnsLine } from '#domain/catalog/product-terms.ts'

const plain = { is_custom: false, extra_details: { warranty: null, return_policy: null } }
const own = { is_custom: false, extra_details: { warranty: '2 years', return_policy: 'Within 7 days of delivery.' } }

test('without terms of its own and without a PIN a product has the shop’s general texts', () => {
  expect(productTerms(plain, null, CUSTOM_ORDER_WEEKS)).toEqual({
    returns: DEFAULT_RETURNS_TEXT,
    warranty: DEFAULT_WARRANTY_TEXT,
    delivery: DEFAULT_SHIPPING_TEXT,
  })
})

test('its own terms and the computed date take their place and never stand beside them', () => {
  const said = Object.values(productTerms(own, 'Brought to Kolkata 700016 by carrier.', CUSTOM_ORDER_WEEKS)).join(' ')
  expect(said).toBe('Within 7 days of delivery. 2 years Brought to Kolkata 700016 by carrier.')
})

test('a piece made to order says so with its weeks, and never that it comes in 3-5 days', () => {
  expect(madeToOrderNote({ is_custom: true }, CUSTOM_ORDER_WEEKS)).toBe(
    'Made to order in 4-8 weeks · cannot be returned',
  )
  expect(madeToOrderNote({ is_custom: false }, CUSTOM_ORDER_WEEKS)).toBeNull()
  expect(productTerms({ ...plain, is_custom: true }, null, CUSTOM_ORDER_WEEKS).delivery).toMatch(
    /^Made to order in 4-8 weeks/,
  )
})

test('a line takes the first sentence', () => {
  expect(firstSentence('30-day return policy. Custom orders are non-refundable.')).toBe('30-day return policy.')
  expect(firstSentence('2 years')).toBe('2 years')
})

test('no general sentence promises a return that the rule refuses', () => {
  const lineOf = (product: Parameters<typeof productTerms>[0]) =>
    returnsLine(product, productTerms(product, null, CUSTOM_ORDER_WEEKS))
  expect(lineOf(plain)).toBe('30-day return policy for unused items in original packaging.')
  expect(lineOf({ ...plain, is_custom: true })).toBe('Custom orders are non-refundable.')
  expect(lineOf({ ...plain, return_kind: 'mattress_or_pillow' })).toBe(
    'Mattresses and pillows cannot be returned for a change of mind.',
  )
  expect(lineOf(own)).toBe('Within 7 days of delivery.')
})
