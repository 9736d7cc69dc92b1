import { sql } from 'drizzle-orm'
import { piecesWithoutColour } from '#domain/catalog/import/check-colour.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { type Lot, rowsOf } from './import-lot.ts'

/** A row beside its product or colour, which is written as JSON once and not once for every field. */
const BESIDE = sql`left join products p on p.id = r.product_id left join product_variants v on v.id = r.variant_id
  left join lateral (select case r.kind when 'product' then to_jsonb(p) else to_jsonb(v) end as columns offset 0) as held on true`
/** The product is no longer as it was when the sheet was checked, or is gone. */
const IS_OTHER = sql`(p.id is null or (r.outcome = 'changed' and (
  (r.kind = 'colour' and v.id is null)
  or exists (select from jsonb_each(r.before) as was where was.value is distinct from held.columns -> was.key))))`
const IS_HELD = sql`(r.outcome = 'changed' and r.stock < coalesce(v.stock_held, p.stock_held))`
/** Pieces have come since the check, and no colour of the sheet knows of them. */
const HAS_PIECES = sql`(r.outcome = 'new' and r.kind = 'colour' and p.stock_on_hand > 0
  and not exists (select from product_variants o where o.product_id = p.id))`
const IS_STALE = sql`(${IS_OTHER} or ${IS_HELD} or ${HAS_PIECES})`

export async function countStale(tx: Tx, importId: number): Promise<number> {
  const { rows } = await tx.execute<{ stale: number }>(sql`
    select count(*)::integer as stale from catalog_import_rows r ${BESIDE}
    where r.import_id = ${importId} and r.outcome in ('new', 'changed') and r.applied is null and ${IS_STALE}`)
  return rows[0]?.stale ?? 0
}

/** Whoever changes a product after the import was decided has the last word, as if he had come after all of it. */
export async function keepLaterChanges(tx: Tx, lot: Lot): Promise<void> {
  await tx.execute(sql`
    update catalog_import_rows w set applied = '{}', kept_because = case
      when ${IS_OTHER} then 'Somebody changed it while the sheet was being imported.'
      when ${HAS_PIECES} then format(${piecesWithoutColour('%1$s', '%2$s')}, p.sku, p.stock_on_hand)
      else 'More pieces of it are held for orders than the sheet counts.' end
    from catalog_import_rows r ${BESIDE}
    where w.import_id = r.import_id and w.line = r.line and ${rowsOf(lot)} and r.outcome in ('new', 'changed')
      and ${IS_STALE}`)
}

export async function keepOut(db: Db | Tx, lot: Lot, why: string): Promise<void> {
  await db.execute(sql`
    update catalog_import_rows r set applied = '{}', kept_because = ${why} where ${rowsOf(lot)} and r.outcome in ('new', 'changed')`)
}
