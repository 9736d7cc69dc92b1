import type { Paise } from '#domain/money/paise.ts'
import { financialYear } from '#domain/tax/invoice-number.ts'
import { istDate } from '#domain/time/ist.ts'
import { documentCounters, taxDocuments } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { creditContent, type DocumentContent, invoiceContent } from './document-content.ts'
import { creditOf, NUMBER } from './issue-document.ts'
import { readFacts } from '#server/facts/read-settings.ts'

/** A tax invoice, or with a refund the credit note for it. */
export type DueDocument = {
  order: OrderRecord
  at: Date
  refund: { refundId: number; amount: Paise; reason: string; fee: Paise } | null
}

type Row = typeof taxDocuments.$inferInsert

/** For a shop that is filled at once: the whole series in two statements, in the order of its days, before anything else drew a number. */
export async function issueMany(tx: Tx, due: readonly DueDocument[]): Promise<void> {
  const shop = await readFacts(tx)
  const counters = new Map<string, { kind: Row['kind']; financialYear: string; lastSerial: number }>()
  /** Of each order: its invoice, then its credit notes. */
  const issued = new Map<number, DocumentContent[]>()
  const rows = due
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ order, at, refund }): Row => {
      const kind = refund ? 'credit_note' : 'invoice'
      const day = istDate(at)
      const year = financialYear(day)
      const counter = counters.get(`${kind} ${year}`) ?? { kind, financialYear: year, lastSerial: 0 }
      counters.set(`${kind} ${year}`, { ...counter, lastSerial: counter.lastSerial + 1 })
      const serial = counter.lastSerial + 1
      const number = NUMBER[kind](day, serial)
      const [invoice = null, ...notes] = issued.get(order.id) ?? []
      const content = refund
        ? creditContent('credit_note', order, creditOf(order, refund, invoice, notes), { number, at, shop })
        : invoiceContent(order, { number, at, shop })
      issued.set(order.id, [...(issued.get(order.id) ?? []), content])
      const refundId = refund?.refundId ?? null
      const amount = content.total.gross
      return { orderId: order.id, kind, number, financialYear: year, serial, amount, content, issuedAt: at, refundId }
    })
  if (rows.length === 0) return
  await tx.insert(taxDocuments).values(rows)
  await tx.insert(documentCounters).values([...counters.values()])
}
