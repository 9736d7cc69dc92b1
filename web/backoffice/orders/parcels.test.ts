import { expect, test } from 'vitest'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { parcelsOf, stillHere, takenOut } from './parcels.ts'

const item = (id: number, quantity: number) => ({ id, quantity }) as DeskOrder['items'][number]
const fate = (order_item_id: number, left_to_ship: number, cancelled_quantity: number) =>
  ({ order_item_id, left_to_ship, cancelled_quantity }) as DeskOrder['desk']['items'][number]

const order = {
  items: [item(1, 3), item(2, 1)],
  shipments: [{ id: 7, pieces: [{ order_item_id: 1, quantity: 1 }] }],
  desk: { items: [fate(1, 1, 1), fate(2, 1, 0)], shipments: [{ id: 7, eway_bill_number: null, received_by: 'Guard' }] },
} as DeskOrder

test('each piece stands in its parcel, among what is still here, or among what was taken out', () => {
  expect(parcelsOf(order)).toMatchObject([{ id: 7, received_by: 'Guard', contents: [{ id: 1, count: 1 }] }])
  expect(stillHere(order)).toMatchObject([
    { id: 1, count: 1 },
    { id: 2, count: 1 },
  ])
  expect(takenOut(order)).toMatchObject([{ id: 1, count: 1 }])
})
