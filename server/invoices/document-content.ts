import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { amountInWords } from '#domain/money/amount-in-words.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import type { Address } from '#domain/orders/address.ts'
import { paidText } from '#domain/orders/counter-money.ts'
import { dueOf, paymentsOf } from '#domain/orders/order-money.ts'
import { isInterState, SELLER_STATE } from '#domain/tax/gst-components.ts'
import { type GstStateCode, stateName } from '#domain/tax/gst-states.ts'
import {
  creditAmounts,
  type InvoiceAmounts,
  type InvoiceRow,
  invoiceAmounts,
  type RatedRow,
} from '#domain/tax/invoice-amounts.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { basisPoints, GST_18 } from '#domain/tax/split-gst.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'
import { creditByRate, freightRate, type RatedAmount, shareByRate } from '#domain/tax/tax-by-rate.ts'
import { someOf } from '#domain/orders/some-of.ts'
import { istDate } from '#domain/time/ist.ts'
import type { OrderItemRecord, OrderRecord } from '#server/orders/order-record.ts'

export type DocumentKind = 'invoice' | 'credit_note' | 'refund_voucher' | 'receipt_voucher'
export type Party = { name: string; lines: string[]; state: string; stateCode: string; gstin: string | null }
export type DocumentRow = InvoiceRow & {
  /** In basis points. Absent in documents of the time when all goods bore `ratePercent`. */
  rate?: number
  description: string
  hsn: string
  quantity: number | null
  /** Taken off before tax was reckoned, its own tax included. Absent where nothing was. */
  discount?: Paise
}

/** Everything printed on a tax document, kept as it was on the day it was issued (CGST Rules 46, 51 and 53). */
export type DocumentContent = {
  kind: DocumentKind
  number: string
  date: string
  orderNumber: string
  orderDate: string
  /** Its sign and words at the head of the paper are absent in documents from before they could change. */
  supplier: Party & { contact: string; sign?: { name: string; tagline: string } }
  recipient: Party
  delivery: Party
  placeOfSupply: string
  isInterState: boolean
  /** The one rate of all rows; null where they bear several, each its own. */
  ratePercent: number | null
  rows: DocumentRow[]
  total: InvoiceRow
  words: string
  payment: string | null
  /** The invoice that a credit note corrects. */
  against: { number: string; date: string } | null
  remark: string | null
}

type Issue = { number: string; at: Date; shop: ShopFacts }

export function invoiceContent(order: OrderRecord, { number, at, shop }: Issue): DocumentContent {
  const state = supplyState(order)
  const amounts = invoiceAmounts({ goods: soldFor(order), shipping: order.shippingAmount, placeOfSupply: state })
  const rows = goodsRows(order, amounts)
  return {
    ...heading('invoice', order, state, { number, at, shop }),
    ratePercent: oneRate(rows),
    rows,
    total: amounts.total,
    words: amountInWords(amounts.total.gross),
    payment: paymentText(order),
    against: null,
    remark: discountRemark(order),
  }
}

export type ReceivedPart = { paymentId: string; amount: Paise; method: string }

/** A receipt voucher: what came in, and the tax that is inside it, in proportion to what it is for. */
export function receiptContent(order: OrderRecord, part: ReceivedPart, issue: Issue): DocumentContent {
  const state = supplyState(order)
  const goods = shareByRate(part.amount, creditedGoods(order, {}))
  const amounts = invoiceAmounts({ goods, shipping: paise(0), placeOfSupply: state })
  const pieces = someOf(order.items.map((item) => `${item.quantity} × ${nameOf(item)}`))
  const rows = creditRows(order, amounts, `Advance received for ${pieces}`)
  return {
    ...heading('receipt_voucher', order, state, issue),
    ratePercent: oneRate(rows),
    rows,
    total: amounts.total,
    words: amountInWords(amounts.total.gross),
    payment: paidText({ paidBy: part.paymentId, paymentMethod: part.method }),
    against: null,
    remark: `Of ${formatInr(order.totalAmount)} in all; ${formatInr(dueOf(order))} is still due. The tax invoice follows with the goods.`,
  }
}

