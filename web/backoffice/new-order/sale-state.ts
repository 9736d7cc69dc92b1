import { REASON_TEXT, type SaleInput, saleMoney } from '#domain/api/counter.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { paise, rupees, toRupees } from '#domain/money/paise.ts'
import { typedMoney } from '#domain/money/typed-amount.ts'
import { validateAddress } from '#domain/orders/address.ts'
import { checkBusiness } from '#domain/orders/business-buyer.ts'
import type { CounterMethod } from '#domain/orders/counter-money.ts'
import { type Handover, isCollected, walkInAddress } from '#domain/orders/handover.ts'
import { ADVANCE_TEXT, decideAdvance } from '#domain/orders/order-money.ts'
import type { LinkHours } from '#domain/orders/payment-link.ts'
import type { Basket, Customer, Product } from './sale-api.ts'

export type SaleLine = { product: Product; color: string | null; quantity: number }
export type CustomEntry = NonNullable<SaleInput['custom_items']>[number]
export type Buyer = {
  name: string
  phone: string
  email: string
  address: string
  city: string
  state: string
  postal_code: string
  gstin: string
  company_name: string
}

export type SaleState = {
  lines: readonly SaleLine[]
  custom: readonly CustomEntry[]
  discount: { amount: string; reason: string }
  customer: Customer | null
  buyer: Buyer
  handover: Handover
  method: CounterMethod | 'link'
  reference: string
  hours: LinkHours
  /** As it is typed; empty when everything is paid now. */
  advance: string
}

export const NO_BUYER: Buyer = {
  name: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  postal_code: '',
  gstin: '',
  company_name: '',
}
export const NEW_SALE: SaleState = {
  lines: [],
  custom: [],
  discount: { amount: '', reason: '' },
  customer: null,
  buyer: NO_BUYER,
  handover: 'take_along',
  method: 'cash',
  reference: '',
  hours: 4,
  advance: '',
}

/** What is paid now; nothing typed is everything. */
export const typedAdvance = ({ advance }: Pick<SaleState, 'advance'>) => typedMoney(advance, saleMoney)
export const typedDiscount = ({ discount }: Pick<SaleState, 'discount'>) => typedMoney(discount.amount, saleMoney)

/** What is wrong with the advance: the amount itself, or beside the price once that is known. */
export function advanceProblem(state: Pick<SaleState, 'advance'>, total: number | undefined): string | null {
  const { amount, problem } = typedAdvance(state)
  if (amount === null || total === undefined) return problem
  return decideAdvance(rupees(total), rupees(amount)).ok ? null : ADVANCE_TEXT
}

export type SaleProblems = Readonly<Partial<Record<keyof Buyer | 'reason', string>>>

/** What the shop would refuse of buyer and reason, by field: all of it at once, and before money is asked for. */
export function saleProblems(
  { buyer, handover, discount }: Pick<SaleState, 'buyer' | 'handover' | 'discount'>,
  showroom: ShopFacts['address'],
): SaleProblems {
  const address = validateAddress(isCollected(handover) ? walkInAddress(buyer, showroom) : buyer, ['email'])
  const { gstin, company_name: companyName, state: billingState } = buyer
  const business = checkBusiness({ gstin, companyName, billingState })
  const isReasonMissing = typedDiscount({ discount }).amount !== null && discount.reason.trim() === ''
  return {
    ...(address.ok ? {} : address.error),
    ...(business.ok ? {} : business.error),
    ...(isReasonMissing ? { reason: REASON_TEXT } : {}),
  }
}

/** In rupees, but reckoned in paise: 900 - 512.20 is no amount of money in a computer. */
export const leftToPay = (total: number, paid: number): number => toRupees(paise(rupees(total) - rupees(paid)))

/** The same piece once more is one more of it. */
export function withPiece(lines: readonly SaleLine[], product: Product, color: string | null): readonly SaleLine[] {
  const isThis = (line: SaleLine) => line.product.id === product.id && line.color === color
  if (!lines.some(isThis)) return [...lines, { product, color, quantity: 1 }]
  return lines.map((line) => (isThis(line) ? { ...line, quantity: line.quantity + 1 } : line))
}

export const isEmpty = ({ lines, custom }: SaleState) => lines.length + custom.length === 0

/** Something stands there that would be lost: a piece, a word about the buyer, a price. How it is paid is chosen again in a press. */
export const isTyped = (state: SaleState): boolean =>
  !isEmpty(state) ||
  state.customer !== null ||
  [...Object.values(state.buyer), ...Object.values(state.discount), state.reference, state.advance].some(
    (text) => text.trim() !== '',
  )

export function basketOf({ lines, custom, discount, handover }: SaleState): Basket {
  const { amount } = typedDiscount({ discount })
  const items = lines.map(({ product, color, quantity }) => ({
    product_id: product.id,
    quantity,
    options: color === null ? {} : { color },
  }))
  // Without a reason yet the sum is reckoned all the same; the shop asks for one before it sells.
  const reason = discount.reason.trim() || 'to be said'
  return { items, custom_items: [...custom], handover, discount: amount === null ? null : { amount, reason } }
}

export function saleOf(state: SaleState): SaleInput {
  const { customer, buyer, method, reference, hours } = state
  const basket = basketOf(state)
  return {
    ...basket,
    discount: basket.discount ? { ...basket.discount, reason: state.discount.reason } : null,
    customer_id: customer?.id ?? null,
    billing_address: buyer,
    advance: typedAdvance(state).amount,
    payment: method === 'link' ? { by: 'link', hours } : { by: method, reference },
  }
}
