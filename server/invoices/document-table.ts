import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, paise, toRupees } from '#domain/money/paise.ts'
import type { DocumentContent, DocumentRow } from './document-content.ts'
import { ACCENT, BOTTOM, heightOf, INK, MARGIN, type Pdf, rule, WIDTH, write } from './pdf-paper.ts'
import { percentOf, taxTotals } from './tax-totals.ts'

type Column = {
  title: string
  width: number
  align: 'left' | 'right'
  /** Words of people: in any script, over as many lines as they need. */
  isWords?: boolean
  value: (row: DocumentRow, index: number) => string
}

function columnsOf(content: DocumentContent): Column[] {
  const { isInterState, ratePercent, rows } = content
  const money = (title: string, width: number, pick: (row: DocumentRow) => Paise): Column => ({
    title,
    width,
    align: 'right',
    value: (row) => plainAmount(pick(row)),
  })
  const taxes = isInterState
    ? [money(`IGST${ofHundred(ratePercent)}`, 74, (row) => row.igst)]
    : [
        money(`CGST${ofHundred(ratePercent, 2)}`, 56, (row) => row.cgst),
        money(`SGST${ofHundred(ratePercent, 2)}`, 56, (row) => row.sgst),
      ]
  const discounts = rows.some((row) => row.discount) ? [money('Discount', 58, (row) => row.discount ?? paise(0))] : []
  const rates = ratePercent === null ? [rateColumn(content)] : []
  const fixed = [...taxes, ...rates, ...discounts].reduce((sum, column) => sum + column.width, 18 + 54 + 40 + 68 + 70)
  return [
    { title: '#', width: 18, align: 'left', value: (_row, index) => String(index + 1) },
    { title: 'Description', width: WIDTH - fixed, align: 'left', isWords: true, value: (row) => row.description },
    { title: 'HSN', width: 54, align: 'left', value: (row) => row.hsn },
    { title: 'Qty', width: 40, align: 'right', value: (row) => (row.quantity === null ? '' : `${row.quantity} NOS`) },
    ...discounts,
    money('Taxable value', 68, (row) => row.taxable),
    ...rates,
    ...taxes,
    money('Amount', 70, (row) => row.gross),
  ]
}

/** One rate stands in the heading; where rows bear several, each names its own. */
const ofHundred = (percent: number | null, shares = 1) => (percent === null ? '' : ` ${percent / shares}%`)

const rateColumn = (content: DocumentContent): Column => ({
  title: 'GST',
  width: 32,
  align: 'right',
  value: (row) => `${percentOf(row, content)}%`,
})

export function drawTable(doc: Pdf, content: DocumentContent) {
  const columns = columnsOf(content)
  drawHead(doc, columns)
  content.rows.forEach((row, index) => {
    const cells = columns.map((column) => column.value(row, index))
    const height = rowHeight(doc, columns, cells)
    if (doc.y + height > BOTTOM) {
      doc.addPage()
      drawHead(doc, columns)
    }
    drawCells(doc, columns, cells, doc.y + 5)
    doc.y += height
    rule(doc, doc.y)
  })
}

function drawHead(doc: Pdf, columns: readonly Column[]) {
  const top = doc.y
  doc.rect(MARGIN, top, WIDTH, 20).fill(ACCENT)
  doc.font('latin-bold').fontSize(8).fillColor('#ffffff')
  drawCells(
    doc,
    columns,
    columns.map((column) => column.title),
    top + 5,
    'latin-bold',
  )
  doc.fillColor(INK)
  doc.y = top + 20
}

function rowHeight(doc: Pdf, columns: readonly Column[], cells: readonly string[]): number {
  doc.font('latin').fontSize(8.5)
  const heights = columns.map((column, index) =>
    column.isWords ? heightOf(doc, cells[index] ?? '', column.width - 8) : 0,
  )
  return Math.max(doc.currentLineHeight(true), ...heights) + 10
}

function drawCells(doc: Pdf, columns: readonly Column[], cells: readonly string[], y: number, font = 'latin') {
  const top = doc.y
  let x = MARGIN
  doc.font(font).fontSize(font === 'latin' ? 8.5 : 8)
  columns.forEach((column, index) => {
    const box = { x: x + 4, y, width: column.width - 8 }
    if (column.isWords) write(doc, cells[index] ?? '', box, font)
    else doc.font(font).text(cells[index] ?? '', box.x, y, { width: box.width, align: column.align })
    x += column.width
  })
  doc.y = top
}

export function drawTotals(doc: Pdf, content: DocumentContent) {
  const { total } = content
  const lines: [string, Paise][] = [['Total taxable value', total.taxable], ...taxTotals(content)]
  if (doc.y + 80 + 16 * lines.length > BOTTOM) doc.addPage()
  doc.y += 8
  for (const [label, amount] of lines) drawSum(doc, label, formatExact(amount), 'latin', 9)
  doc.y += 2
  drawSum(doc, 'Total', formatExact(total.gross), 'latin-bold', 12)
}

function drawSum(doc: Pdf, label: string, amount: string, font: string, size: number) {
  const y = doc.y
  const left = MARGIN + WIDTH - 250
  doc.font(font).fontSize(size).fillColor(INK).text(label, left, y, { width: 130 })
  doc.text(amount, left + 130, y, { width: 116, align: 'right' })
  doc.y = y + size + 7
}

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plainAmount = (amount: Paise) => exact.format(toRupees(amount))
const formatExact = (amount: Paise) => (amount % 100 === 0 ? `${formatInr(amount)}.00` : formatInr(amount))
