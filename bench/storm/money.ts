import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type Quote, type QuoteLine, quoteCart } from '#domain/pricing/quote-cart.ts'
import { spreadDiscount } from '#domain/pricing/spread-discount.ts'
import { invoiceAmounts } from '#domain/tax/invoice-amounts.ts'
import type { StormReport } from './report.ts'

const MOST_LINES = 8
const DEAREST = 30_000_000
const SHOWN = 5

/** Generated carts against the same sums in whole numbers of any size, done another way. */
export function moneyStorm(carts: number, isNaive = false): StormReport {
  const quote = isNaive ? floatingQuote : quoteCart
  const next = randomNumbers(42)
  const wrong: string[] = []
  for (let index = 0; index < carts && wrong.length < SHOWN; index += 1) {
    const lines = Array.from({ length: 1 + (next() % MOST_LINES) }, () => ({
      unitPrice: paise(1 + (next() % DEAREST)),
      quantity: 1 + (next() % 9),
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
  // Half up: twice the numerator plus the denominator, over twice the denominator.
  const subtotal = (items * 20_000n + 11_800n) / 23_600n
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
    if (!Number.isInteger(seen) || BigInt(seen) !== amount) return `${name} is ${seen} instead of ${amount}`
  }
  return mistakeOnInvoice(lines, quote)
}

function mistakeOnInvoice(lines: readonly QuoteLine[], quote: Quote): string | null {
  const totals = lines.map((line) => paise(line.unitPrice * line.quantity))
  const shares = spreadDiscount(totals, quote.discount)
  if (sumPaise(shares) !== quote.discount || shares.some((share, at) => share < 0 || share > (totals[at] ?? 0)))
    return `the lines bear ${sumPaise(shares)} of a discount of ${quote.discount}`
  const invoice = invoiceAmounts({
    lineTotals: totals.map((total, at) => paise(total - (shares[at] ?? 0))),
    shipping: quote.shipping,
    placeOfSupply: '19',
  })
  const { total } = invoice
  if (total.gross !== quote.total || total.taxable + total.cgst + total.sgst !== total.gross)
    return 'the invoice does not add up'
  const goods = invoice.items.reduce((sum, row) => sum + row.taxable, 0)
  const taxable = Number((BigInt(quote.itemsTotal - quote.discount) * 20_000n + 11_800n) / 23_600n)
  return goods === taxable ? null : `the invoice rows say ${goods} before tax instead of ${taxable}`
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
