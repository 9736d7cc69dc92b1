import type { ShownPiece } from '#domain/mail/mail-data.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import { dueOf, isPartPaid, receivedOf } from '#domain/orders/order-money.ts'
import { windowText } from '#domain/shipping/delivery-texts.ts'
import { taxLabel } from '#domain/tax/tax-by-rate.ts'
import { sizedFile } from '#domain/pictures/picture-sizes.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { OrderItemRecord, OrderRecord } from './order-record.ts'

/** What every mail about an order may say. Money as it is printed, so that a mail sent late says what the order said. */
export function orderMailData(order: OrderRecord) {
  const { address, city, state, postal_code } = order.shipping
  return {
    name: order.billing.name,
    order_number: order.orderNumber,
    placed_at: order.createdAt.toISOString(),
    items: order.items.map((item) => ({ ...shownPiece(item), total: formatInr(item.totalPrice) })),
    items_total: formatInr(order.itemsTotal),
    subtotal: formatInr(order.subtotal),
    tax: formatInr(order.taxAmount),
    tax_label: taxLabel(order.items.map((item) => item.taxRateBp)),
    shipping: order.shippingAmount === 0 ? 'Free' : formatInr(order.shippingAmount),
    discount: order.discountAmount === 0 ? null : formatInr(order.discountAmount),
    coupon_code: order.couponCode,
    total: formatInr(order.totalAmount),
    ...advanceOf(order),
    promised: promisedText(order),
    // A cancelled order goes nowhere.
    deliver_to: order.status === 'cancelled' ? [] : [order.shipping.name, address, `${city}, ${state} ${postal_code}`],
    is_delivered: order.status === 'delivered',
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    tracking_url: order.trackingUrl,
  }
}

/** Where an advance was paid, what came in and what is to come stand under the total. */
function advanceOf(order: OrderRecord) {
  if (!isPartPaid(order) || dueOf(order) === 0) return {}
  return { paid_so_far: formatInr(receivedOf(order)), still_due: formatInr(dueOf(order)) }
}

/** Once it is there or cancelled, a date to come would only confuse. */
function promisedText({ status, promisedFrom: earliest, promisedTo: latest }: OrderRecord): string | null {
  if (status === 'delivered' || status === 'cancelled' || !earliest || !latest) return null
  return windowText({ earliest, latest })
}

/** Some of the pieces of an order. */
export const shownPieces = ({ items }: OrderRecord, pieces: readonly ShippedPieces[]): ShownPiece[] =>
  pieces.flatMap(({ orderItemId, quantity }) =>
    items.filter(({ id }) => id === orderItemId).map((item) => shownPiece(item, quantity)),
  )

/** A piece in the colour that was bought: its name, SKU and picture. */
function shownPiece(item: OrderItemRecord, quantity = item.quantity): ShownPiece {
  return {
    name: item.productName,
    sku: item.productSku,
    chosen: chosenOf(item),
    quantity,
    slug: item.product?.slug ?? null,
    picture: pictureOf(item),
  }
}

/** The colour as it was sold, also where the first was meant without a word, and whatever else was chosen. */
function chosenOf({ color, options }: OrderItemRecord): string[] {
  const { color: named, ...others } = options
  return [color ?? named, ...Object.values(others)].filter((value) => typeof value === 'string').filter(Boolean)
}

const MAIL_WIDTH = 320

/** Mail programs know WebP but no srcset: one small size that was made ahead, else the picture itself. */
function pictureOf({ product, productName, picture }: OrderItemRecord): string | null {
  if (!product?.picture?.known) return null
  const { url, width } = presentPicture(
    { ...product.picture, file: picture || product.mainImage },
    'products',
    productName,
  )
  return width <= MAIL_WIDTH ? url : sizedFile(url, MAIL_WIDTH, 'webp')
}