export type Credit = {
  amount: Paise
  description: string
  remark: string | null
  against: DocumentContent['against']
  /** Of the invoice, at each of its rates, before this credit; null where there is no invoice. */
  left: readonly RatedRow[] | null
  /** The pieces that came back; without them the credit is for all that is left. */
  pieces?: readonly ReturnedPiece[] | undefined
}
export type ReturnedPiece = { order_item_id: number; quantity: number }

/** A credit note or refund voucher: the whole invoice line by line, or one line for each rate that is credited. */
export function creditContent(
  kind: 'credit_note' | 'refund_voucher',
  order: OrderRecord,
  credit: Credit,
  issue: Issue,
): DocumentContent {
  const state = supplyState(order)
  const isWhole = kind === 'credit_note' && credit.amount === order.totalAmount
  const amounts = isWhole
    ? invoiceAmounts({ goods: soldFor(order), shipping: order.shippingAmount, placeOfSupply: state })
    : partAmounts(order, credit, state)
  const rows = isWhole ? goodsRows(order, amounts) : creditRows(order, amounts, credit.description)
  return {
    ...heading(kind, order, state, issue),
    ratePercent: oneRate(rows),
    rows,
    total: amounts.total,
    words: amountInWords(amounts.total.gross),
    payment: null,
    against: credit.against,
    remark: credit.remark,
  }
}

function partAmounts(order: OrderRecord, { amount, pieces, left }: Credit, state: GstStateCode) {
  if (!left) {
    const goods = shareByRate(amount, creditedGoods(order, { pieces }))
    return invoiceAmounts({ goods, shipping: paise(0), placeOfSupply: state })
  }
  const goods = pieces ? creditedGoods(order, { pieces }) : left
  return creditAmounts(creditByRate(amount, goods, left), left, state)
}

/** What the money is given back for. Whoever returns everything, or cancels, gets back of the delivery too. */
function creditedGoods(order: OrderRecord, { pieces }: Pick<Credit, 'pieces'>): RatedAmount[] {
  const back = new Map(pieces?.map(({ order_item_id, quantity }) => [order_item_id, quantity]))
  const isEverything = !pieces || order.items.every((item) => back.get(item.id) === item.quantity)
  const sold = soldFor(order)
  if (isEverything) return [...sold, { gross: order.shippingAmount, rate: freightRate(sold.map(({ rate }) => rate)) }]
  return sold.map(({ gross, rate }, index) => {
    const item = order.items[index]
    const share = item ? Math.floor((gross * (back.get(item.id) ?? 0)) / item.quantity) : 0
    return { gross: paise(share), rate }
  })
}

function creditRows(order: OrderRecord, amounts: InvoiceAmounts, description: string): DocumentRow[] {
  return amounts.items.map((row) => ({ ...row, description, hsn: hsnOfRate(order, row.rate), quantity: null }))
}

const oneRate = (rows: readonly DocumentRow[]): number | null => {
  const [rate = GST_18, ...others] = [...new Set(rows.map((row) => row.rate))]
  return others.length === 0 ? rate / 100 : null
}

function heading(kind: DocumentKind, order: OrderRecord, state: GstStateCode, { number, at, shop }: Issue) {
  return {
    kind,
    number,
    date: istDate(at),
    orderNumber: order.orderNumber,
    orderDate: istDate(order.createdAt),
    supplier: supplier(shop),
    recipient: buyer(order.billing),
    delivery: party(order.shipping, null),
    placeOfSupply: `${stateName(state)} (${state})`,
    isInterState: isInterState(state),
  }
}

function supplyState(order: OrderRecord): GstStateCode {
  const { gstin } = order.billing
  return placeOfSupply({ delivery: order.shipping, ...(gstin === null ? {} : { buyerGstin: gstin }) })
}

