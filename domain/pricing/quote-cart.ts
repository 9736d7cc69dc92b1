import { type Paise, paise, sumPaise, timesQuantity } from '#domain/money/paise.ts'
import { shippingCharge, type ShippingRate } from '#domain/shipping/shipping-charge.ts'
import type { BasisPoints } from '#domain/tax/split-gst.ts'
import { splitByRate } from '#domain/tax/tax-by-rate.ts'

export type QuoteLine = {
  readonly unitPrice: Paise
  readonly quantity: number
  /** The GST that is inside the price. */
  readonly taxRate: BasisPoints
}
export type Quote = {
  readonly itemsTotal: Paise
  readonly subtotal: Paise
  readonly tax: Paise
  readonly shipping: Paise
  readonly discount: Paise
  readonly total: Paise
  /** The rates that its tax is made of, each once. */
  readonly taxRates: readonly BasisPoints[]
}

const NOTHING = paise(0)

/**
 * The ONE quote: cart panel, checkout, order and invoice all show what this says. A discount is taken off the price with
 * its tax; subtotal, tax and shipping stay those of the items, as the spec counts them (decision 012).
 */
export function quoteCart(
  lines: readonly QuoteLine[],
  shippingRate: ShippingRate,
  discount: Paise = NOTHING,
  handover: 'delivered' | 'collected' = 'delivered',
): Quote {
  const goods = lines.map((line) => ({ gross: timesQuantity(line.unitPrice, line.quantity), rate: line.taxRate }))
  const itemsTotal = sumPaise(goods.map(({ gross }) => gross))
  const { taxable, tax } = splitByRate(goods)
  const shipping = lines.length === 0 || handover === 'collected' ? NOTHING : shippingCharge(itemsTotal, shippingRate)
  return {
    itemsTotal,
    subtotal: taxable,
    tax,
    shipping,
    discount,
    total: paise(itemsTotal + shipping - discount),
    taxRates: [...new Set(goods.map(({ rate }) => rate))],
  }
}
