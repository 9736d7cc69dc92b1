import type { Db } from '#server/db/connect.ts'
import type { DocumentContent } from './document-content.ts'
import { selectInvoiceContent, selectInvoiceContents } from './invoices.store.ts'

export type DrawnDocument = { filename: string; content: Buffer; contentType: string }

/** The tax invoice of an order as a file; null while none has been issued. */
export async function drawInvoice(db: Db, orderId: number): Promise<DrawnDocument | null> {
  const content = await selectInvoiceContent(db, orderId)
  return content && drawFile(content)
}

/** The invoices of several orders in one file, in the order given; null when none of them has one. */
export async function drawInvoices(db: Db, orderIds: readonly number[]): Promise<Buffer | null> {
  const contents = await selectInvoiceContents(db, orderIds)
  if (contents.length === 0) return null
  const { drawDocuments } = await import('./draw-document.ts')
  return drawDocuments(contents)
}

/** The PDF maker is large and rarely needed, so it is not loaded at start. */
export async function drawFile(content: DocumentContent): Promise<DrawnDocument> {
  const { drawDocuments } = await import('./draw-document.ts')
  const filename = `${content.number.replaceAll('/', '-')}.pdf`
  return { filename, content: await drawDocuments([content]), contentType: 'application/pdf' }
}
