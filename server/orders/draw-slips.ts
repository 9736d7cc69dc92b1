import type { ShopFacts } from '#domain/company/shop-facts.ts'
import {
  BOTTOM,
  drawFact,
  drawFeet,
  drawLetterhead,
  finish,
  heightOf,
  INK,
  MARGIN,
  MUTED,
  openPaper,
  pageCount,
  type Pdf,
  rule,
  SHADE,
  WIDTH,
  write,
} from '#server/invoices/pdf-paper.ts'
import { drawCode } from './draw-code.ts'
import type { PaperLine, Slip } from './paper-content.ts'

const CODE = 84
/** Room for the three facts beside it. */
const LEAST_ADDRESS = 92
const COLUMNS = { tick: 24, quantity: 46, sku: 130 } as const

/** One page or more per order: what goes into the parcel, and where it goes. */
export async function drawSlips(slips: readonly Slip[], shop: ShopFacts): Promise<Buffer> {
  const title = slips.length === 1 ? `Packing slip ${slips[0]?.orderNumber}` : 'Packing slips'
  const doc = openPaper(shop.name, title, 'Packing slip')
  slips.forEach((slip, index) => {
    if (index > 0) doc.addPage()
    const first = pageCount(doc) - 1
    drawHeading(doc, shop.name, slip)
    drawAddress(doc, slip)
    drawLines(doc, slip)
    drawNotes(doc, slip)
    drawFeet(doc, { first, foot: `${shop.name} · ${slip.orderNumber} · ${shop.phoneText}` })
  })
  return finish(doc)
}

function drawHeading(doc: Pdf, shopName: string, { orderNumber, placed, link }: Slip): void {
  drawLetterhead(doc, shopName, 'Packing slip')
  doc.font('latin-bold').fontSize(15).fillColor(INK).text(orderNumber, MARGIN, 86)
  doc.font('latin').fontSize(9).fillColor(MUTED).text(`Placed on ${placed}`, MARGIN, 106)
  drawCode(doc, link, { x: MARGIN + WIDTH - CODE, y: 28, size: CODE })
  doc.y = 130
}

function drawAddress(doc: Pdf, slip: Slip): void {
  const [name = '', ...lines] = slip.address
  const top = doc.y
  const half = WIDTH / 2
  const width = half - 20
  const under = [...lines, `PIN ${slip.pin}`]
  const named = heightOf(doc.fontSize(11), name, width, 'latin-bold')
  doc.fontSize(9.5)
  const tall = under.reduce((sum, line) => sum + heightOf(doc, line, width), named + 20)
  const height = Math.max(LEAST_ADDRESS, tall)
  doc.rect(MARGIN, top, WIDTH, height).fill(SHADE)
  doc.fillColor(INK).fontSize(11)
  write(doc, name, { x: MARGIN + 12, y: top + 10, width }, 'latin-bold')
  doc.fontSize(9.5)
  for (const line of under) write(doc, line, { x: MARGIN + 12, y: doc.y, width })
  const facts: [string, string][] = [
    ['Telephone', slip.phone],
    ['Promised', slip.promised ?? 'No day promised'],
    ['Pieces in this parcel', String(slip.pieces)],
  ]
  facts.forEach(([label, value], index) => {
    drawFact(doc, [label, value], { x: MARGIN + half, y: top + 10 + index * 26, width: half - 12 })
  })
  doc.y = top + height + 16
}

function drawLines(doc: Pdf, { lines }: Slip): void {
  doc.font('latin').fontSize(7.5).fillColor(MUTED)
  const y = doc.y
  doc.text('Packed', MARGIN, y)
  doc.text('Quantity', MARGIN + COLUMNS.tick + 16, y)
  doc.text('Piece', MARGIN + COLUMNS.tick + COLUMNS.quantity + 16, y)
  doc.text('SKU', MARGIN + WIDTH - COLUMNS.sku, y, { width: COLUMNS.sku, align: 'right' })
  doc.y = y + 13
  for (const line of lines) drawLine(doc, line)
  rule(doc, doc.y)
}

function drawLine(doc: Pdf, { name, chosen, sku, quantity }: PaperLine): void {
  const x = MARGIN + COLUMNS.tick + COLUMNS.quantity + 16
  const width = WIDTH - COLUMNS.tick - COLUMNS.quantity - COLUMNS.sku - 26
  const named = heightOf(doc.fontSize(10.5), name, width, 'latin-bold')
  doc.fontSize(9.5)
  const numbered = heightOf(doc, sku, COLUMNS.sku)
  const height = Math.max(30, numbered + 16, named + (chosen ? heightOf(doc, chosen, width) : 0) + 16)
  if (doc.y + height > BOTTOM) doc.addPage()
  const top = doc.y
  rule(doc, top)
  doc
    .rect(MARGIN + 2, top + 8, 14, 14)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke()
  doc
    .font('latin-bold')
    .fontSize(14)
    .fillColor(INK)
    .text(String(quantity), MARGIN + COLUMNS.tick + 16, top + 7)
  doc.fontSize(10.5)
  write(doc, name, { x, y: top + 8, width }, 'latin-bold')
  if (chosen) {
    doc.fontSize(9.5).fillColor(MUTED)
    write(doc, chosen, { x, y: doc.y, width })
  }
  doc
    .font('latin')
    .fontSize(9.5)
    .fillColor(INK)
    .text(sku, MARGIN + WIDTH - COLUMNS.sku, top + 9, { width: COLUMNS.sku, align: 'right' })
  doc.y = top + height
}

function drawNotes(doc: Pdf, { note, elsewhere }: Slip): void {
  if (doc.y + 80 > BOTTOM) doc.addPage()
  doc.y += 14
  const sent = elsewhere > 0 ? `${elsewhere} more of this order left before, or will not be sent.` : null
  doc.fontSize(9.5).fillColor(MUTED)
  if (sent) write(doc, sent, { x: MARGIN, y: doc.y, width: WIDTH })
  if (!note) return
  doc
    .font('latin')
    .fontSize(7.5)
    .fillColor(MUTED)
    .text('The customer writes', MARGIN, doc.y + 8)
  doc.fontSize(10.5).fillColor(INK)
  write(doc, note, { x: MARGIN, y: doc.y + 2, width: WIDTH })
}
