import { sql } from 'drizzle-orm'
import { VANS } from '#domain/delivery/vans.ts'
import { istDate } from '#domain/time/ist.ts'
import { deliveryRounds } from '#server/db/schema/delivery.ts'
import type { Tx } from '#server/db/transaction.ts'

const STOPS = 6

/** Where the shop's own vans drive: the north of Bengal and Sikkim. */
const NEAR = '73%'

/** What the first van brings today: packed orders, those of the nearest PIN codes first. */
export async function insertWeekRound(tx: Tx, now: Date): Promise<void> {
  const [round] = await tx
    .insert(deliveryRounds)
    .values({ day: istDate(now), van: VANS[0], createdAt: now })
    .returning({ id: deliveryRounds.id })
  if (!round) throw new Error('The round of the demo was not written')
  await tx.execute(sql`
    insert into delivery_stops (round_id, order_id, position, boxes, created_at)
    select ${round.id}, o.id, row_number() over (order by abs(a.postal_code::int - 734001), o.id), (
      select sum(i.quantity - i.cancelled_quantity) from order_items i where i.order_id = o.id), ${now}
    from orders o join order_addresses a on a.order_id = o.id and a.kind = 'shipping'
    where o.status = 'processing' and o.packed_at is not null and not o.is_pickup and a.postal_code like ${NEAR}
    order by abs(a.postal_code::int - 734001), o.id limit ${STOPS}`)
}
