import { type Paise, paise, sumPaise, timesQuantity } from '#domain/money/paise.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'
import { GST_18, splitGst } from '#domain/tax/split-gst.ts'

export type QuoteLine = { readonly unitPrice: Paise; readonly quantity: number }
export type Quote = {
  readonly itemsTotal: Paise
  readonly subtotal: Paise
  readonly tax: Paise
  readonly shipping: Paise
  readonly discount: Paise
  readonly total: Paise
}

const NOTHING = paise(0)

/**
 * The ONE quote: cart panel, checkout, order and invoice all show what this says. A discount is taken off the price with
 * its tax; subtotal, tax and shipping stay those of the items, as the spec counts them (decision 012).
 */
export function quoteCart(lines: readonly QuoteLine[], discount: Paise = NOTHING): Quote {
  const itemsTotal = sumPaise(lines.map((line) => timesQuantity(line.unitPrice, line.quantity)))
  const { taxable, tax } = splitGst(itemsTotal, GST_18)
  const shipping = lines.length === 0 ? NOTHING : shippingCharge(itemsTotal)
  return {
    itemsTotal,
    subtotal: taxable,
    tax,
    shipping,
    discount,
    total: paise(itemsTotal + shipping - discount),
  }
}
