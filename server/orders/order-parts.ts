import { sql } from 'drizzle-orm'
import type { Address } from '#domain/orders/address.ts'
import type { orders } from '#server/db/schema/orders.ts'
import type {
  OrderDocumentRecord,
  OrderItemRecord,
  OrderRecord,
  OrderRefundRecord,
  PartPaymentRecord,
  ShipmentRecord,
} from './order-record.ts'

type AddressPart = Address & { kind: 'billing' | 'shipping'; gstin: string | null; company_name: string | null }
type Json<T> = { [key in keyof T]: T[key] extends Date ? string : T[key] extends Date | null ? string | null : T[key] }

export type OrderParts = {
  items: OrderItemRecord[]
  addresses: AddressPart[]
  parts: PartPaymentRecord[]
  refunds: Json<OrderRefundRecord>[]
  documents: OrderDocumentRecord[]
  shipments: Json<ShipmentRecord>[]
  heldUntil: string | null
  providerOrderId: string | null
}

/** An order that was placed before items kept their picture shows the product's. */
const shownFile = sql`coalesce(nullif(item.picture, ''), product.main_image)`

/**
 * One statement for a whole order: the parts come as JSON beside each row, so a list of orders is one statement too.
 * The pieces of a refund are written with its first try; a later try under the same reason is for the same ones.
 */
export const orderParts = sql<OrderParts>`json_build_object(
  'items', (
    select json_agg(json_build_object(
      'id', item.id, 'productId', item.product_id, 'variantId', item.variant_id,
      'color', item.color, 'picture', item.picture, 'productName', item.product_name, 'productSku', item.product_sku,
      'hsnCode', item.hsn_code, 'taxRateBp', item.tax_rate_bp, 'isCustom', item.is_custom, 'returnKind', item.return_kind,
      'options', item.options,
      'quantity', item.quantity, 'cancelledQuantity', item.cancelled_quantity,
      'shippedQuantity', (
        select coalesce(sum(left_with.quantity), 0) from shipment_items left_with where left_with.order_item_id = item.id),
      'refundedQuantity', (
        select coalesce(sum(back.quantity), 0) from refund_items back where back.order_item_id = item.id),
      'returningQuantity', (
        select coalesce(sum((piece->>'quantity')::int), 0)
        from return_requests asked, jsonb_array_elements(asked.items) piece
        where asked.order_id = item.order_id and asked.status <> 'refused' and (piece->>'order_item_id')::int = item.id),
      'unitPrice', item.unit_price, 'totalPrice', item.total_price,
      'discountAmount', item.discount_amount,
      'product', case when product.id is null then null else json_build_object(
        'id', product.id, 'slug', product.slug, 'mainImage', product.main_image, 'images', product.images,
        'weightGrams', product.weight_grams, 'makingWeeks', product.making_weeks, 'picture', (
          select json_build_object(
            'known', pic.file, 'width', pic.width, 'height', pic.height, 'alt', pic.alt, 'color', pic.color,
            'placeholder', '', 'version', pic.version)
          from pictures pic where pic.file in (${shownFile}, 'products/' || ${shownFile}) limit 1)) end
    ) order by item.id)
    from order_items item left join products product on product.id = item.product_id
    where item.order_id = "orders"."id"),
  'addresses', (select json_agg(place) from order_addresses place where place.order_id = "orders"."id"),
  'parts', (
    select coalesce(json_agg(json_build_object('paymentId', part.provider_payment_id, 'amount', part.amount,
      'method', part.method) order by part.id), '[]'::json)
    from payments part where part.order_id = "orders"."id" and part.is_part),
  'refunds', (
    select coalesce(json_agg(json_build_object(
      'id', refund.id, 'amount', refund.amount, 'status', refund.status, 'reason', refund.reason,
      'paymentId', payment.provider_payment_id, 'createdAt', refund.created_at, 'processedAt', refund.processed_at,
      'pieces', (
        select coalesce(json_agg(json_build_object('orderItemId', back.order_item_id, 'quantity', back.quantity)
          order by back.order_item_id), '[]'::json)
        from refund_items back join refunds begun on begun.id = back.refund_id
        where begun.order_id = refund.order_id and begun.reason = refund.reason)
    ) order by refund.id), '[]'::json)
    from refunds refund join payments payment on payment.id = refund.payment_id
    where refund.order_id = "orders"."id"),
  'documents', (
    select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'number', number) order by id), '[]'::json)
    from tax_documents where tax_documents.order_id = "orders"."id"),
  'shipments', (
    select coalesce(json_agg(json_build_object(
      'id', shipment.id, 'carrier', shipment.carrier, 'trackingNumber', shipment.tracking_number,
      'trackingUrl', shipment.tracking_url, 'ewayBillNumber', shipment.eway_bill_number,
      'shippedAt', shipment.shipped_at, 'deliveredAt', shipment.delivered_at, 'receivedBy', shipment.received_by,
      'pieces', (
        select json_agg(json_build_object('orderItemId', piece.order_item_id, 'quantity', piece.quantity) order by piece.order_item_id)
        from shipment_items piece where piece.shipment_id = shipment.id)
    ) order by shipment.id), '[]'::json)
    from shipments shipment where shipment.order_id = "orders"."id"),
  'heldUntil', (
    select min(hold.expires_at) from stock_holds hold where hold.order_id = "orders"."id" and hold.state = 'held'),
  'providerOrderId', (
    select opened.provider_order_id from provider_orders opened
    where opened.order_id = "orders"."id" and opened.payment_link_id is null)
)`

export function toRecord(order: typeof orders.$inferSelect, parts: OrderParts): OrderRecord {
  return {
    ...order,
    items: parts.items,
    billing: addressOf(parts, 'billing'),
    shipping: addressOf(parts, 'shipping'),
    heldUntil: parts.heldUntil === null ? null : new Date(parts.heldUntil),
    providerOrderId: parts.providerOrderId,
    parts: parts.parts,
    refunds: parts.refunds.map((refund) => ({
      ...refund,
      createdAt: new Date(refund.createdAt),
      processedAt: refund.processedAt === null ? null : new Date(refund.processedAt),
    })),
    documents: parts.documents,
    shipments: parts.shipments.map((shipment) => ({
      ...shipment,
      shippedAt: new Date(shipment.shippedAt),
      deliveredAt: shipment.deliveredAt === null ? null : new Date(shipment.deliveredAt),
    })),
  }
}

function addressOf({ addresses }: OrderParts, kind: 'billing' | 'shipping'): AddressPart {
  const found = addresses.find((address) => address.kind === kind)
  if (!found) throw new Error(`An order has no ${kind} address`)
  return found
}
