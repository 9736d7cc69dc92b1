import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHONE_MESSAGE } from '#domain/orders/phone.ts'
import { paise, rupees } from '#domain/money/paise.ts'
import { draftOrder, type OrderRequest } from '#domain/orders/draft-order.ts'
import type { LockedProduct, OrderLine } from '#domain/orders/order-pieces.ts'
import type { Coupon } from '#domain/pricing/coupon.ts'
import { HOLD_TERMS } from '#domain/orders/hold.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

const address = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '9830012345',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
}
const stool: LockedProduct = {
  productId: 1,
  name: 'Siliguri Chowki Stool',
  sku: 'SLG-0008',
  picture: 'chowki-1.webp',
  variants: [],
  taxRateBp: 1800,
  price: rupees(4800),
  salePrice: rupees(4500),
  saleStartsAt: null,
  saleEndsAt: null,
  onHand: 5,
  held: 2,
  weightGrams: 6200,
  isCustom: false,
}
const line = (productId: number, quantity: number, options = {}): OrderLine => ({ productId, quantity, options })
const request = (lines: OrderLine[], more: Partial<OrderRequest> = {}): OrderRequest => ({
  lines,
  stock: [stool],
  billing: address,
  shipping: address,
  now: new Date('2026-11-15T10:00:00Z'),
  plan: SHOP_DELIVERY,
  hold: HOLD_TERMS,
  ...more,
})
const refusal = (asked: OrderRequest) => {
  const draft = draftOrder(asked)
  return draft.ok ? null : draft.error
}

test('an order is priced from the shop’s own tags and held for twenty minutes', () => {
  const draft = draftOrder(request([line(1, 2)], { notes: '  ' }))
  expect(draft).toMatchObject({
    ok: true,
    value: {
      items: [{ name: 'Siliguri Chowki Stool', sku: 'SLG-0008', unitPrice: rupees(4500), total: rupees(9000) }],
      quote: { total: rupees(9000), shipping: 0 },
      notes: null,
      status: 'pending',
      holdUntil: new Date('2026-11-15T10:20:00Z'),
      promised: { earliest: '2026-11-23', latest: '2026-12-02' },
    },
  })
})

test('an order to where we do not deliver is refused, wherever its bill goes', () => {
  const portBlair = { ...address, state: 'Andaman and Nicobar Islands', postal_code: '744101' }
  expect(refusal(request([line(1, 1)], { shipping: portBlair }))).toEqual({ code: 'not_deliverable', pin: '744101' })
  expect(refusal(request([line(1, 1)], { billing: portBlair }))).toBeNull()
})

test('one piece made to order makes the whole order wait for it', () => {
  const bed = { ...stool, productId: 2, isCustom: true }
  const draft = draftOrder(request([line(1, 1), line(2, 1)], { stock: [stool, bed] }))
  expect(draft).toMatchObject({ value: { promised: { earliest: '2026-12-14', latest: '2027-01-11' } } })
})

const fiveHundredOff: Coupon = {
  id: 7,
  code: 'SAAL500',
  benefit: { kind: 'fixed', amount: rupees(500) },
  minimumItems: rupees(5000),
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: null,
  totalLimit: null,
  perCustomerLimit: null,
  isActive: true,
}
const asked = (coupon: Coupon | null) => ({ coupon, uses: { total: 0, byCustomer: 0 } })

test('a coupon comes off the total and is spread over the lines', () => {
  const draft = draftOrder(request([line(1, 2), line(1, 1, { finish: 'dark' })], { asked: asked(fiveHundredOff) }))
  expect(draft).toMatchObject({
    ok: true,
    value: {
      items: [
        { total: rupees(9000), discount: 33_333 },
        { total: rupees(4500), discount: 16_667 },
      ],
      coupon: { code: 'SAAL500' },
      quote: { discount: rupees(500), total: rupees(13_000) },
    },
  })
})

test('a coupon that does not hold refuses the order instead of raising its price', () => {
  expect(refusal(request([line(1, 1)], { asked: asked(fiveHundredOff) }))).toEqual({
    code: 'coupon_below_minimum',
    minimum: rupees(5000),
    missing: rupees(500),
  })
  expect(refusal(request([line(1, 1)], { asked: asked(null) }))).toEqual({ code: 'coupon_unknown' })
})

