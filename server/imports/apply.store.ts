import { type SQL, sql } from 'drizzle-orm'
import { IMPORT_FIELDS, isOfColour, isOfProduct } from '#domain/catalog/import/import-fields.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { idsOf, type Lot, rowsOf, sheetOf } from './import-lot.ts'

const PRODUCT_COLUMNS = IMPORT_FIELDS.filter(isOfProduct).flatMap(({ column }) => column ?? [])
const COLOUR_COLUMNS = IMPORT_FIELDS.filter(isOfColour).flatMap(({ column }) => column ?? [])
const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
const from = (row: string, columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(row)}.${sql.identifier(column)}`),
    sql`, `,
  )
const asJson = (row: string, columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    columns.map((column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(row)}.${sql.identifier(column)}`),
    sql`, `,
  )})`
/** What the lots of an import have to do at all: nothing is asked of the database for rows that the sheet does not have. */
export type LotWork = { product: string[]; colour: string[]; hasColours: boolean; movesStock: boolean }

export async function selectWork(db: Db | Tx, importId: number): Promise<LotWork> {
  const { rows } = await db.execute<Omit<LotWork, 'product' | 'colour'>>(sql`
    select coalesce(bool_or(r.kind = 'colour'), false) as "hasColours",
      coalesce(bool_or(r.kind = 'colour' or r.stock is not null), false) as "movesStock"
    from catalog_import_rows r where r.import_id = ${importId} and r.outcome in ('new', 'changed')`)
  return {
    product: await selectSetColumns(db, importId, 'product'),
    colour: await selectSetColumns(db, importId, 'colour'),
    hasColours: rows[0]?.hasColours ?? false,
    movesStock: rows[0]?.movesStock ?? false,
  }
}

/** Columns that the import sets at all: a trigger that follows a column shall not wake for one that stays. */
async function selectSetColumns(tx: Db | Tx, importId: number, kind: 'product' | 'colour'): Promise<string[]> {
  const { rows } = await tx.execute<{ column: string }>(sql`
    select distinct key as column from catalog_import_rows r, jsonb_object_keys(r.changes) as key
    where r.import_id = ${importId} and r.kind = ${kind} and r.outcome = 'changed'`)
  const known: readonly string[] = kind === 'product' ? PRODUCT_COLUMNS : COLOUR_COLUMNS
  return rows.map(({ column }) => column).filter((column) => known.includes(column))
}

export async function selectNewLines(tx: Tx, importId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select line from catalog_import_rows where import_id = ${importId} and kind = 'product' and outcome = 'new' order by line`)
  return rows.map(({ line }) => line)
}

/** New products get their stock at once, unless it stands in the rows of their colours. */
export async function insertProducts(
  tx: Tx,
  importId: number,
  lines: { from: number; to: number },
  now: Date,
): Promise<void> {
  const isHere = sql`r.import_id = ${importId} and r.kind = 'product' and r.outcome = 'new' and r.line between ${lines.from} and ${lines.to}`
  await tx.execute(sql`
    with made as (
      insert into products (${names(PRODUCT_COLUMNS)}, colors, stock_on_hand, created_at, updated_at)
      select ${from('n', PRODUCT_COLUMNS)}, array_remove(array[n.color], ''), coalesce(r.stock, 0), ${now}, ${now}
      from catalog_import_rows r, jsonb_populate_record(null::products, r.changes) as n where ${isHere} order by r.line
      returning id, sku, ${asJson('products', PRODUCT_COLUMNS)} as columns
    )
    update catalog_import_rows r set product_id = made.id, stock_delta = coalesce(r.stock, 0), applied = made.columns
    from made where ${isHere} and r.sku = made.sku`)
  await tx.execute(sql`
    insert into stock_movements (product_id, delta, on_hand_after, reason, actor_id, note, created_at)
    select r.product_id, r.stock, r.stock, 'opening', ${sheetOf(importId)}, ${now}
    from catalog_import_rows r where ${isHere} and r.stock > 0 order by r.line`)
}

