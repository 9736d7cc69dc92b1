import path from 'node:path'
import PDFDocument from 'pdfkit'
import { fontRuns } from './font-runs.ts'

export type Pdf = PDFKit.PDFDocument
export type Box = { x: number; y: number; width: number }

const FONTS = path.join(import.meta.dirname, 'fonts')
/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 40
export const WIDTH = PAGE.width - 2 * MARGIN
export const INK = '#241c15'
export const MUTED = '#65574a'
export const LINE = '#d9cfc4'
export const ACCENT = '#2f4a3c'
export const SHADE = '#f6f1ea'

/** An empty first page, with the fonts of every script that people write their names in. */
export function openPaper(author: string, title: string, subject: string, margin: number = MARGIN): Pdf {
  const info = { Title: title, Author: author, Subject: subject }
  const doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, info })
  for (const name of ['latin', 'latin-bold', 'bengali', 'devanagari'])
    doc.registerFont(name, path.join(FONTS, `${name}.ttf`))
  return doc
}

export function finish(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

/** Text of people, in whatever script they wrote it. */
export function write(doc: Pdf, text: string, { x, y, width }: Box, latin = 'latin'): void {
  const runs = fontRuns(text === '' ? ' ' : text)
  for (const [index, run] of runs.entries()) {
    doc.font(run.font === 'latin' ? latin : run.font)
    const options = { width, continued: index < runs.length - 1 }
    if (index === 0) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  }
}

/** How tall `write` will make it, in the size that is set. Of mixed scripts it is a little generous, never less. */
export function heightOf(doc: Pdf, text: string, width: number, latin = 'latin'): number {
  const runs = fontRuns(text === '' ? ' ' : text)
  if (runs.every(({ font }) => font === 'latin')) return doc.font(latin).heightOfString(text, { width })
  let [wide, tall] = [0, 0]
  for (const run of runs) {
    doc.font(run.font === 'latin' ? latin : run.font)
    wide += doc.widthOfString(run.text)
    tall = Math.max(tall, doc.currentLineHeight(true))
  }
  // Words do not fill their lines: up to one in a wide column, more in a narrow one.
  const lines = Math.ceil(wide / width)
  return (lines === 1 ? 1 : Math.ceil(lines * 1.15) + 1) * tall
}

export function rule(doc: Pdf, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}

/** Lower nothing may stand: the foot is there. */
export const BOTTOM = PAGE.height - 90

/** The shop's band and name at the head of a page, with what the paper is under it. */
export function drawLetterhead(doc: Pdf, name: string, words: string): void {
  doc.rect(0, 0, PAGE.width, 8).fill(ACCENT)
  doc.font('latin-bold').fontSize(24).fillColor(ACCENT).text(name, MARGIN, 34)
  doc.font('latin').fontSize(8.5).fillColor(MUTED).text(words, MARGIN, 64)
}

/** A small word, and under it what it is. */
export function drawFact(doc: Pdf, [label, value]: readonly [string, string], { x, y, width }: Box): void {
  doc.font('latin').fontSize(7.5).fillColor(MUTED).text(label, x, y, { width })
  doc
    .font('latin-bold')
    .fontSize(9.5)
    .fillColor(INK)
    .text(value, x, y + 10, { width, lineBreak: false })
}

/** What one document calls its pages, of a file that may hold many. */
export type Sheets = { first: number; foot: string }

export const pageCount = (doc: Pdf): number => doc.bufferedPageRange().count

/** At the foot of every page from `first` on, with numbers that begin at 1. */
export function drawFeet(doc: Pdf, { first, foot }: Sheets): void {
  const count = pageCount(doc)
  for (let page = first; page < count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const y = PAGE.height - 46
    rule(doc, y - 8)
    doc.font('latin').fontSize(7.5).fillColor(MUTED)
    doc.text(foot, MARGIN, y, { width: WIDTH - 70, lineBreak: false })
    doc.text(`Page ${page - first + 1} of ${count - first}`, MARGIN, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}
