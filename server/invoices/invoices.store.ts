import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { documentCounters, taxDocuments } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { DocumentContent, DocumentKind } from './document-content.ts'

/** The counter's row stays locked until the transaction ends: a rolled back document gives its number back. */
export async function drawSerial(tx: Tx, kind: DocumentKind, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ kind, financialYear, lastSerial: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.financialYear],
      set: { lastSerial: sql`${documentCounters.lastSerial} + 1` },
    })
    .returning({ serial: documentCounters.lastSerial })
  if (!row) throw new Error('No serial was drawn')
  return row.serial
}

export async function insertDocument(tx: Tx, row: typeof taxDocuments.$inferInsert): Promise<void> {
  await tx.insert(taxDocuments).values(row)
}

export async function selectInvoiceContent(db: Db | Tx, orderId: number): Promise<DocumentContent | null> {
  const [row] = await db
    .select({ content: taxDocuments.content })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice')))
  return row ? asContent(row.content) : null
}

export async function selectCreditNotes(tx: Tx, orderId: number): Promise<DocumentContent[]> {
  const rows = await tx
    .select({ content: taxDocuments.content })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'credit_note')))
  return rows.map(({ content }) => asContent(content))
}

/** In the order of the ids; an order without an invoice is left out. */
export async function selectInvoiceContents(db: Db, orderIds: readonly number[]): Promise<DocumentContent[]> {
  const rows = await db
    .select({ orderId: taxDocuments.orderId, content: taxDocuments.content })
    .from(taxDocuments)
    .where(and(inArray(taxDocuments.orderId, [...orderIds]), eq(taxDocuments.kind, 'invoice')))
  return orderIds.flatMap((id) => rows.filter(({ orderId }) => orderId === id).map(({ content }) => asContent(content)))
}

export async function selectDocumentContent(db: Db, orderId: number, id: number): Promise<DocumentContent | null> {
  const [row] = await db
    .select({ content: taxDocuments.content })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.id, id)))
  return row ? asContent(row.content) : null
}

/** Only issue-document.ts writes this column, and always a whole document. */
const asContent = (content: Record<string, unknown>) => content as unknown as DocumentContent

export async function selectNumberOfRefund(db: Db, refundId: number): Promise<string | null> {
  const [row] = await db
    .select({ number: taxDocuments.number })
    .from(taxDocuments)
    .where(eq(taxDocuments.refundId, refundId))
  return row?.number ?? null
}
