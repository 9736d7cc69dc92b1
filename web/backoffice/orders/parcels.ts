import type { DeskOrder } from '#domain/api/order-desk.ts'

export type Piece = DeskOrder['items'][number] & { count: number }
export type Parcel = DeskOrder['shipments'][number] & DeskOrder['desk']['shipments'][number] & { contents: Piece[] }

/** What left together, in the order in which it left. */
export function parcelsOf({ items, shipments, desk }: DeskOrder): Parcel[] {
  return shipments.map((shipment) => {
    const known = desk.shipments.find(({ id }) => id === shipment.id)
    const contents = shipment.pieces.flatMap(({ order_item_id, quantity }) =>
      items.filter(({ id }) => id === order_item_id).map((item) => ({ ...item, count: quantity })),
    )
    return {
      ...shipment,
      eway_bill_number: known?.eway_bill_number ?? null,
      received_by: known?.received_by ?? null,
      contents,
    }
  })
}

const counted = ({ items, desk }: DeskOrder, count: (item: DeskOrder['desk']['items'][number]) => number): Piece[] =>
  items.flatMap((item) => {
    const known = desk.items.find(({ order_item_id }) => order_item_id === item.id)
    const left = known ? count(known) : 0
    return left > 0 ? [{ ...item, count: left }] : []
  })

export const stillHere = (order: DeskOrder): Piece[] => counted(order, ({ left_to_ship }) => left_to_ship)

/** Refunded before they left: nobody packs them any more. */
export const takenOut = (order: DeskOrder): Piece[] => counted(order, ({ cancelled_quantity }) => cancelled_quantity)
