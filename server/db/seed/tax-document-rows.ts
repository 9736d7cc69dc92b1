import type { Paise } from '#domain/money/paise.ts'
import { invoiceAmounts } from '#domain/tax/invoice-amounts.ts'
import { creditNoteNumber, financialYear, invoiceNumber } from '#domain/tax/invoice-number.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { istDate } from '#domain/time/ist.ts'
import type { documentCounters, taxDocuments } from '#server/db/schema/orders.ts'
import type { PlannedOrder } from './plan-order.ts'

type DocumentRow = typeof taxDocuments.$inferInsert
type CounterRow = typeof documentCounters.$inferInsert
type Placed = { orderId: number; order: PlannedOrder }
type RefundIds = ReadonlyMap<number, number>
type Due = Placed & { kind: DocumentRow['kind']; issuedAt: Date; amount: Paise; refundId: number | null }

/** Numbers run without gaps within a kind and a financial year, in the order of issue. */
export function taxDocumentRows(placed: readonly Placed[], refundOf: RefundIds): DocumentRow[] {
  const lastSerial = new Map<string, number>()
  return placed
    .flatMap((entry) => documentsDue(entry, refundOf))
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
    .map((due) => {
      const year = financialYear(istDate(due.issuedAt))
      const serial = (lastSerial.get(`${due.kind} ${year}`) ?? 0) + 1
      lastSerial.set(`${due.kind} ${year}`, serial)
      return documentRow(due, year, serial)
    })
}

/** Where the next invoice must go on counting. */
export function counterRows(documents: readonly DocumentRow[]): CounterRow[] {
  const last = new Map<string, CounterRow>()
  for (const { kind, financialYear: year, serial } of documents) {
    last.set(`${kind} ${year}`, { kind, financialYear: year, lastSerial: serial })
  }
  return [...last.values()]
}

/** The invoice is drawn when the money is there, so what is given back later needs a credit note. */
function documentsDue({ orderId, order }: Placed, refundOf: RefundIds): Due[] {
  const { paidAt, cancelledAt, refund } = order
  if (!paidAt) return []
  const invoice: Due = { orderId, order, kind: 'invoice', issuedAt: paidAt, amount: order.quote.total, refundId: null }
  if (refund === null || !cancelledAt) return [invoice]
  const refundId = refundOf.get(orderId) ?? null
  return [invoice, { orderId, order, kind: 'credit_note', issuedAt: cancelledAt, amount: refund, refundId }]
}

function documentRow({ order, ...due }: Due, year: string, serial: number): DocumentRow {
  const numberOf = due.kind === 'invoice' ? invoiceNumber : creditNoteNumber
  const number = numberOf(istDate(due.issuedAt), serial)
  return { ...due, number, financialYear: year, serial, content: printed(order) }
}

function printed(order: PlannedOrder): Record<string, unknown> {
  const place = placeOfSupply({ delivery: order.shipping })
  const amounts = invoiceAmounts({
    lineTotals: order.items.map((item) => item.totalPrice),
    shipping: order.quote.shipping,
    placeOfSupply: place,
  })
  return {
    order_number: order.orderNumber,
    billing: order.billing,
    shipping: order.shipping,
    place_of_supply: place,
    items: order.items.map(({ product, quantity, unitPrice }, index) => ({
      name: product.name,
      sku: product.sku,
      hsn_code: product.hsnCode,
      quantity,
      unit_price: unitPrice,
      ...amounts.items[index],
    })),
    freight: amounts.freight,
    total: amounts.total,
  }
}
