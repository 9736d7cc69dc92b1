import { paise } from '#domain/money/paise.ts'
import { type Quote, type QuoteLine, quoteCart } from '#domain/pricing/quote-cart.ts'
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
    const mistake = mistakeIn(lines, quote(lines))
    if (mistake) wrong.push(`cart ${index}: ${mistake}`)
  }
  return { storm: 'money', facts: [`${carts} carts`], violations: wrong }
}

function mistakeIn(lines: readonly QuoteLine[], quote: Quote): string | null {
  const items = lines.reduce((sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.quantity), 0n)
  // Half up: twice the numerator plus the denominator, over twice the denominator.
  const subtotal = (items * 20_000n + 11_800n) / 23_600n
  const shipping = items >= 500_000n ? 0n : 20_000n
  const exact = { itemsTotal: items, subtotal, tax: items - subtotal, shipping, discount: 0n, total: items + shipping }
  for (const [name, amount] of Object.entries(exact)) {
    const seen = quote[name as keyof Quote]
    if (!Number.isInteger(seen) || BigInt(seen) !== amount) return `${name} is ${seen} instead of ${amount}`
  }
  const invoice = invoiceAmounts({
    lineTotals: lines.map((line) => paise(line.unitPrice * line.quantity)),
    shipping: quote.shipping,
    placeOfSupply: '19',
  })
  const { total } = invoice
  if (total.gross !== quote.total || total.taxable + total.cgst + total.sgst !== total.gross)
    return 'the invoice does not add up'
  const goods = invoice.items.reduce((sum, row) => sum + row.taxable, 0)
  return goods === quote.subtotal ? null : `the invoice rows say ${goods} before tax, the order ${quote.subtotal}`
}

/** The negative control: rupees as floating numbers, rounded at the end. */
function floatingQuote(lines: readonly QuoteLine[]): Quote {
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
    discount: inPaise(0),
    total: inPaise(items + shipping),
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