function goodsRows(order: OrderRecord, amounts: InvoiceAmounts): DocumentRow[] {
  const goods = amounts.items.map((row, index) => {
    const item = order.items[index]
    if (!item) throw new Error('An invoice row has no item')
    return {
      ...row,
      description: `${nameOf(item)} (${item.productSku})`,
      hsn: item.hsnCode,
      quantity: item.quantity,
      ...(item.discountAmount > 0 ? { discount: item.discountAmount } : {}),
    }
  })
  if (!amounts.freight) return goods
  return [
    ...goods,
    {
      ...amounts.freight,
      description: 'Delivery, supplied with the goods',
      hsn: hsnOfRate(order, amounts.freight.rate),
      quantity: 1,
    },
  ]
}

const nameOf = ({ productName, color }: OrderItemRecord) => (color === null ? productName : `${productName}, ${color}`)

/** What was asked for each line after its share of the discount: the value that is taxed (Rule 46). */
const soldFor = (order: OrderRecord): RatedAmount[] =>
  order.items.map((item) => ({
    gross: paise(item.totalPrice - item.discountAmount),
    rate: basisPoints(item.taxRateBp),
  }))

/** How it was paid; of what was paid in parts each of them, and what is still to come. */
function paymentText(order: OrderRecord): string | null {
  const { parts, paidBy, documents } = order
  if (parts.length === 0) return paidBy && paidText({ ...order, paidBy })
  const rest = paymentsOf(order).slice(parts.length)
  const texts = [
    ...parts.map(({ paymentId, amount, method }) => partText(amount, { paidBy: paymentId, paymentMethod: method })),
    ...rest.map(({ paymentId, amount }) => partText(amount, { ...order, paidBy: paymentId })),
  ]
  const vouchers = documents.filter(({ kind }) => kind === 'receipt_voucher').map(({ number }) => number)
  const due = dueOf(order)
  return [
    `${texts.join('. ')}.`,
    ...(vouchers.length > 0 ? [`Receipt voucher ${vouchers.join(', ')}.`] : []),
    ...(due > 0 ? [`${formatInr(due)} is still due.`] : []),
  ].join(' ')
}

const partText = (amount: Paise, how: Parameters<typeof paidText>[0]) => `${formatInr(amount)}: ${paidText(how)}`

function discountRemark({ discountAmount, couponCode, discountReason }: OrderRecord): string | null {
  if (discountAmount === 0) return null
  const why = couponCode === null ? discountReason : `coupon ${couponCode}`
  return `A discount of ${formatInr(discountAmount)} (${why}) was given before the sale; each line is shown after its share.`
}

/** The goods whose rate it is. */
const hsnOfRate = ({ items }: OrderRecord, rate: number) =>
  (items.find((item) => item.taxRateBp === rate) ?? items[0])?.hsnCode ?? ''

function supplier(shop: ShopFacts): DocumentContent['supplier'] {
  const { street, city, postalCode, state } = shop.address
  return {
    name: shop.legalName,
    lines: [street, `${city} ${postalCode}`],
    state,
    stateCode: SELLER_STATE,
    gstin: shop.gstin,
    contact: `${shop.email} · ${shop.phoneText}`,
    sign: { name: shop.name, tagline: shop.tagline },
  }
}

/** A firm is billed by its own name; the person who ordered is named under it. */
function buyer(billing: OrderRecord['billing']): Party {
  const person = party(billing, billing.gstin)
  const firm = billing.company_name
  return firm ? { ...person, name: firm, lines: [`Attn: ${person.name}`, ...person.lines] } : person
}

function party(address: Address, gstin: string | null): Party {
  const { name, state } = address
  return {
    name,
    lines: [address.address, `${address.city} ${address.postal_code}`, address.phone],
    state,
    stateCode: stateCodeOf(state) ?? '',
    gstin,
  }
}
