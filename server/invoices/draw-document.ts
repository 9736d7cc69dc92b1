import { shop } from '#domain/company/shop.ts'
import type { DocumentContent, DocumentKind, Party } from './document-content.ts'
import { drawTable, drawTotals } from './document-table.ts'
import {
  BOTTOM,
  type Box,
  drawFact,
  drawFeet,
  drawLetterhead,
  finish,
  INK,
  MARGIN,
  MUTED,
  openPaper,
  pageCount,
  type Pdf,
  SHADE,
  WIDTH,
  write,
} from './pdf-paper.ts'

const TITLES: Record<DocumentKind, string> = {
  invoice: 'Tax Invoice',
  credit_note: 'Credit Note',
  refund_voucher: 'Refund Voucher',
  receipt_voucher: 'Receipt Voucher',
}

/** The printed documents, one after the other. Everything on them comes from the stored content, so they read the same in ten years. */
export async function drawDocuments(contents: readonly DocumentContent[]): Promise<Buffer> {
  const [only] = contents
  const title = only && contents.length === 1 ? titleOf(only) : `${contents.length} documents`
  const doc = openPaper(only ? signOf(only).name : shop.name, title, only ? TITLES[only.kind] : title)
  contents.forEach((content, index) => {
    if (index > 0) doc.addPage()
    const first = pageCount(doc) - 1
    drawHeading(doc, content)
    drawParties(doc, content)
    drawTable(doc, content)
    drawTotals(doc, content)
    drawClosing(doc, content)
    drawFeet(doc, { first, foot: footOf(content) })
  })
  return finish(doc)
}

const titleOf = ({ kind, number }: DocumentContent) => `${TITLES[kind]} ${number}`
/** Documents from before the name could change bear the one of that time. */
const signOf = ({ supplier }: DocumentContent) => supplier.sign ?? shop
/** Its number too: a second page that was parted from the first still says where it belongs. */
const footOf = (content: DocumentContent) =>
  `${titleOf(content)} · ${content.supplier.name} · GSTIN ${content.supplier.gstin}`

function drawHeading(doc: Pdf, content: DocumentContent) {
  drawLetterhead(doc, signOf(content).name, signOf(content).tagline)
  doc
    .font('latin-bold')
    .fontSize(18)
    .fillColor(INK)
    .text(TITLES[content.kind], MARGIN, 36, { width: WIDTH, align: 'right' })
  doc
    .font('latin')
    .fontSize(8.5)
    .fillColor(MUTED)
    .text(NATURE[content.kind], MARGIN, 62, { width: WIDTH, align: 'right' })
  drawFacts(doc, content)
}

const NATURE: Record<DocumentKind, string> = {
  invoice: 'Original for recipient',
  credit_note: 'Issued under section 34, CGST Act',
  refund_voucher: 'Issued under rule 51, CGST Rules',
  receipt_voucher: 'Issued under rule 50, CGST Rules',
}

function drawFacts(doc: Pdf, content: DocumentContent) {
  const facts: [string, string][] = [
    [`${TITLES[content.kind]} no.`, content.number],
    ['Date', longDate(content.date)],
    ['Order', content.orderNumber],
    ['Order date', longDate(content.orderDate)],
    ['Place of supply', content.placeOfSupply],
    ['Reverse charge', 'No'],
    ...againstFacts(content),
  ]
  const top = 86
  const columns = 3
  const rows = Math.ceil(facts.length / columns)
  doc.rect(MARGIN, top, WIDTH, rows * 30 + 8).fill(SHADE)
  facts.forEach(([label, value], index) => {
    const x = MARGIN + 10 + (index % columns) * (WIDTH / columns)
    const y = top + 7 + Math.floor(index / columns) * 30
    drawFact(doc, [label, value], { x, y, width: WIDTH / columns - 14 })
  })
  doc.y = top + rows * 30 + 22
}

function againstFacts({ against }: DocumentContent): [string, string][] {
  if (!against) return []
  return [
    ['Against invoice', against.number],
    ['Invoice date', longDate(against.date)],
  ]
}

function drawParties(doc: Pdf, { supplier, recipient, delivery }: DocumentContent) {
  const y = doc.y
  const width = WIDTH / 3
  const parties: [string, Party, string[]][] = [
    ['Supplier', supplier, supplier.contact.split(' · ')],
    ['Billed to', recipient, []],
    ['Delivered to', delivery, []],
  ]
  const ends = parties.map(([title, party, contact], index) =>
    drawParty(doc, [title, party.name, ...partyLines(party), ...contact], {
      x: MARGIN + index * width,
      y,
      width: width - 14,
    }),
  )
  doc.y = Math.max(...ends) + 12
}

function partyLines({ lines, state, stateCode, gstin }: Party): string[] {
  return [...lines, `${state} (state code ${stateCode})`, ...(gstin ? [`GSTIN ${gstin}`] : [])]
}

function drawParty(doc: Pdf, [title = '', name = '', ...lines]: readonly string[], box: Box): number {
  doc.font('latin').fontSize(7.5).fillColor(MUTED).text(title, box.x, box.y, { width: box.width })
  doc.fillColor(INK).fontSize(9)
  write(doc, name, { ...box, y: doc.y + 1 }, 'latin-bold')
  doc.fontSize(8.5)
  for (const line of lines) write(doc, line, { ...box, y: doc.y })
  return doc.y
}

function drawClosing(doc: Pdf, { words, payment, remark, kind, supplier }: DocumentContent) {
  if (doc.y + 120 > BOTTOM) doc.addPage()
  doc.y += 8
  doc.font('latin').fontSize(8).fillColor(MUTED).text('Amount in words', MARGIN, doc.y)
  doc.font('latin-bold').fontSize(9.5).fillColor(INK).text(words, { width: WIDTH })
  doc.font('latin').fontSize(8.5).moveDown(0.6)
  for (const line of [payment, remark, GST_INCLUDED[kind]]) if (line) doc.text(line, { width: WIDTH - 180 })
  const y = doc.y + 14
  doc
    .font('latin')
    .fontSize(8.5)
    .fillColor(INK)
    .text(`For ${supplier.name}`, MARGIN + WIDTH - 220, y, { width: 220, align: 'right' })
  doc.font('latin-bold').text('Signed electronically', MARGIN + WIDTH - 220, doc.y + 14, { width: 220, align: 'right' })
  doc
    .font('latin')
    .fillColor(MUTED)
    .text('Authorised signatory', MARGIN + WIDTH - 220, doc.y, { width: 220, align: 'right' })
}

const GST_INCLUDED: Record<DocumentKind, string> = {
  invoice: 'All prices include GST. Amounts are in Indian rupees.',
  credit_note: 'The tax of the invoice above is reduced by the tax shown here. Amounts are in Indian rupees.',
  receipt_voucher: 'Received in advance of the supply. All prices include GST. Amounts are in Indian rupees.',
  refund_voucher:
    'An advance was received and is refunded; no invoice was issued for it. Amounts are in Indian rupees.',
}

const dates = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDate = (day: string) => dates.format(new Date(day))
