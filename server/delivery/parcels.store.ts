import { type SQL, sql } from 'drizzle-orm'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'

export type ParcelRecord = {
  orderId: number
  shipmentId: number | null
  orderNumber: string
  name: string
  city: string
  postalCode: string
  pieces: number
  promisedFrom: IsoDate | null
  promisedTo: IsoDate | null
  cameBack: IsoDate | null
}

export type Wanted = { day: IsoDate; today: IsoDate; search?: string | undefined }

/** Due by the day; whoever searches means one that they know of, whatever it was promised for. */
function isWanted({ day, search }: Wanted): SQL {
  const words = deskSearchWords(search ?? '').map(containing)
  if (words.length > 0)
    return sql`exists (select from order_search f where f.order_id = o.id and f.words like all(${sql.param(words)}::text[]))`
  return sql`(o.promised_from is null or o.promised_from <= ${day})`
}

/** Packed and still here, or on its way with a van of ours; what stands on a round of today or later is not asked for again. */
const waiting = (wanted: Wanted) => sql`
  select o.id as order_id, null::int as shipment_id, o.promised_to
  from orders o
  where o.status = 'processing' and o.packed_at is not null and not o.is_pickup and ${isWanted(wanted)}
    and not exists (
      select from delivery_stops s join delivery_rounds r on r.id = s.round_id
      where s.order_id = o.id and s.shipment_id is null and r.day >= ${wanted.today})
  union all
  select o.id, sh.id, o.promised_to
  from shipments sh join orders o on o.id = sh.order_id
  where sh.delivered_at is null and sh.carrier ~* '\\mvan\\M' and o.status in ('processing', 'shipped') and ${isWanted(wanted)}
    and not exists (
      select from delivery_stops s join delivery_rounds r on r.id = s.round_id
      where r.day >= ${wanted.today} and (s.shipment_id = sh.id
        or (s.order_id = o.id and s.shipment_id is null and s.created_at <= sh.shipped_at)))`

export async function countWaiting(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${waiting(wanted)}) w`)
  return rows[0]?.count ?? 0
}

/** The page is cut first; names and counts are read for its rows alone. */
export async function selectWaiting(
  db: Db,
  wanted: Wanted,
  { page, perPage }: { page: number; perPage: number },
): Promise<ParcelRecord[]> {
  const { rows } = await db.execute<{ parcel: ParcelRecord }>(sql`
    select json_build_object(
      'orderId', o.id, 'shipmentId', w.shipment_id, 'orderNumber', o.order_number, 'name', a.name, 'city', a.city,
      'postalCode', a.postal_code, 'promisedFrom', o.promised_from, 'promisedTo', o.promised_to,
      'pieces', case when w.shipment_id is not null then (
          select coalesce(sum(si.quantity), 0) from shipment_items si where si.shipment_id = w.shipment_id)
        else (
          select coalesce(sum(i.quantity - i.cancelled_quantity - coalesce((
            select sum(si.quantity) from shipment_items si where si.order_item_id = i.id), 0)), 0)
          from order_items i where i.order_id = o.id) end,
      'cameBack', (
        select r.day from delivery_stops s join delivery_rounds r on r.id = s.round_id
        where s.order_id = o.id and s.shipment_id is not distinct from w.shipment_id)) as parcel
    from (
      select * from (${waiting(wanted)}) every_one
      order by promised_to nulls last, order_id, shipment_id limit ${perPage} offset ${(page - 1) * perPage}) w
    join orders o on o.id = w.order_id
    join order_addresses a on a.order_id = o.id and a.kind = 'shipping'
    order by w.promised_to nulls last, w.order_id, w.shipment_id`)
  return rows.map(({ parcel }) => parcel)
}
