import type { Paise } from '#domain/money/paise.ts'
import { invoiceAmounts } from '#domain/tax/invoice-amounts.ts'
import { creditNoteNumber, financialYear, invoiceNumber } from '#domain/tax/invoice-number.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { istDate } from '#domain/time/ist.ts'
import type { documentCounters, taxDocuments } from '#server/db/schema/orders.ts'
import type { PlannedOrder } from './plan-order.ts'

type DocumentRow = typeof taxDocuments.$inferInsert
type CounterRow = typeof documentCounters.$inferInsert
type Due = { orderId: number; order: PlannedOrder; kind: DocumentRow['kind']; issuedAt: Date; amount: Paise }

/** Numbers run without gaps within a kind and a financial year, in the order of issue. */
export function taxDocumentRows(placed: readonly { orderId: number; order: PlannedOrder }[]): DocumentRow[] {
  const lastSerial = new Map<string, number>()
  return placed
    .flatMap(documentsDue)
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

function documentsDue({ orderId, order }: { orderId: number; order: PlannedOrder }): Due[] {
  if (!order.paidAt) return []
  const invoice: Due = { orderId, order, kind: 'invoice', issuedAt: order.paidAt, amount: order.quote.total }
  if (order.refund === null || !order.cancelledAt) return [invoice]
  return [invoice, { orderId, order, kind: 'credit_note', issuedAt: order.cancelledAt, amount: order.refund }]
}

function documentRow({ orderId, order, kind, issuedAt, amount }: Due, year: string, serial: number): DocumentRow {
  const numberOf = kind === 'invoice' ? invoiceNumber : creditNoteNumber
  return {
    orderId,
    kind,
    number: numberOf(istDate(issuedAt), serial),
    financialYear: year,
    serial,
    amount,
    content: printed(order),
    issuedAt,
  }
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