test('refusals carry a code and what the shopper must know', () => {
  expect(refusal(request([]))).toEqual({ code: 'empty_cart' })
  expect(refusal(request([line(7, 1)]))).toEqual({ code: 'unknown_product', productId: 7 })
  expect(refusal(request([line(1, 4)]))).toEqual({
    code: 'insufficient_stock',
    line: 0,
    available: 3,
  })
  for (const quantity of [0, -1, 1.5, Number.NaN, 1e12]) {
    expect(refusal(request([line(1, quantity)]))).toEqual({ code: 'invalid_quantity', productId: 1 })
  }
  expect(refusal(request(Array.from({ length: 101 }, () => line(1, 1))))).toEqual({ code: 'too_many_lines', max: 100 })
  expect(refusal(request([line(1, 1)], { notes: 'x'.repeat(1001) }))).toEqual({ code: 'notes_too_long', max: 1000 })
})

test('two lines of one product are added up against its stock', () => {
  expect(refusal(request([line(1, 2), line(1, 2, { finish: 'dark' })]))).toEqual({
    code: 'insufficient_stock',
    line: 0,
    available: 3,
  })
})

test('a sale that has ended is not what is asked', () => {
  const now = new Date('2026-11-15T10:00:00Z')
  const stock = [{ ...stool, saleEndsAt: now }]
  expect(draftOrder(request([line(1, 1)], { stock, now }))).toMatchObject({
    value: { items: [{ unitPrice: rupees(4800) }] },
  })
})

const sofa: LockedProduct = {
  ...stool,
  productId: 2,
  sku: 'SLG-SOF-101',
  onHand: 7,
  held: 1,
  variants: [
    {
      variantId: 20,
      color: 'Oatmeal',
      sku: 'SLG-SOF-101-OATMEAL',
      priceDifference: rupees(0),
      picture: null,
      onHand: 2,
      held: 1,
    },
    {
      variantId: 21,
      color: 'Moss',
      sku: 'SLG-SOF-101-MOSS',
      priceDifference: rupees(500),
      picture: 'moss.webp',
      onHand: 5,
      held: 0,
    },
  ],
}

test('a colour has its own SKU, picture, price and stock, whoever chooses none gets the first', () => {
  const draft = draftOrder(request([line(2, 5, { color: 'moss' }), line(2, 1)], { stock: [sofa] }))
  expect(draft).toMatchObject({
    ok: true,
    value: {
      items: [
        { variantId: 21, color: 'Moss', sku: 'SLG-SOF-101-MOSS', picture: 'moss.webp', unitPrice: rupees(5000) },
        {
          variantId: 20,
          color: 'Oatmeal',
          sku: 'SLG-SOF-101-OATMEAL',
          picture: 'chowki-1.webp',
          unitPrice: rupees(4500),
        },
      ],
    },
  })
})

test('what is left of one colour is not sold as another, however the lines are split', () => {
  const short = { code: 'insufficient_stock', line: 0, available: 1 }
  const stock = [sofa]
  expect(refusal(request([line(2, 2, { color: 'Oatmeal' })], { stock }))).toEqual(short)
  expect(
    refusal(request([line(2, 5, { color: 'Moss' }), line(2, 1), line(2, 1, { color: 'Oatmeal' })], { stock })),
  ).toEqual({
    ...short,
    line: 1,
  })
  expect(refusal(request([line(2, 1, { color: 'Pink' })], { stock }))).toEqual({ code: 'unknown_colour', line: 0 })
})

test('a bad address names the address and the field', () => {
  expect(refusal(request([line(1, 1)], { shipping: { ...address, phone: '1' } }))).toEqual({
    code: 'invalid_address',
    which: 'shipping',
    errors: { phone: PHONE_MESSAGE },
  })
  expect(refusal(request([line(1, 1)], { billing: { ...address, city: '' } }))).toMatchObject({ which: 'billing' })
})

const anyStock = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    onHand: fc.nat(9),
    held: fc.nat(9),
    rupees: fc.integer({ min: 1, max: 90_000 }),
  }),
  { selector: (product) => product.productId },
)
const anyLines = fc.array(
  fc.record({ productId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: -1, max: 5 }) }),
)

test('an accepted order never takes more than is there, and its lines add up to its items total', () => {
  fc.assert(
    fc.property(anyStock, anyLines, (levels, wanted) => {
      const stock = levels.map((level) => ({ ...stool, ...level, price: rupees(level.rupees), salePrice: null }))
      const draft = draftOrder(
        request(
          wanted.map((entry) => line(entry.productId, entry.quantity)),
          { stock },
        ),
      )
      if (!draft.ok) return
      for (const product of stock) {
        const taken = draft.value.items.filter((item) => item.productId === product.productId)
        const pieces = taken.reduce((sum, item) => sum + item.quantity, 0)
        expect(pieces).toBeLessThanOrEqual(Math.max(0, product.onHand - product.held))
      }
      expect(draft.value.items).toHaveLength(wanted.length)
      expect(paise(draft.value.items.reduce((sum, item) => sum + item.total, 0))).toBe(draft.value.quote.itemsTotal)
    }),
  )
})
