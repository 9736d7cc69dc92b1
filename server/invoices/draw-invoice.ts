import type { Db } from '#server/db/connect.ts'
import type { DocumentContent } from './document-content.ts'
import { selectInvoiceContent } from './invoices.store.ts'

export type DrawnDocument = { filename: string; content: Buffer; contentType: string }

/** The tax invoice of an order as a file; null while none has been issued. */
export async function drawInvoice(db: Db, orderId: number): Promise<DrawnDocument | null> {
  const content = await selectInvoiceContent(db, orderId)
  return content && drawFile(content)
}

/** The PDF maker is large and rarely needed, so it is not loaded at start. */
export async function drawFile(content: DocumentContent): Promise<DrawnDocument> {
  const { drawDocument } = await import('./draw-document.ts')
  const filename = `${content.number.replaceAll('/', '-')}.pdf`
  return { filename, content: await drawDocument(content), contentType: 'application/pdf' }
}
