import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IsoDate } from '#domain/time/ist.ts'
import { users } from './accounts.ts'
import { bytes, identity, moment } from './columns.ts'
import { shipments } from './order-desk.ts'
import { orders } from './orders.ts'

/** What one van brings on one day. */
export const deliveryRounds = pgTable(
  'delivery_rounds',
  {
    id: identity(),
    day: date('day').$type<IsoDate>().notNull(),
    van: text('van').notNull(),
    version: integer('version').notNull().default(1),
    leftAt: moment('left_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('delivery_rounds_day_van_unique').on(t.day, t.van)],
)

export const deliveryStops = pgTable(
  'delivery_stops',
  {
    id: identity(),
    roundId: integer('round_id')
      .notNull()
      .references(() => deliveryRounds.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null while it still stands packed in the house. */
    shipmentId: integer('shipment_id')
      .unique()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    boxes: integer('boxes').notNull(),
    /** For who drives. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('delivery_stops_round').on(t.roundId, t.position),
    index('delivery_stops_order').on(t.orderId),
    uniqueIndex('delivery_stops_packed_once')
      .on(t.orderId)
      .where(sql`${t.shipmentId} is null`),
    check('delivery_stops_boxes_positive', sql`${t.boxes} > 0`),
  ],
)

/** Who took it, as it was written down at the door. */
export const deliveryProofs = pgTable(
  'delivery_proofs',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    stopId: integer('stop_id').references(() => deliveryStops.id, { onDelete: 'set null' }),
    shipmentId: integer('shipment_id')
      .notNull()
      .unique()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    receivedBy: text('received_by').notNull(),
    deliveredBy: integer('delivered_by').references(() => users.id, { onDelete: 'set null' }),
    takenAt: moment('taken_at').notNull(),
    toldAt: moment('told_at').notNull(),
    photo: text('photo'),
  },
  (t) => [index('delivery_proofs_order').on(t.orderId)],
)

export const deliveryPhotos = pgTable(
  'delivery_photos',
  {
    file: text('file').primaryKey(),
    proofId: integer('proof_id')
      .notNull()
      .references(() => deliveryProofs.id, { onDelete: 'cascade' }),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [index('delivery_photos_proof').on(t.proofId)],
)
