import { type SQL, sql } from 'drizzle-orm'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'

/** A stop with what who drives has to know. Moments are ISO 8601. */
export type StopRecord = {
  id: number
  orderId: number
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  total: Paise
  received: Paise
  customerNote: string | null
  promisedFrom: IsoDate | null
  promisedTo: IsoDate | null
  boxes: number
  note: string
  name: string
  phone: string
  address: string
  city: string
  postalCode: string
  pieces: { name: string; color: string | null; quantity: number }[]
  shippedAt: string | null
  deliveredAt: string | null
  receivedBy: string | null
  deliveredBy: string | null
  photo: string | null
}

/**
 * The shipment of a stop: its own, or for what was put on the round packed and has left since, the one in which it left. The same
 * as parcelOf() decides it for one order.
 */
const shipmentOfStop = sql`lateral (
  select x.* from shipments x
  where x.order_id = s.order_id and (x.id = s.shipment_id or (s.shipment_id is null and x.shipped_at >= s.created_at
    and not exists (select from delivery_stops t where t.shipment_id = x.id)))
  order by x.id desc limit 1) sh`

const pieces = sql`case when sh.id is not null then (
    select coalesce(json_agg(json_build_object('name', i.product_name, 'color', i.color, 'quantity', si.quantity)
      order by i.id), '[]'::json)
    from shipment_items si join order_items i on i.id = si.order_item_id where si.shipment_id = sh.id)
  else (
    select coalesce(json_agg(json_build_object('name', i.product_name, 'color', i.color, 'quantity', i.here) order by i.id)
      filter (where i.here > 0), '[]'::json)
    from (
      select j.id, j.product_name, j.color, j.quantity - j.cancelled_quantity - coalesce((
        select sum(si.quantity) from shipment_items si where si.order_item_id = j.id), 0) as here
      from order_items j where j.order_id = o.id) i)
  end`

async function selectStops(db: Db, where: SQL): Promise<StopRecord[]> {
  const { rows } = await db.execute<{ stop: StopRecord }>(sql`
    select json_build_object(
      'id', s.id, 'orderId', o.id, 'orderNumber', o.order_number, 'status', o.status, 'paymentStatus', o.payment_status,
      'total', o.total_amount, 'received', (
        select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.status = 'captured'),
      'customerNote', o.notes, 'promisedFrom', o.promised_from, 'promisedTo', o.promised_to,
      'boxes', s.boxes, 'note', s.note,
      'name', a.name, 'phone', a.phone, 'address', a.address, 'city', a.city, 'postalCode', a.postal_code,
      'pieces', ${pieces}, 'shippedAt', sh.shipped_at, 'deliveredAt', sh.delivered_at, 'receivedBy', sh.received_by,
      'deliveredBy', u.name, 'photo', proof.photo) as stop
    from delivery_stops s
    join orders o on o.id = s.order_id
    join order_addresses a on a.order_id = o.id and a.kind = 'shipping'
    left join ${shipmentOfStop} on true
    left join delivery_proofs proof on proof.shipment_id = sh.id
    left join users u on u.id = proof.delivered_by
    where ${where} order by s.position, s.id`)
  return rows.map(({ stop }) => stop)
}

export const selectStopsOf = (db: Db, roundId: number) => selectStops(db, sql`s.round_id = ${roundId}`)

export async function selectOneStop(db: Db, id: number): Promise<StopRecord | null> {
  const [stop] = await selectStops(db, sql`s.id = ${id}`)
  return stop ?? null
}

export type DayRound = {
  id: number
  van: string
  version: number
  leftAt: string | null
  stops: number
  delivered: number
}

/** All rounds of a day, in one statement. */
export async function selectDay(db: Db, day: IsoDate): Promise<DayRound[]> {
  const { rows } = await db.execute<{ round: DayRound }>(sql`
    select json_build_object('id', r.id, 'van', r.van, 'version', r.version, 'leftAt', r.left_at,
      'stops', count(s.id), 'delivered', count(sh.delivered_at)) as round
    from delivery_rounds r left join delivery_stops s on s.round_id = r.id left join ${shipmentOfStop} on true
    where r.day = ${day} group by r.id order by r.van`)
  return rows.map(({ round }) => round)
}