/** The colours of new products have learnt their product's id only now. */
export async function findParents(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    update catalog_import_rows r set product_id = p.id from products p
    where r.import_id = ${importId} and r.kind = 'colour' and r.product_id is null and p.sku = r.parent_sku`)
}

/** Products that are still to be written, besides being new. */
export async function selectTouched(db: Db | Tx, importId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct r.product_id as id from catalog_import_rows r
    where r.import_id = ${importId} and r.applied is null and (r.outcome = 'changed' or (r.kind = 'colour' and r.outcome = 'new'))
    order by 1`)
  return rows.map(({ id }) => id)
}

export async function lockProducts(tx: Tx, lot: Lot): Promise<void> {
  await tx.execute(sql`select id from products where id in ${idsOf(lot)} order by id for no key update`)
}

export async function updateProducts(tx: Tx, lot: Lot, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return
  await tx.execute(sql`
    update products p set (${names(columns)}) = (select ${from('n', columns)} from jsonb_populate_record(p, r.changes) as n),
      updated_at = ${lot.now}, version = p.version + 1
    from catalog_import_rows r
    where ${rowsOf(lot)} and r.kind = 'product' and r.outcome = 'changed' and r.changes <> '{}' and p.id = r.product_id`)
  const isRecoloured = sql`${rowsOf(lot)} and r.kind = 'product' and r.outcome = 'changed' and r.changes ? 'color'`
  if (columns.includes('color'))
    await followColour(tx, sql`p.id in (select r.product_id from catalog_import_rows r where ${isRecoloured})`)
}

/** A piece without colours of its own comes in the one colour that it has. */
export async function followColour(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    update products p set colors = array_remove(array[p.color], '')
    where ${which} and not exists (select from product_variants v where v.product_id = p.id)`)
}

export async function updateColours(tx: Tx, lot: Lot, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return
  await tx.execute(sql`
    update product_variants v set (${names(columns)}) = (select ${from('n', columns)} from jsonb_populate_record(v, r.changes) as n)
    from catalog_import_rows r
    where ${rowsOf(lot)} and r.kind = 'colour' and r.outcome = 'changed' and r.changes <> '{}' and v.id = r.variant_id`)
}

/** New colours stand behind those that are there, in the order of the sheet. */
export async function insertColours(tx: Tx, lot: Lot): Promise<void> {
  const isNew = sql`${rowsOf(lot)} and r.kind = 'colour' and r.outcome = 'new'`
  await tx.execute(sql`
    with made as (
      insert into product_variants (product_id, ${names(COLOUR_COLUMNS)}, position, stock_on_hand)
      select r.product_id, ${from('n', COLOUR_COLUMNS)},
        coalesce((select max(position) from product_variants o where o.product_id = r.product_id), 0)
          + row_number() over (partition by r.product_id order by r.line), coalesce(r.stock, 0)
      from catalog_import_rows r, jsonb_populate_record(null::product_variants, r.changes) as n where ${isNew} order by r.line
      returning id, sku
    )
    update catalog_import_rows r set variant_id = made.id, stock_delta = coalesce(r.stock, 0) from made where ${isNew} and r.sku = made.sku`)
}

/** What the columns hold now, as the database itself writes it: whoever undoes the import compares with this. */
export async function keepApplied(tx: Tx, lot: Lot, { product, hasColours }: LotWork): Promise<void> {
  await tx.execute(sql`
    update catalog_import_rows r set applied = ${asJson('p', product)} from products p
    where ${rowsOf(lot)} and r.kind = 'product' and r.outcome = 'changed' and p.id = r.product_id`)
  if (hasColours)
    await tx.execute(sql`
      update catalog_import_rows r set applied = ${asJson('v', COLOUR_COLUMNS)} from product_variants v
      where ${rowsOf(lot)} and r.kind = 'colour' and r.outcome in ('new', 'changed') and v.id = r.variant_id`)
}
