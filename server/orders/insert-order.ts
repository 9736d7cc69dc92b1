import type { BusinessBuyer } from '#domain/orders/business-buyer.ts'
import { CUSTOM_SKU, type DraftCustomItem, type DraftItem, type DraftOrder } from '#domain/orders/draft-order.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { runIn } from '#server/db/sql-text.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SellableProduct } from '#server/stock/stock-use.ts'

export type NewOrder = DraftOrder &
  BusinessBuyer & {
    orderNumber: string
    customerId: number | null
    idempotencyKey: string | null
    requestHash: string | null
    sale?: ShowroomSale
    /** What its timeline begins with. */
    event: { name: string; data: Record<string, unknown> }
  }

/** What a sale in the showroom writes down beyond an order of the web. */
type ShowroomSale = Pick<typeof orders.$inferSelect, 'soldBy' | 'discountReason' | 'isPickup' | 'paymentMethod'> & {
  channel: 'showroom'
}

const WEB = { channel: 'web', soldBy: null, discountReason: null, isPickup: false, paymentMethod: 'razorpay' } as const

/** With its pieces, its addresses and the first event: one statement, so that what follows an order is worked out once. */
export async function insertOrder(tx: Tx, order: NewOrder, stock: readonly SellableProduct[]): Promise<number> {
  const items = [...stockedRows(order, stock), ...order.customItems.map(customRow)]
  const addresses = [
    { kind: 'billing', ...order.billing, gstin: order.gstin, company_name: order.companyName },
    { kind: 'shipping', ...order.shipping },
  ]
  const { name, data } = order.event
  const parts = [orderRow(order), items, addresses, data].map((part) => JSON.stringify(part))
  const [row] = await runIn<{ id: number }>(tx, INSERT, [...parts, name])
  if (!row) throw new Error('The order was not written')
  return row.id
}

const ORDER = `order_number, user_id, status, payment_status, payment_method, items_total, subtotal, tax_amount,
  shipping_amount, discount_amount, total_amount, coupon_id, coupon_code, notes, promised_from, promised_to, idempotency_key,
  request_hash, channel, sold_by, discount_reason, is_pickup, created_at, updated_at`
const ITEM = `product_id, variant_id, product_name, product_sku, color, picture, hsn_code, tax_rate_bp, is_custom, return_kind,
  options, quantity, unit_price, total_price, discount_amount`
const ADDRESS = 'kind, name, email, phone, address, city, state, postal_code, country, company_name, gstin'

const INSERT = `
  with placed as (
    insert into orders (${ORDER}) select ${ORDER} from jsonb_populate_record(null::orders, $1) returning id, created_at
  ), items as (
    insert into order_items (order_id, ${ITEM}) select (select id from placed), ${ITEM}
    from jsonb_populate_recordset(null::order_items, $2)
  ), addresses as (
    insert into order_addresses (order_id, ${ADDRESS}) select (select id from placed), ${ADDRESS}
    from jsonb_populate_recordset(null::order_addresses, $3)
  ), begun as (
    insert into order_events (order_id, event, data, created_at) select id, $5, $4::jsonb, created_at from placed
  )
  select id from placed`

function orderRow({ quote, ...order }: NewOrder) {
  const sale = order.sale ?? WEB
  return {
    order_number: order.orderNumber,
    user_id: order.customerId,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: sale.paymentMethod,
    items_total: quote.itemsTotal,
    subtotal: quote.subtotal,
    tax_amount: quote.tax,
    shipping_amount: quote.shipping,
    discount_amount: quote.discount,
    total_amount: quote.total,
    coupon_id: order.coupon?.id,
    coupon_code: order.coupon?.code,
    notes: order.notes,
    promised_from: order.promised.earliest,
    promised_to: order.promised.latest,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    channel: sale.channel,
    sold_by: sale.soldBy,
    discount_reason: sale.discountReason,
    is_pickup: sale.isPickup,
    created_at: order.placedAt,
    updated_at: order.placedAt,
  }
}

const boughtRow = ({ quantity, unitPrice, total, discount }: DraftItem | DraftCustomItem) => ({
  quantity,
  unit_price: unitPrice,
  total_price: total,
  discount_amount: discount,
})

const customRow = (item: DraftCustomItem) => ({
  ...boughtRow(item),
  product_name: item.words,
  product_sku: CUSTOM_SKU,
  picture: '',
  hsn_code: item.hsnCode,
  tax_rate_bp: item.taxRate,
  is_custom: true,
  return_kind: 'ordinary',
  options: {},
})

function stockedRows({ items }: DraftOrder, stock: readonly SellableProduct[]) {
  const byProduct = new Map(stock.map((product) => [product.productId, product]))
  return items.map((item) => {
    const product = byProduct.get(item.productId)
    if (!product) throw new Error(`Product ${item.productId} is not locked`)
    return {
      ...boughtRow(item),
      product_id: item.productId,
      variant_id: item.variantId,
      product_name: item.name,
      product_sku: item.sku,
      color: item.color,
      picture: item.picture,
      hsn_code: product.hsnCode,
      tax_rate_bp: item.taxRate,
      is_custom: product.isCustom,
      return_kind: product.returnKind,
      options: item.options,
    }
  })
}
