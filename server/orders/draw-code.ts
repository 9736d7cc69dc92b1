import { encode } from 'uqr'
import { INK, type Pdf } from '#server/invoices/pdf-paper.ts'

/** A square that a phone reads. Medium correction: a crease or a drop of rain does not matter. */
export function drawCode(doc: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
  const step = size / modules
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * step, y + line * step, step + 0.05, step + 0.05)
    })
  })
  doc.fill(INK)
}
