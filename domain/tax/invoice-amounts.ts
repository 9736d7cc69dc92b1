import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type GstComponents, gstComponents } from '#domain/tax/gst-components.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'
import { type BasisPoints, GST_18, type GstSplit, splitGst } from '#domain/tax/split-gst.ts'

export type InvoiceRow = GstSplit & GstComponents & { readonly gross: Paise }
export type InvoiceAmounts = {
  readonly items: readonly InvoiceRow[]
  readonly freight: InvoiceRow | null
  readonly total: InvoiceRow
}

type Amounts = {
  readonly lineTotals: readonly Paise[]
  readonly shipping: Paise
  readonly placeOfSupply: GstStateCode
  readonly rate?: BasisPoints
}

/**
 * Tax per printed row. Rows share the tax of the whole sum by running totals, so that they add up to the order's own
 * subtotal and tax to the paisa. Freight sold with the goods carries their rate.
 */
export function invoiceAmounts({ lineTotals, shipping, placeOfSupply, rate = GST_18 }: Amounts): InvoiceAmounts {
  const items = differences(lineTotals, (running) => row(running, rate, placeOfSupply))
  const freight = shipping === 0 ? null : row(shipping, rate, placeOfSupply)
  return { items, freight, total: addRows(freight ? [...items, freight] : items) }
}

function row(gross: Paise, rate: BasisPoints, placeOfSupply: GstStateCode): InvoiceRow {
  const split = splitGst(gross, rate)
  return { gross, ...split, ...gstComponents(split.tax, placeOfSupply) }
}

function differences(amounts: readonly Paise[], rowOf: (running: Paise) => InvoiceRow): InvoiceRow[] {
  let before = rowOf(paise(0))
  return amounts.map((amount) => {
    const after = rowOf(paise(before.gross + amount))
    const difference = combine([after, before], (sums) => paise((sums[0] ?? 0) - (sums[1] ?? 0)))
    before = after
    return difference
  })
}

function addRows(rows: readonly InvoiceRow[]): InvoiceRow {
  return combine(rows, sumPaise)
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
