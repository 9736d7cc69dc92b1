import { ADVANCE_TEXT } from '#domain/orders/order-money.ts'
import type { OrderLine } from '#domain/orders/order-pieces.ts'
import { notFound, type Refusal } from '#server/http/reply.ts'
import type { PlaceOrderRefusal } from '#server/orders/place-order.ts'
import { orderRefusal } from '#server/orders/order-refusals.ts'
import type { MailLinkRefusal } from './mail-link.ts'
import type { SellRefusal } from './sell.ts'

const ADDRESS_TEXT = 'From ₹50,000 on, the invoice must name the address of the buyer'
const CUSTOMER_TEXT = 'This customer has no account any more. Choose another one or sell to a walk-in'
type OwnCode = Exclude<SellRefusal['code'], PlaceOrderRefusal['code']>
const OWN: Record<OwnCode, Omit<Refusal, 'code'>> = {
  address_needed: {
    status: 422,
    message: ADDRESS_TEXT,
    errors: { 'billing_address.address': [ADDRESS_TEXT] },
  },
  unknown_customer: { status: 422, message: CUSTOMER_TEXT, errors: { customer_id: [CUSTOMER_TEXT] } },
  eway_bill_required: {
    status: 409,
    message:
      'Goods of this value may only leave with an e-way bill. Choose "Picked up later" and hand them over from the order.',
  },
  advance_too_high: { status: 422, message: ADVANCE_TEXT, errors: { advance: [ADVANCE_TEXT] } },
  not_paid_yet: {
    status: 422,
    message: 'Nothing is taken along before it is paid. Choose "Picked up later" or a delivery.',
  },
  provider_unavailable: { status: 502, message: 'The payment provider does not answer. Nothing was sold.' },
  payments_off: { status: 409, message: 'Online payment is not open in this shop yet.' },
}

export function sellRefusal(refusal: SellRefusal, lines: readonly OrderLine[]): Refusal<SellRefusal['code']> {
  if (!isOwn(refusal)) return orderRefusal(refusal, lines)
  return { code: refusal.code, ...OWN[refusal.code] }
}

const isOwn = (refusal: SellRefusal): refusal is Extract<SellRefusal, { code: OwnCode }> =>
  Object.hasOwn(OWN, refusal.code)

export function mailLinkRefusal({ code }: MailLinkRefusal): Refusal<MailLinkRefusal['code']> {
  switch (code) {
    case 'not_found':
      return notFound('There is no such payment link.')
    case 'no_mail_address':
      return { status: 409, code, message: 'The buyer gave no mail address. Copy the link instead.' }
    case 'link_is_over':
      return { status: 409, code, message: 'This link cannot be paid any more.' }
  }
}
