import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { followColour } from './apply.store.ts'
import { sumColours } from './apply-stock.store.ts'
import { idsOf, type Lot, sheetOf } from './import-lot.ts'

const differs = (row: SQL) =>
  sql`exists (select from (select to_jsonb(${row}) as columns offset 0) as held, jsonb_each(r.applied) as was
    where r.changes ? was.key and was.value is distinct from held.columns -> was.key)`
/** Rows of these products that were written and not yet taken back. */
const isOf = (lot: Lot) =>
  sql`r.import_id = ${lot.importId} and r.product_id in ${idsOf(lot)} and r.outcome in ('new', 'changed') and r.applied is not null`

export async function selectWritten(db: Db, importId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct r.product_id as id from catalog_import_rows r
    where r.import_id = ${importId} and r.outcome in ('new', 'changed') and r.applied is not null and r.product_id is not null order by 1`)
  return rows.map(({ id }) => id)
}

/** Taken back, or kept for good: nobody looks at these rows again. */
export async function forget(tx: Tx, lot: Lot): Promise<void> {
  await tx.execute(sql`update catalog_import_rows r set applied = null where ${isOf(lot)}`)
}

/** Says of every row that cannot go back why not. Whoever has been sold, reviewed or changed stays as it is. */
export async function markKept(tx: Tx, lot: Lot): Promise<void> {
  const keep = (reason: string, where: SQL) =>
    tx.execute(sql`
      update catalog_import_rows r set kept_because = ${reason} where ${isOf(lot)} and r.kept_because is null and (${where})`)
  const product = sql`select from products p where p.id = r.product_id`
  const colour = sql`select from product_variants v where v.id = r.variant_id`
  await keep(
    'It is no longer in the shop.',
    sql`(r.kind = 'product' and not exists (${product})) or (r.kind = 'colour' and not exists (${colour}))`,
  )
  // Of a piece that came in no colours its stock was set; now it is the sum of them, and none of them knows that stock.
  const isSplit = sql`r.kind = 'product' and r.outcome = 'changed' and r.stock_delta <> 0
    and exists (select from product_variants v where v.product_id = r.product_id)`
  await keep(
    'Somebody has changed it since.',
    sql`(r.kind = 'product' and exists (${product} and ${differs(sql`p`)})) or (r.kind = 'colour' and exists (${colour} and ${differs(sql`v`)}))
      or (${isSplit})`,
  )
  await keep(
    'It was ordered or reviewed since.',
    sql`r.outcome = 'new' and (
      exists (select from order_items i where i.product_id = r.product_id and (r.kind = 'product' or i.variant_id = r.variant_id))
      or exists (select from stock_holds h where h.product_id = r.product_id and (r.kind = 'product' or h.variant_id = r.variant_id))
      or (r.kind = 'product' and exists (select from reviews w where w.product_id = r.product_id)))`,
  )
  await keep(
    'Its pieces were sold since, so that the old stock cannot be set again.',
    sql`r.outcome = 'changed' and coalesce(r.stock_delta, 0) > 0 and (
      exists (${colour} and v.stock_on_hand - r.stock_delta < v.stock_held)
      or (r.kind = 'product' and exists (${product} and p.stock_on_hand - r.stock_delta < p.stock_held)))`,
  )
  await keep(
    'One of its colours stays.',
    sql`r.kind = 'product' and r.outcome = 'new' and exists (
      select from product_variants v where v.product_id = r.product_id and not exists (
        select from catalog_import_rows c where c.import_id = r.import_id and c.variant_id = v.id and c.outcome = 'new' and c.kept_because is null))`,
  )
}

const goesBack = (lot: Lot, kind: 'product' | 'colour', outcome: 'new' | 'changed') =>
  sql`${isOf(lot)} and r.kind = ${kind} and r.outcome = ${outcome} and r.kept_because is null`

/** Colours that came with the import go, then the products; what was moved in the ledger for them goes with them. */
export async function removeNew(tx: Tx, lot: Lot): Promise<void> {
  const { now } = lot
  const colours = sql`select r.variant_id from catalog_import_rows r where ${goesBack(lot, 'colour', 'new')}`
  const parents = sql`p.id in (select r.product_id from catalog_import_rows r where ${goesBack(lot, 'colour', 'new')})`
  await tx.execute(sql`delete from stock_movements where variant_id in (${colours})`)
  await tx.execute(sql`delete from product_variants where id in (${colours})`)
  await tx.execute(
    sql`delete from products where id in (select r.product_id from catalog_import_rows r where ${goesBack(lot, 'product', 'new')})`,
  )
  await sumColours(tx, parents, now)
  // Who has no colour left is as before: one piece, and its stock was in its colours.
  await tx.execute(sql`
    update products p set stock_on_hand = 0, colors = array_remove(array[p.color], ''), updated_at = ${now}, version = p.version + 1
    where ${parents} and not exists (select from product_variants v where v.product_id = p.id)`)
}

export async function restoreColumns(
  tx: Tx,
  lot: Lot,
  kind: 'product' | 'colour',
  columns: readonly string[],
): Promise<void> {
  if (columns.length === 0) return
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((column) => sql`n.${sql.identifier(column)}`),
    sql`, `,
  )
  const isHere = sql`${goesBack(lot, kind, 'changed')} and r.before <> '{}'`
  await tx.execute(
    kind === 'product'
      ? sql`update products p set (${names}) = (select ${values} from jsonb_populate_record(p, r.before) as n), updated_at = ${lot.now},
          version = p.version + 1 from catalog_import_rows r where ${isHere} and p.id = r.product_id`
      : sql`update product_variants v set (${names}) = (select ${values} from jsonb_populate_record(v, r.before) as n)
          from catalog_import_rows r where ${isHere} and v.id = r.variant_id`,
  )
  const recoloured = sql`select r.product_id from catalog_import_rows r where ${isHere} and r.changes ? 'color'`
  if (kind === 'product' && columns.includes('color')) await followColour(tx, sql`p.id in (${recoloured})`)
}

export async function restoreStock(tx: Tx, lot: Lot): Promise<void> {
  const { now } = lot
  const isMoved = (kind: 'product' | 'colour') => sql`${goesBack(lot, kind, 'changed')} and r.stock_delta <> 0`
  await tx.execute(sql`
    insert into stock_movements (product_id, variant_id, delta, on_hand_after, reason, actor_id, note, created_at)
    select r.product_id, r.variant_id, -r.stock_delta, coalesce(v.stock_on_hand, p.stock_on_hand) - r.stock_delta, 'correction',
      ${sheetOf(lot.importId)}, ${now}
    from catalog_import_rows r join products p on p.id = r.product_id left join product_variants v on v.id = r.variant_id
    where (${isMoved('product')}) or (${isMoved('colour')}) order by r.line`)
  await tx.execute(sql`
    update product_variants v set stock_on_hand = v.stock_on_hand - r.stock_delta
    from catalog_import_rows r where ${isMoved('colour')} and v.id = r.variant_id`)
  await tx.execute(sql`
    update products p set stock_on_hand = p.stock_on_hand - r.stock_delta, updated_at = ${now}, version = p.version + 1
    from catalog_import_rows r where ${isMoved('product')} and p.id = r.product_id`)
  await sumColours(
    tx,
    sql`p.id in (select r.product_id from catalog_import_rows r where ${goesBack(lot, 'colour', 'changed')})`,
    now,
  )
}

export async function countKept(tx: Tx, importId: number): Promise<number> {
  const { rows } = await tx.execute<{ kept: number }>(
    sql`select count(*)::integer as kept from catalog_import_rows where import_id = ${importId} and kept_because is not null`,
  )
  return rows[0]?.kept ?? 0
}
