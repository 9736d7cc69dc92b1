import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { transact } from '#server/db/transaction.ts'
import { insertOpeningStock } from '../insert-catalogue.ts'

const OF_ORDERS = [
  'tax_documents',
  'document_counters',
  'return_requests',
  'refunds',
  'payments',
  'provider_orders',
  'provider_events',
  'stock_movements',
  'stock_holds',
  'mails where order_id is not null',
  'orders',
  'delivery_rounds',
  'desk_events',
  'simulator_refunds',
  'simulator_payments',
  'simulator_orders',
]

/**
 * A shop that goes live on the data of its demo begins with empty books: invented orders would stand in its lists, its revenue and
 * its invoice series. Once somebody real has ordered nothing is touched, because a series may not lose numbers. Answers how
 * many orders were cleared away.
 */
export async function clearDemoOrders(db: Db): Promise<number> {
  return transact(db, async (tx) => {
    const { rows } = await tx.execute<{ invented: number; real: number }>(sql`
      select count(*) filter (where u.is_demo)::int as invented, count(*) filter (where u.is_demo is not true)::int as real
      from orders o left join users u on u.id = o.user_id`)
    const { invented = 0, real = 0 } = rows[0] ?? {}
    if (invented === 0 || real > 0) return 0
    // What points at others before what is pointed at.
    for (const table of OF_ORDERS) await tx.execute(sql.raw(`delete from ${table}`))
    await tx.execute(sql`delete from enquiries where email like '%@saalghar.example'`)
    await tx.execute(sql`update coupons set used = 0 where used > 0`)
    await tx.execute(sql`update products set stock_held = 0 where stock_held > 0`)
    await tx.execute(sql`update product_variants set stock_held = 0 where stock_held > 0`)
    await insertOpeningStock(tx)
    return invented
  })
}
