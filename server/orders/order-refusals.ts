import { formatInr } from '#domain/money/format-inr.ts'
import type { CouponRefusal } from '#domain/pricing/coupon.ts'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { onlyAvailableText } from '#domain/cart/piece-texts.ts'
import type { OrderLine, PieceRefusal } from '#domain/orders/order-pieces.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { notDeliveredText } from '#domain/shipping/delivery-texts.ts'
import { couponRefusal } from '#server/coupons/coupon-refusals.ts'
import { atField, atFields, type Refusal } from '#server/http/reply.ts'
import type { PlaceOrderRefusal } from './place-order.ts'

export const orderNotFound: Refusal<'not_found'> = {
  status: 404,
  code: 'not_found',
  message: CHECKOUT_TEXTS.orderNotFound,
}

/** The shop's refusals in words, each message beside the field that it is about. */
export function orderRefusal<R extends PlaceOrderRefusal>(refusal: R, lines: readonly OrderLine[]): Refusal<R['code']>
export function orderRefusal(
  refusal: PlaceOrderRefusal,
  lines: readonly OrderLine[],
): Refusal<PlaceOrderRefusal['code']> {
  if ('line' in refusal) return pieceRefusal(refusal)
  if (isOfCoupon(refusal)) return couponRefusal(refusal)
  const { code } = refusal
  switch (refusal.code) {
    case 'empty_cart':
      return atField('items', code, CART_EMPTY_TEXT)
    case 'too_many_lines':
      return atField('items', code, `At most ${refusal.max} different items fit into one order`)
    case 'invalid_quantity':
      return atField(
        lineField(lines, refusal.productId, 'quantity'),
        code,
        'Quantity must be a whole number above zero',
      )
    case 'unknown_product':
      return atField(lineField(lines, refusal.productId, 'product_id'), code, 'This product is no longer available')
    case 'invalid_address':
      return atFields(code, addressErrors(refusal.which, refusal.errors))
    case 'notes_too_long':
      return atField('notes', code, `Order notes must be at most ${refusal.max} characters`)
    case 'invalid_business':
      return atFields(code, addressErrors('billing', refusal.errors))
    case 'discount_too_high':
      return atField('discount.amount', code, `At most ${formatInr(refusal.most)} can be taken off`)
    case 'key_reused': {
      const message = 'This request was sent before with something else in it. Please reload the page and try again.'
      return { status: 422, code, message }
    }
    case 'too_many_unpaid': {
      const message = `You have ${refusal.max} unpaid orders for which pieces are set aside. Please pay or cancel one of them first.`
      return { status: 409, code, message }
    }
    case 'not_deliverable':
      return atField('shipping_address.postal_code', code, notDeliveredText(refusal.pin))
  }
}

const isOfCoupon = (refusal: { readonly code: string }): refusal is CouponRefusal => refusal.code.startsWith('coupon_')

/** A piece that cannot be had, told at the line that asks for it. */
function pieceRefusal(refusal: Extract<PieceRefusal, { line: number }>): Refusal<PieceRefusal['code']> {
  const { code } = refusal
  switch (refusal.code) {
    case 'unknown_colour':
      return atField(`items.${refusal.line}.options`, code, 'This colour is no longer available')
    case 'insufficient_stock': {
      const message = onlyAvailableText(refusal.available)
      return { ...atField(`items.${refusal.line}.quantity`, code, message), status: 409 }
    }
  }
}

export function addressErrors(which: 'billing' | 'shipping', errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${which}_address.${field}`, [text]]))
}

function lineField(lines: readonly OrderLine[], productId: number, field: string): string {
  return `items.${lines.findIndex((line) => line.productId === productId)}.${field}`
}
