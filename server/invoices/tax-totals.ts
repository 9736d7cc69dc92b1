import { type Paise, sumPaise } from '#domain/money/paise.ts'
import type { RatedRow } from '#domain/tax/invoice-amounts.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'
import type { DocumentContent, DocumentRow } from './document-content.ts'

/** The rate of a row in percent; rows of old documents bear that of the whole. */
export const percentOf = ({ rate }: DocumentRow, { ratePercent }: Pick<DocumentContent, 'ratePercent'>): number =>
  rate === undefined ? (ratePercent ?? 0) : rate / 100

/** Its rows, each with its own rate. */
export const ratedRows = (content: DocumentContent): RatedRow[] =>
  content.rows.map((row) => ({ ...row, rate: basisPoints(percentOf(row, content) * 100) }))

/** What is due of each tax at each rate (Rule 46: rate and amount), highest rate first. */
export function taxTotals(content: Pick<DocumentContent, 'rows' | 'ratePercent' | 'isInterState'>): [string, Paise][] {
  const rates = [...new Set(content.rows.map((row) => percentOf(row, content)))].toSorted((a, b) => b - a)
  return rates.flatMap((percent): [string, Paise][] => {
    const rows = content.rows.filter((row) => percentOf(row, content) === percent)
    if (content.isInterState) return [[`IGST ${percent}%`, sumPaise(rows.map(({ igst }) => igst))]]
    return [
      [`CGST ${percent / 2}%`, sumPaise(rows.map(({ cgst }) => cgst))],
      [`SGST ${percent / 2}%`, sumPaise(rows.map(({ sgst }) => sgst))],
    ]
  })
}
