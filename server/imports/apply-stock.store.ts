import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/transaction.ts'
import { type Lot, rowsOf, sheetOf } from './import-lot.ts'

/** Stock of pieces that were there: how far the count moves it, the moves in the ledger, and the sum over the colours. */
export async function moveStock(tx: Tx, lot: Lot): Promise<void> {
  const { now } = lot
  await tx.execute(sql`
    update catalog_import_rows r set stock_delta = r.stock - coalesce(v.stock_on_hand, p.stock_on_hand)
    from products p left join product_variants v on v.product_id = p.id
    where ${rowsOf(lot)} and r.outcome = 'changed' and r.stock is not null and p.id = r.product_id and v.id is not distinct from r.variant_id`)
  await tx.execute(sql`
    update product_variants v set stock_on_hand = v.stock_on_hand + r.stock_delta from catalog_import_rows r
    where ${rowsOf(lot)} and r.kind = 'colour' and r.outcome = 'changed' and r.stock_delta <> 0 and v.id = r.variant_id`)
  await tx.execute(sql`
    update products p set stock_on_hand = p.stock_on_hand + r.stock_delta, updated_at = ${now}, version = p.version + 1
    from catalog_import_rows r
    where ${rowsOf(lot)} and r.kind = 'product' and r.outcome = 'changed' and r.stock_delta <> 0 and p.id = r.product_id`)
  await tx.execute(sql`
    insert into stock_movements (product_id, variant_id, delta, on_hand_after, reason, actor_id, note, created_at)
    select r.product_id, r.variant_id, r.stock_delta, r.stock, case r.outcome when 'new' then 'opening' else 'correction' end,
      ${sheetOf(lot.importId)}, ${now}
    from catalog_import_rows r
    where ${rowsOf(lot)} and r.stock_delta <> 0 and (r.outcome = 'changed' or r.kind = 'colour') order by r.line`)
  await sumColours(
    tx,
    sql`p.id in (select r.product_id from catalog_import_rows r where ${rowsOf(lot)} and r.kind = 'colour' and r.outcome <> 'unchanged')`,
    now,
  )
}

/** A product in colours has the stock of all of them together, and names them in their order. */
export async function sumColours(tx: Tx, which: SQL, now: Date): Promise<void> {
  await tx.execute(sql`
    update products p set updated_at = ${now}, version = p.version + 1, (stock_on_hand, colors) = (
      select sum(v.stock_on_hand), array_agg(v.color order by v.position, v.id) from product_variants v where v.product_id = p.id)
    where ${which} and exists (select from product_variants v where v.product_id = p.id)`)
}
