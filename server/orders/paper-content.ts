import { leftToShip } from '#domain/orders/fulfilment.ts'
import { windowText } from '#domain/shipping/delivery-texts.ts'
import { dayText } from '#domain/time/day-text.ts'
import { istDate } from '#domain/time/ist.ts'
import type { OrderItemRecord, OrderRecord } from './order-record.ts'

export type PaperLine = { name: string; chosen: string; sku: string; quantity: number }
export type Label = {
  orderNumber: string
  /** Name first. */
  address: string[]
  phone: string
  pin: string
  pieces: number
  promised: string | null
  /** Opens the order on the phone of whoever scans it. */
  link: string
}
export type Slip = Label & { placed: string; note: string | null; lines: PaperLine[]; elsewhere: number }

export function labelOf(order: OrderRecord, publicUrl: string): Label {
  const { name, address, city, state, postal_code: pin, phone } = order.shipping
  return {
    orderNumber: order.orderNumber,
    address: [name, address, `${city}, ${state}`],
    phone,
    pin,
    pieces: sum(toPack(order)),
    promised: promisedOf(order),
    link: `${publicUrl}/backoffice/orders/${order.id}`,
  }
}

/** What is to be packed: without prices, since the parcel may be a present. */
export function slipOf(order: OrderRecord, publicUrl: string): Slip {
  const lines = toPack(order)
  return {
    ...labelOf(order, publicUrl),
    placed: dayText(istDate(order.createdAt)),
    note: order.notes,
    lines,
    elsewhere: order.items.reduce((count, { quantity }) => count + quantity, 0) - sum(lines),
  }
}

/** What is still here; of an order that has left, all that left. */
function toPack({ items }: OrderRecord): PaperLine[] {
  const here = items.map((item) => lineOf(item, leftToShip(item)))
  const lines = sum(here) > 0 ? here : items.map((item) => lineOf(item, item.quantity - item.cancelledQuantity))
  return lines.filter(({ quantity }) => quantity > 0)
}

function lineOf(item: OrderItemRecord, quantity: number): PaperLine {
  const { color: named, ...others } = item.options
  const chosen = [item.color ?? named, ...Object.values(others)].filter((value) => typeof value === 'string' && value)
  return { name: item.productName, chosen: chosen.join(', '), sku: item.productSku, quantity }
}

const sum = (lines: readonly PaperLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0)

const promisedOf = ({ promisedFrom: earliest, promisedTo: latest }: OrderRecord) =>
  earliest && latest ? windowText({ earliest, latest }) : null
