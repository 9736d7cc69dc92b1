import { type SQL, sql } from 'drizzle-orm'
import { IMPORT_FIELDS, isOfColour, isOfProduct } from '#domain/catalog/import/import-fields.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Some products of an import, in the order of their ids: whoever locks in this order never waits in a ring. */
export type Lot = { importId: number; productIds: readonly number[]; now: Date }

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
export const idsOf = ({ productIds }: Lot) =>
  sql`(select one.id::integer from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) as one(id))`
/** Who comes after a lost worker, or beside one, finds no row a second time: what was written has its `applied`. */
export const rowsOf = (lot: Lot) =>
  sql`r.import_id = ${lot.importId} and r.product_id in ${idsOf(lot)} and r.applied is null`

/** Columns that the import sets at all: a trigger that follows a column shall not wake for one that stays. */
export async function selectSetColumns(tx: Db | Tx, importId: number, kind: 'product' | 'colour'): Promise<string[]> {
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
      returning id, sku
    )
    update catalog_import_rows r set product_id = made.id, stock_delta = coalesce(r.stock, 0) from made where ${isHere} and r.sku = made.sku`)
  await tx.execute(sql`
    insert into stock_movements (product_id, delta, reason, created_at)
    select r.product_id, r.stock, 'opening', ${now} from catalog_import_rows r where ${isHere} and r.stock > 0 order by r.line`)
  await keepApplied(tx, isHere)
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
    insert into stock_movements (product_id, variant_id, delta, reason, created_at)
    select r.product_id, r.variant_id, r.stock_delta, case r.outcome when 'new' then 'opening' else 'correction' end, ${now}
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
    update products p set stock_on_hand = of.on_hand, colors = of.colors, updated_at = ${now}, version = p.version + 1
    from (select product_id, sum(stock_on_hand) as on_hand, array_agg(color order by position, id) as colors
      from product_variants group by product_id) as of
    where of.product_id = p.id and ${which}`)
}

export const keepAppliedOf = (tx: Tx, lot: Lot): Promise<void> =>
  keepApplied(tx, sql`${rowsOf(lot)} and (r.outcome = 'changed' or r.kind = 'colour')`)

/**
 * What the columns hold now, as the database itself writes it: whoever undoes the import compares with this. Each product is written as
 * JSON once, and not once for every field.
 */
async function keepApplied(tx: Tx, isHere: SQL): Promise<void> {
  await tx.execute(sql`
    update catalog_import_rows w set applied = made.columns from (
      select r.import_id, r.line, (
        select coalesce(jsonb_object_agg(each.key, each.value), '{}') from jsonb_each(held.columns) as each where r.changes ? each.key
      ) as columns
      from catalog_import_rows r join products p on p.id = r.product_id
      left join product_variants v on v.product_id = p.id and v.id = r.variant_id
      cross join lateral (select coalesce(to_jsonb(v), to_jsonb(p)) as columns offset 0) as held
      where ${isHere} and r.outcome in ('new', 'changed') and (r.variant_id is null or v.id is not null)
    ) as made where w.import_id = made.import_id and w.line = made.line`)
}
