import type { RoundStop } from '#domain/api/delivery.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { someOf } from '#domain/orders/some-of.ts'
import { dayText } from '#domain/time/day-text.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import {
  ACCENT,
  drawFeet,
  finish,
  heightOf,
  INK,
  LINE,
  MARGIN,
  MUTED,
  openPaper,
  PAGE,
  type Pdf,
  rule,
  WIDTH,
  write,
} from '#server/invoices/pdf-paper.ts'
import { drawCode } from '#server/orders/draw-code.ts'

export type Sheet = { day: IsoDate; van: string; stops: readonly RoundStop[]; publicUrl: string; shop: ShopFacts }

const BOTTOM = PAGE.height - 70
const CODE = 62
const NUMBER = 30
const SIGN = 150
const TEXT = { x: MARGIN + NUMBER, width: WIDTH - NUMBER - SIGN - CODE - 16 } as const

/** What who drives takes along on paper: where to, what, how much to collect, and a place to sign. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const { day, van, stops, shop } = sheet
  const doc = openPaper(shop.name, `Delivery sheet ${day} ${van}`, 'Delivery sheet')
  drawHeading(doc, sheet)
  for (const [index, stop] of stops.entries()) drawStop(doc, stop, index + 1, sheet.publicUrl)
  if (stops.length === 0) doc.font('latin').fontSize(10).fillColor(MUTED).text('Nothing stands on this round.', MARGIN)
  drawFeet(doc, { first: 0, foot: `${shop.name} · ${van}, ${dayText(day)} · ${shop.phoneText}` })
  return finish(doc)
}

function drawHeading(doc: Pdf, { day, van, stops, shop }: Sheet): void {
  const boxes = stops.reduce((sum, stop) => sum + stop.boxes, 0)
  const due = stops.reduce((sum, { to_collect }) => sum + (to_collect ?? 0), 0)
  doc.rect(0, 0, PAGE.width, 8).fill(ACCENT)
  doc.font('latin-bold').fontSize(20).fillColor(ACCENT).text(shop.name, MARGIN, 30)
  doc.font('latin').fontSize(9).fillColor(MUTED).text('Delivery sheet', MARGIN, 55)
  doc.fontSize(15).fillColor(INK)
  write(doc, `${dayText(day)} · ${van}`, { x: MARGIN, y: 72, width: WIDTH }, 'latin-bold')
  const facts = [
    counted(stops.length, 'stop'),
    counted(boxes, 'box', 'boxes'),
    ...(due > 0 ? [`${formatRupees(due)} to collect`] : []),
  ]
  doc.font('latin').fontSize(9.5).fillColor(MUTED).text(facts.join(' · '), MARGIN, 93)
  doc.y = 116
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

function drawStop(doc: Pdf, stop: RoundStop, number: number, publicUrl: string): void {
  const lines = linesOf(stop)
  doc.font('latin').fontSize(9.5)
  const height = Math.max(
    CODE + 20,
    lines.reduce(
      (sum, { text, size, isStrong }) =>
        sum + heightOf(doc.fontSize(size), text, TEXT.width, isStrong ? 'latin-bold' : 'latin') + 1.5,
      22,
    ),
  )
  if (doc.y + height > BOTTOM) doc.addPage()
  const top = doc.y
  rule(doc, top)
  doc
    .font('latin-bold')
    .fontSize(16)
    .fillColor(ACCENT)
    .text(String(number), MARGIN, top + 9, { width: NUMBER, lineBreak: false })
  doc.y = top + 10
  for (const { text, size, isStrong, isMuted } of lines) {
    doc.fontSize(size).fillColor(isMuted ? MUTED : INK)
    write(doc, text, { x: TEXT.x, y: doc.y + 1.5, width: TEXT.width }, isStrong ? 'latin-bold' : 'latin')
  }
  drawSign(doc, stop, TEXT.x + TEXT.width + 8, top + 10)
  drawCode(doc, `${publicUrl}/backoffice/orders/${stop.order_id}`, { x: MARGIN + WIDTH - CODE, y: top + 8, size: CODE })
  doc.y = top + height
}

type Line = { text: string; size: number; isStrong?: boolean; isMuted?: boolean }

function linesOf(stop: RoundStop): Line[] {
  const pieces = stop.pieces.map(({ name, color, quantity }) => `${quantity} × ${name}${color ? `, ${color}` : ''}`)
  return [
    { text: stop.name, size: 11.5, isStrong: true },
    { text: `${stop.address}, ${stop.city} ${stop.postal_code}`, size: 9.5 },
    { text: `${stop.phone} · ${counted(stop.boxes, 'box', 'boxes')}`, size: 10.5, isStrong: true },
    { text: `${stop.order_number}: ${someOf(pieces)}`, size: 8.5, isMuted: true },
    ...(stop.to_collect === null
      ? []
      : [{ text: `Collect ${formatRupees(stop.to_collect)}`, size: 11.5, isStrong: true }]),
    ...(stop.note ? [{ text: stop.note, size: 9.5 }] : []),
    ...(stop.customer_note ? [{ text: `The customer writes: ${stop.customer_note}`, size: 9.5 }] : []),
    ...(stop.state === 'cancelled' ? [{ text: 'CANCELLED: do not hand over', size: 10.5, isStrong: true }] : []),
  ]
}

function drawSign(doc: Pdf, { delivered }: RoundStop, x: number, y: number): void {
  doc.font('latin').fontSize(7.5).fillColor(MUTED)
  doc.text(delivered ? 'Delivered, received by' : 'Received by, name and signature', x, y, { width: SIGN - 10 })
  if (delivered) {
    doc.fontSize(9.5).fillColor(INK)
    write(doc, delivered.received_by ?? '', { x, y: y + 11, width: SIGN - 10 }, 'latin-bold')
    return
  }
  doc
    .moveTo(x, y + 52)
    .lineTo(x + SIGN - 14, y + 52)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}
