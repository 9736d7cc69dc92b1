import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/transaction.ts'
import { followColour, sumColours } from './apply.store.ts'

const differs = (row: SQL) =>
  sql`exists (select from jsonb_each(r.applied) as was where was.value is distinct from to_jsonb(${row}) -> was.key)`
const isOf = (importId: number) => sql`r.import_id = ${importId} and r.outcome in ('new', 'changed')`

/** Says of every row that cannot go back why not. Whoever has been sold, reviewed or changed stays as it is. */
export async function markKept(tx: Tx, importId: number): Promise<void> {
  const keep = (reason: string, where: SQL) =>
    tx.execute(sql`
      update catalog_import_rows r set kept_because = ${reason} where ${isOf(importId)} and r.kept_because is null and (${where})`)
  const product = sql`select from products p where p.id = r.product_id`
  const colour = sql`select from product_variants v where v.id = r.variant_id`
  await keep(
    'It is no longer in the shop.',
    sql`(r.kind = 'product' and not exists (${product})) or (r.kind = 'colour' and not exists (${colour}))`,
  )
  await keep(
    'Somebody has changed it since.',
    sql`(r.kind = 'product' and exists (${product} and ${differs(sql`p`)})) or (r.kind = 'colour' and exists (${colour} and ${differs(sql`v`)}))`,
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

const goesBack = (importId: number, kind: 'product' | 'colour', outcome: 'new' | 'changed') =>
  sql`r.import_id = ${importId} and r.kind = ${kind} and r.outcome = ${outcome} and r.kept_because is null`

/** Colours that came with the import go, then the products; what was moved in the ledger for them goes with them. */
export async function removeNew(tx: Tx, importId: number, now: Date): Promise<void> {
  const colours = sql`select r.variant_id from catalog_import_rows r where ${goesBack(importId, 'colour', 'new')}`
  const parents = sql`p.id in (select r.product_id from catalog_import_rows r where ${goesBack(importId, 'colour', 'new')})`
  await tx.execute(sql`delete from stock_movements where variant_id in (${colours})`)
  await tx.execute(sql`delete from product_variants where id in (${colours})`)
  await tx.execute(
    sql`delete from products where id in (select r.product_id from catalog_import_rows r where ${goesBack(importId, 'product', 'new')})`,
  )
  await sumColours(tx, parents, now)
  // Who has no colour left is as before: one piece, and its stock was in its colours.
  await tx.execute(sql`
    update products p set stock_on_hand = 0, colors = array_remove(array[p.color], ''), updated_at = ${now}, version = p.version + 1
    where ${parents} and not exists (select from product_variants v where v.product_id = p.id)`)
}

export async function restoreColumns(
  tx: Tx,
  importId: number,
  kind: 'product' | 'colour',
  columns: readonly string[],
  now: Date,
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
  const isHere = sql`${goesBack(importId, kind, 'changed')} and r.before <> '{}'`
  await tx.execute(
    kind === 'product'
      ? sql`update products p set (${names}) = (select ${values} from jsonb_populate_record(p, r.before) as n), updated_at = ${now},
          version = p.version + 1 from catalog_import_rows r where ${isHere} and p.id = r.product_id`
      : sql`update product_variants v set (${names}) = (select ${values} from jsonb_populate_record(v, r.before) as n)
          from catalog_import_rows r where ${isHere} and v.id = r.variant_id`,
  )
  const recoloured = sql`select r.product_id from catalog_import_rows r where ${isHere} and r.changes ? 'color'`
  if (kind === 'product' && columns.includes('color')) await followColour(tx, sql`p.id in (${recoloured})`)
}

export async function restoreStock(tx: Tx, importId: number, now: Date): Promise<void> {
  const isMoved = (kind: 'product' | 'colour') => sql`${goesBack(importId, kind, 'changed')} and r.stock_delta <> 0`
  await tx.execute(sql`
    insert into stock_movements (product_id, variant_id, delta, reason, created_at)
    select r.product_id, r.variant_id, -r.stock_delta, 'correction', ${now} from catalog_import_rows r
    where (${isMoved('product')}) or (${isMoved('colour')}) order by r.line`)
  await tx.execute(sql`
    update product_variants v set stock_on_hand = v.stock_on_hand - r.stock_delta
    from catalog_import_rows r where ${isMoved('colour')} and v.id = r.variant_id`)
  await tx.execute(sql`
    update products p set stock_on_hand = p.stock_on_hand - r.stock_delta, updated_at = ${now}, version = p.version + 1
    from catalog_import_rows r where ${isMoved('product')} and p.id = r.product_id`)
  await sumColours(
    tx,
    sql`p.id in (select r.product_id from catalog_import_rows r where ${goesBack(importId, 'colour', 'changed')})`,
    now,
  )
}

export async function countKept(tx: Tx, importId: number): Promise<number> {
  const { rows } = await tx.execute<{ kept: number }>(
    sql`select count(*)::integer as kept from catalog_import_rows where import_id = ${importId} and kept_because is not null`,
  )
  return rows[0]?.kept ?? 0
}

/** In the order of their ids, as orders lock them. */
export async function lockTouched(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    select id from products where id in (
      select product_id from catalog_import_rows where import_id = ${importId} and outcome in ('new', 'changed')) order by id for update`)
}
