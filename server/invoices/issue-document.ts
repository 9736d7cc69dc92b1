import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import {
  creditNoteNumber,
  financialYear,
  invoiceNumber,
  receiptVoucherNumber,
  refundVoucherNumber,
} from '#domain/tax/invoice-number.ts'
import { leftByRate } from '#domain/tax/invoice-amounts.ts'
import { type IsoDate, istDate } from '#domain/time/ist.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import {
  type Credit,
  creditContent,
  type DocumentContent,
  type DocumentKind,
  invoiceContent,
  receiptContent,
  type ReceivedPart,
  type ReturnedPiece,
} from './document-content.ts'
import { drawSerial, insertDocument, selectCreditNotes, selectInvoiceContent } from './invoices.store.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { ratedRows } from './tax-totals.ts'

export const NUMBER: Record<DocumentKind, (day: IsoDate, serial: number) => string> = {
  invoice: invoiceNumber,
  credit_note: creditNoteNumber,
  refund_voucher: refundVoucherNumber,
  receipt_voucher: receiptVoucherNumber,
}

/** The number is drawn in the transaction that issues the document, so the series has no gap (Rule 46). */
export async function issueInvoice(tx: Tx, order: OrderRecord, at: Date): Promise<string> {
  return issue(tx, order, { kind: 'invoice', refundId: null, at }, (drawn) => invoiceContent(order, drawn))
}

/** For money that comes in before the invoice (Rule 50). */
export async function issueReceipt(tx: Tx, order: OrderRecord, part: ReceivedPart, at: Date): Promise<string> {
  return issue(tx, order, { kind: 'receipt_voucher', refundId: null, at }, (drawn) =>
    receiptContent(order, part, drawn),
  )
}

export type DocumentedRefund = {
  refundId: number
  amount: Paise
  reason: string
  fee: Paise
  /** Money that paid the order, not such as came late, twice or wrong. */
  isForOrder: boolean
  pieces?: readonly ReturnedPiece[] | undefined
  remark?: string | undefined
}

/** A credit note when an invoice was issued for this money, a refund voucher when none was (Rules 53 and 51). */
export async function issueForRefund(tx: Tx, order: OrderRecord, refund: DocumentedRefund, at: Date): Promise<string> {
  const invoice = refund.isForOrder ? await selectInvoiceContent(tx, order.id) : null
  const earlier = invoice ? await selectCreditNotes(tx, order.id) : []
  const kind = invoice ? 'credit_note' : 'refund_voucher'
  return issue(tx, order, { kind, refundId: refund.refundId, at }, (drawn) =>
    creditContent(kind, order, creditOf(order, refund, invoice, earlier), drawn),
  )
}

/** What a refund credits, of which invoice, after which other credits. */
export function creditOf(
  order: OrderRecord,
  refund: Omit<DocumentedRefund, 'isForOrder'>,
  invoice: DocumentContent | null,
  earlier: readonly DocumentContent[],
): Credit {
  return {
    amount: refund.amount,
    pieces: refund.pieces,
    description: invoice
      ? `Value credited of invoice ${invoice.number}`
      : `Advance refunded for order ${order.orderNumber}`,
    remark: remarkOf(refund),
    against: invoice && { number: invoice.number, date: invoice.date },
    left: invoice && leftByRate(ratedRows(invoice), earlier.flatMap(ratedRows)),
  }
}

function remarkOf({ reason, fee, remark }: Pick<DocumentedRefund, 'reason' | 'fee' | 'remark'>): string | null {
  if (remark !== undefined) return remark
  if (fee > 0) return `A cancellation fee of ${formatInr(fee)} has been retained.`
  return reason === 'cancellation' ? 'The order was cancelled before dispatch.' : null
}

type Issue = { kind: DocumentKind; refundId: number | null; at: Date }

async function issue(
  tx: Tx,
  order: OrderRecord,
  { kind, refundId, at }: Issue,
  write: (drawn: { number: string; at: Date; shop: ShopFacts }) => DocumentContent,
): Promise<string> {
  const day = istDate(at)
  const year = financialYear(day)
  const serial = await drawSerial(tx, kind, year)
  const number = NUMBER[kind](day, serial)
  const content = write({ number, at, shop: await readFacts(tx) })
  await insertDocument(tx, {
    orderId: order.id,
    kind,
    number,
    financialYear: year,
    serial,
    amount: content.total.gross,
    content,
    issuedAt: at,
    refundId,
  })
  return number
}
