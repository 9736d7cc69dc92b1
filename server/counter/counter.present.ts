import type { CounterProduct, SaleJson, SaleQuote } from '#domain/api/counter.ts'
import { type Paise, paise, toRupees } from '#domain/money/paise.ts'
import type { QuotedOrder } from '#domain/orders/draft-order.ts'
import { dueOf, receivedOf } from '#domain/orders/order-money.ts'
import { available } from '#domain/orders/stock.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { salePriceAt } from '#domain/pricing/sale.ts'
import { taxLabel } from '#domain/tax/tax-by-rate.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import type { PaymentLink } from '#server/payments/open-link.ts'
import type { selectCounterProducts } from './counter.store.ts'

type ProductRow = Awaited<ReturnType<typeof selectCounterProducts>>[number]

export function presentProduct(row: ProductRow, typed: string, now: Date): CounterProduct {
  const price: Paise = effectivePrice({ price: row.price, sale_price: salePriceAt(row, now) })
  const scanned = row.colours.find(({ sku }) => sku.toLowerCase() === typed.trim().toLowerCase())
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    price: toRupees(price),
    free: available(row),
    main_image: row.mainImage,
    colours: row.colours.map((colour) => ({
      color: colour.color,
      sku: colour.sku,
      price: toRupees(paise(price + colour.priceDifference)),
      free: available(colour),
    })),
    scanned: scanned?.color ?? null,
  }
}

export function presentQuote({ items, customItems, quote }: QuotedOrder): SaleQuote {
  const line = (
    name: string,
    { quantity, unitPrice, total }: { quantity: number; unitPrice: Paise; total: Paise },
  ) => ({
    name,
    quantity,
    unit_price: toRupees(unitPrice),
    total: toRupees(total),
  })
  return {
    lines: [
      ...items.map((item) => line([item.name, item.color].filter(Boolean).join(', '), item)),
      ...customItems.map((item) => line(item.words, item)),
    ],
    items_total: toRupees(quote.itemsTotal),
    subtotal: toRupees(quote.subtotal),
    tax_amount: toRupees(quote.tax),
    tax_label: taxLabel(quote.taxRates),
    shipping_amount: toRupees(quote.shipping),
    discount_amount: toRupees(quote.discount),
    total_amount: toRupees(quote.total),
  }
}

export function presentSale(order: OrderRecord, link: PaymentLink | null): SaleJson {
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const receipt = order.documents.find(({ kind }) => kind === 'receipt_voucher')
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    payment_status: order.paymentStatus,
    total_amount: toRupees(order.totalAmount),
    paid_amount: toRupees(receivedOf(order)),
    due_amount: toRupees(dueOf(order)),
    has_mail: order.billing.email !== '',
    invoice_number: invoice?.number ?? null,
    invoice_url: invoice ? `/api/orders/${order.id}/invoice.pdf` : null,
    receipt_number: receipt?.number ?? null,
    receipt_url: receipt ? `/api/orders/${order.id}/documents/${receipt.id}.pdf` : null,
    link: link && {
      url: link.url,
      status: link.status,
      amount: toRupees(link.amount),
      expires_at: link.expiresAt.toISOString(),
    },
  }
}
