import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type Quote, type QuoteLine, quoteCart } from '#domain/pricing/quote-cart.ts'
import { spreadDiscount } from '#domain/pricing/spread-discount.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'
import { invoiceAmounts } from '#domain/tax/invoice-amounts.ts'
import { basisPoints, GST_18 } from '#domain/tax/split-gst.ts'
import type { StormReport } from './report.ts'

const [GST_5, GST_12] = [basisPoints(500), basisPoints(1200)]

const MOST_LINES = 8
const DEAREST = 30_000_000
const SHOWN = 5
/** Mostly the 18% of the spec, sometimes a cane piece at 5% or one at 12%. */
const RATES = [GST_18, GST_18, GST_18, GST_5, GST_12]

const shopQuote = (lines: readonly QuoteLine[], discount: Paise) => quoteCart(lines, SHIPPING_RATE, discount)

/** Generated carts against the same sums in whole numbers of any size, done another way. */
export function moneyStorm(carts: number, isNaive = false): StormReport {
  const quote = isNaive ? floatingQuote : shopQuote
  const next = randomNumbers(42)
  const wrong: string[] = []
  for (let index = 0; index < carts && wrong.length < SHOWN; index += 1) {
    const lines = Array.from({ length: 1 + (next() % MOST_LINES) }, () => ({
      unitPrice: paise(1 + (next() % DEAREST)),
      quantity: 1 + (next() % 9),
      taxRate: RATES[next() % RATES.length] ?? GST_18,
    }))
    const items = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
    // Every second cart comes with a coupon over anything up to all of it.
    const discount = paise(index % 2 === 0 ? 0 : next() % items)
    const mistake = mistakeIn(lines, quote(lines, discount), discount)
    if (mistake) wrong.push(`cart ${index}: ${mistake}`)
  }
  return { storm: 'money', facts: [`${carts} carts`], violations: wrong }
}

function mistakeIn(lines: readonly QuoteLine[], quote: Quote, discount: Paise): string | null {
  const items = lines.reduce((sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.quantity), 0n)
  const subtotal = beforeTax(lines.map((line) => [line.taxRate, BigInt(line.unitPrice) * BigInt(line.quantity)]))
  const shipping = items >= 500_000n ? 0n : 20_000n
  const exact = {
    itemsTotal: items,
    subtotal,
    tax: items - subtotal,
    shipping,
    discount: BigInt(discount),
    total: items + shipping - BigInt(discount),
  }
  for (const [name, amount] of Object.entries(exact)) {
    const seen = quote[name as keyof Quote]
    if (typeof seen !== 'number' || !Number.isInteger(seen) || BigInt(seen) !== amount)
      return `${name} is ${String(seen)} instead of ${amount}`
  }
  return mistakeOnInvoice(lines, quote)
}

function mistakeOnInvoice(lines: readonly QuoteLine[], quote: Quote): string | null {
  const totals = lines.map((line) => paise(line.unitPrice * line.quantity))
  const shares = spreadDiscount(totals, quote.discount)
  if (sumPaise(shares) !== quote.discount || shares.some((share, at) => share < 0 || share > (totals[at] ?? 0)))
    return `the lines bear ${sumPaise(shares)} of a discount of ${quote.discount}`
  const sold = lines.map(({ taxRate: rate }, at) => ({ gross: paise((totals[at] ?? 0) - (shares[at] ?? 0)), rate }))
  const invoice = invoiceAmounts({
    goods: sold,
    shipping: quote.shipping,
    placeOfSupply: '19',
  })
  const { total } = invoice
  if (total.gross !== quote.total || total.taxable + total.cgst + total.sgst !== total.gross)
    return 'the invoice does not add up'
  const goods = invoice.items.reduce((sum, row) => sum + row.taxable, 0)
  const taxable = Number(beforeTax(sold.map(({ rate, gross }) => [rate, BigInt(gross)])))
  return goods === taxable ? null : `the invoice rows say ${goods} before tax instead of ${taxable}`
}

/** Each rate from the sum of its goods. Half up: twice the numerator plus the denominator, over twice the denominator. */
function beforeTax(goods: readonly (readonly [rate: number, gross: bigint])[]): bigint {
  const sums = new Map<number, bigint>()
  for (const [rate, gross] of goods) sums.set(rate, (sums.get(rate) ?? 0n) + gross)
  return [...sums].reduce((all, [rate, sum]) => {
    const whole = 10_000n + BigInt(rate)
    return all + (sum * 20_000n + whole) / (2n * whole)
  }, 0n)
}

/** The negative control: rupees as floating numbers, rounded at the end. */
function floatingQuote(lines: readonly QuoteLine[], discount: Paise): Quote {
  const items = lines.reduce((sum, line) => sum + (line.unitPrice / 100) * line.quantity, 0)
  const subtotal = Number((items / 1.18).toFixed(2))
  const tax = Number((items * 0.1525).toFixed(2))
  const shipping = items >= 5000 ? 0 : 200
  const inPaise = (amount: number) => Math.round(amount * 100) as Quote['total']
  return {
    itemsTotal: inPaise(items),
    subtotal: inPaise(subtotal),
    tax: inPaise(tax),
    shipping: inPaise(shipping),
    discount,
    total: inPaise(items + shipping - discount / 100),
    taxRates: [],
  }
}

/** The same carts in every run, so that a mistake can be looked at again. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
}
