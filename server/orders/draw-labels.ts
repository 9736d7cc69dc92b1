import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { finish, heightOf, INK, LINE, MUTED, openPaper, PAGE, type Pdf, write } from '#server/invoices/pdf-paper.ts'
import { drawCode } from './draw-code.ts'
import type { Label } from './paper-content.ts'

/** A6: four of them fit on an A4 sheet of labels. */
const SIZE = { width: PAGE.width / 2, height: PAGE.height / 2 } as const
const PER_SHEET = 4
const EDGE = 22
const CODE = 96

export async function drawLabels(labels: readonly Label[], shop: ShopFacts): Promise<Buffer> {
  const doc = openPaper(shop.name, 'Labels', 'Labels', 0)
  labels.forEach((label, index) => {
    const place = index % PER_SHEET
    if (index > 0 && place === 0) doc.addPage()
    const at = { left: (place % 2) * SIZE.width, top: Math.floor(place / 2) * SIZE.height }
    drawLabel(doc, label, at, shop)
  })
  return finish(doc)
}

function drawLabel(doc: Pdf, label: Label, { left, top }: { left: number; top: number }, shop: ShopFacts): void {
  const [x, width] = [left + EDGE, SIZE.width - 2 * EDGE]
  doc.rect(left, top, SIZE.width, SIZE.height).lineWidth(0.5).dash(3, { space: 3 }).strokeColor(LINE).stroke().undash()
  doc
    .font('latin-bold')
    .fontSize(15)
    .fillColor(INK)
    .text(shop.name, x, top + EDGE, { lineBreak: false })
  doc
    .font('latin')
    .fontSize(8)
    .fillColor(MUTED)
    .text(`From ${shop.address.city} ${shop.address.postalCode}`, x, top + EDGE + 20, { lineBreak: false })
  const [name = '', ...lines] = label.address
  doc
    .font('latin')
    .fontSize(8)
    .fillColor(MUTED)
    .text('To', x, top + 76)
  const foot = top + SIZE.height - EDGE - CODE
  const scale = SCALES.find((each) => tallAt(doc, label, width, each) <= foot - top - 87) ?? SMALLEST
  doc.fontSize(15 * scale).fillColor(INK)
  write(doc, name, { x, y: top + 87, width }, 'latin-bold')
  doc.fontSize(11.5 * scale)
  for (const line of lines) write(doc, line, { x, y: doc.y + 1, width })
  doc
    .font('latin-bold')
    .fontSize(20 * scale)
    .text(label.pin, x, doc.y + 4, { width })
  doc
    .font('latin')
    .fontSize(11.5 * scale)
    .text(label.phone, x, doc.y, { width })
  drawFoot(doc, label, x, foot)
}

/** Smaller letters where an address is long: nothing may lie under the code. */
const SMALLEST = 0.55
const SCALES = [1, 0.85, 0.7, SMALLEST] as const

function tallAt(doc: Pdf, { address: [name = '', ...lines], pin, phone }: Label, width: number, scale: number): number {
  const named = heightOf(doc.fontSize(15 * scale), name, width, 'latin-bold')
  doc.fontSize(11.5 * scale)
  const under = [...lines, phone].reduce((sum, line) => sum + heightOf(doc, line, width) + 1, 0)
  return named + under + heightOf(doc.fontSize(20 * scale), pin, width, 'latin-bold') + 8
}

function drawFoot(doc: Pdf, { orderNumber, pieces, promised, link }: Label, x: number, y: number): void {
  drawCode(doc, link, { x: x - 6, y, size: CODE })
  const column = { x: x + CODE + 6, width: SIZE.width - 2 * EDGE - CODE - 6 }
  doc
    .font('latin-bold')
    .fontSize(10.5)
    .fillColor(INK)
    .text(orderNumber, column.x, y + 20, { width: column.width })
  doc
    .font('latin')
    .fontSize(9.5)
    .text(pieces === 1 ? '1 piece' : `${pieces} pieces`, { width: column.width })
  if (promised) doc.fillColor(MUTED).text(`Promised ${promised}`, { width: column.width })
}
