import { createHash } from 'node:crypto'
import { chosenVariant } from '#domain/catalog/variants.ts'
import { type Paise, timesQuantity } from '#domain/money/paise.ts'
import { type Address } from '#domain/orders/address.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { type Quote, quoteCart } from '#domain/pricing/quote-cart.ts'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import { deliveryPromise } from '#domain/shipping/delivery-promise.ts'
import { istDate } from '#domain/time/ist.ts'
import { type BasisPoints, basisPoints } from '#domain/tax/split-gst.ts'
import { SEED_ADDRESSES } from './addresses.ts'
import { minutesAfter } from './days.ts'
import { tellOrder, type ToldOrder } from './order-story.ts'
import type { SeedOrder, SeedOrderLine } from './orders.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

/** A product as it stands in the database after it was inserted. */
export type SoldProduct = {
  createdAt: Date
  id: number
  slug: string
  name: string
  sku: string
  price: Paise
  salePrice: Paise | null
  hsnCode: string
  taxRateBp: number
  isCustom: boolean
  picture: string
  /** Its colours, where it comes in several, with what is there of each. */
  variants: readonly { id: number; color: string; sku: string; images: string[]; stock: number }[]
  weightGrams: number
}

export type PlannedItem = {
  product: SoldProduct
  variant: SoldProduct['variants'][number] | null
  quantity: number
  options: Record<string, string>
  unitPrice: Paise
  taxRate: BasisPoints
  totalPrice: Paise
}

export type PlannedOrder = ToldOrder & {
  /** Counts from 1, oldest first; the provider's ids carry it. */
  serial: number
  orderNumber: string
  buyer: string
  billing: Address
  shipping: Address
  items: PlannedItem[]
  quote: Quote
  notes: string | null
  placedAt: Date
  promised: DeliveryWindow
}

export type Catalogue = ReadonlyMap<string, SoldProduct>

/** An order as somebody thought it up, with whole addresses. */
export type OrderPlan = Pick<SeedOrder, 'placedMinutesAgo' | 'lines' | 'story' | 'notes'> & {
  buyer: string
  billing: Address
  shipping: Address
}

export const planOf = ({ billTo, shipTo, ...order }: SeedOrder): OrderPlan => ({
  ...order,
  billing: SEED_ADDRESSES[billTo],
  shipping: SEED_ADDRESSES[shipTo ?? billTo],
})

/** Prices every order as the checkout would, oldest first. Numbers are counted from `firstSerial`. */
export function planOrders(
  orders: readonly OrderPlan[],
  catalogue: Catalogue,
  now: Date,
  firstSerial = 1,
): PlannedOrder[] {
  return orders
    .toSorted((a, b) => b.placedMinutesAgo - a.placedMinutesAgo)
    .map((order, index) => planOrder(order, firstSerial + index, catalogue, now))
}

function planOrder(order: OrderPlan, serial: number, catalogue: Catalogue, now: Date): PlannedOrder {
  const { buyer, billing, shipping } = order
  const placedAt = minutesAfter(now, -order.placedMinutesAgo)
  const items = order.lines.map((line) => priceLine(line, catalogue))
  const quote = quoteCart(items, SHOP_DELIVERY.rate)
  return {
    ...tellOrder(order.story, placedAt, quote.total),
    serial,
    orderNumber: demoOrderNumber(serial),
    buyer,
    billing,
    shipping,
    items,
    quote,
    notes: order.notes ?? null,
    placedAt,
    promised: promiseFor(items, shipping, placedAt),
  }
}

function promiseFor(items: readonly PlannedItem[], { postal_code: pin }: Address, placedAt: Date): DeliveryWindow {
  const pieces = items.map(({ product, quantity }) => ({ ...product, quantity }))
  const promise = deliveryPromise(
    { pin, ...consignmentOf(pieces, SHOP_DELIVERY.making) },
    istDate(placedAt),
    SHOP_DELIVERY,
  )
  if (!promise.ok) throw new Error(`A demo order goes to ${pin}, where the shop does not deliver`)
  return promise.value
}

function priceLine({ slug, quantity, options = {} }: SeedOrderLine, catalogue: Catalogue): PlannedItem {
  const product = catalogue.get(slug)
  if (!product) throw new Error(`An order asks for ${slug}, which the shop does not sell`)
  const choice = chosenVariant(product.variants, options)
  if (!choice.isKnown) throw new Error(`An order asks for ${slug} in a colour that it does not come in`)
  const unitPrice = effectivePrice({ price: product.price, sale_price: product.salePrice })
  return {
    product,
    variant: choice.variant,
    quantity,
    options,
    unitPrice,
    taxRate: basisPoints(product.taxRateBp),
    totalPrice: timesQuantity(unitPrice, quantity),
  }
}

/** The same in every demo shop, so that links and tests hold; real orders draw theirs at random. */
function demoOrderNumber(serial: number): string {
  return orderNumber(createHash('sha256').update(`saalghar demo order ${serial}`).digest())
}
