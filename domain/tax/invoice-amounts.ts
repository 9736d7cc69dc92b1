import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type GstComponents, gstComponents } from '#domain/tax/gst-components.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'
import { type BasisPoints, type GstSplit, splitGst } from '#domain/tax/split-gst.ts'
import { freightRate, type RatedAmount } from '#domain/tax/tax-by-rate.ts'

export type InvoiceRow = GstSplit & GstComponents & { readonly gross: Paise }
export type RatedRow = InvoiceRow & { readonly rate: BasisPoints }
export type InvoiceAmounts = {
  readonly items: readonly RatedRow[]
  readonly freight: RatedRow | null
  readonly total: InvoiceRow
}

type Amounts = {
  readonly goods: readonly RatedAmount[]
  readonly shipping: Paise
  readonly placeOfSupply: GstStateCode
}

/**
 * Tax per printed row. Rows of one rate share the tax of their whole sum by running totals, so that they add up to the
 * order's own subtotal and tax to the paisa.
 */
export function invoiceAmounts({ goods, shipping, placeOfSupply }: Amounts): InvoiceAmounts {
  const before = new Map<BasisPoints, InvoiceRow>()
  const items = goods.map(({ gross, rate }) => {
    const earlier = before.get(rate) ?? row(paise(0), rate, placeOfSupply)
    const after = row(paise(earlier.gross + gross), rate, placeOfSupply)
    before.set(rate, after)
    return { ...combine([after, earlier], minus), rate }
  })
  const rateOfFreight = freightRate(goods.map(({ rate }) => rate))
  const freight = shipping === 0 ? null : { ...row(shipping, rateOfFreight, placeOfSupply), rate: rateOfFreight }
  return { items, freight, total: combine(freight ? [...items, freight] : items, sumPaise) }
}

/** What is left of each rate of an invoice after what was credited of it. */
export function leftByRate(invoiced: readonly RatedRow[], credited: readonly RatedRow[]): RatedRow[] {
  const ofRate = (rows: readonly RatedRow[], rate: BasisPoints) =>
    combine(
      rows.filter((each) => each.rate === rate),
      sumPaise,
    )
  const rates = [...new Set(invoiced.map(({ rate }) => rate))]
  return rates.map((rate) => ({ ...combine([ofRate(invoiced, rate), ofRate(credited, rate)], minus), rate }))
}

/** A credit of some of what is left. Who takes the last of a rate takes its last paisa of tax: together they credit what was invoiced. */
export function creditAmounts(
  parts: readonly RatedAmount[],
  left: readonly RatedRow[],
  placeOfSupply: GstStateCode,
): InvoiceAmounts {
  const items = parts.map(
    ({ rate, gross }) =>
      left.find((each) => each.rate === rate && each.gross === gross) ?? { ...row(gross, rate, placeOfSupply), rate },
  )
  return { items, freight: null, total: combine(items, sumPaise) }
}

const minus = ([whole, part]: Paise[]): Paise => paise((whole ?? 0) - (part ?? 0))

function row(gross: Paise, rate: BasisPoints, placeOfSupply: GstStateCode): InvoiceRow {
  const split = splitGst(gross, rate)
  return { gross, ...split, ...gstComponents(split.tax, placeOfSupply) }
}

function combine(rows: readonly InvoiceRow[], join: (column: Paise[]) => Paise): InvoiceRow {
  const column = (key: keyof InvoiceRow) => join(rows.map((entry) => entry[key]))
  return {
    gross: column('gross'),
    taxable: column('taxable'),
    tax: column('tax'),
    cgst: column('cgst'),
    sgst: column('sgst'),
    igst: column('igst'),
  }
}
