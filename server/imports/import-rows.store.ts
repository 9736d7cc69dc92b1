import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { RowKind } from '#domain/api/imports.ts'
import type { Cell } from '#domain/catalog/import/cell.ts'
import type { Verdict } from '#domain/catalog/import/check-row.ts'
import type { Db } from '#server/db/connect.ts'
import { catalogImportRows } from '#server/db/schema/imports.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SheetRow } from './reading/read-rows.ts'

/** Rows travel as one value: a statement with a value for every field of a thousand rows would be too long. */
const asTable = (rows: readonly object[], shape: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${shape})`

export async function deleteRows(db: Db | Tx, importId: number): Promise<void> {
  await db.delete(catalogImportRows).where(eq(catalogImportRows.importId, importId))
}

export async function insertRows(db: Db | Tx, importId: number, rows: readonly SheetRow[]): Promise<void> {
  await db.execute(sql`
    insert into catalog_import_rows (import_id, line, cells)
    select ${importId}, r.line, r.cells from ${asTable(rows, sql`line integer, cells jsonb`)}`)
}

export const selectCells = (
  db: Db | Tx,
  importId: number,
  afterLine: number,
  most: number,
): Promise<{ line: number; cells: Cell[] }[]> =>
  db
    .select({ line: catalogImportRows.line, cells: catalogImportRows.cells })
    .from(catalogImportRows)
    .where(and(eq(catalogImportRows.importId, importId), gt(catalogImportRows.line, afterLine)))
    .orderBy(asc(catalogImportRows.line))
    .limit(most)

/** The same with some of their columns alone; null for one that the sheet does not have. */
export async function selectSomeCells(
  db: Db | Tx,
  importId: number,
  columns: readonly (number | null)[],
  { afterLine, most }: { afterLine: number; most: number },
): Promise<{ line: number; cells: Cell[] }[]> {
  const picked = sql.join(
    columns.map((at) => sql`r.cells -> ${at}::integer`),
    sql`, `,
  )
  const { rows } = await db.execute<{ line: number; cells: Cell[] }>(sql`
    select r.line, jsonb_build_array(${picked}) as cells from catalog_import_rows r
    where r.import_id = ${importId} and r.line > ${afterLine} order by r.line limit ${most}`)
  return rows
}

export type JudgedRow = Verdict & { line: number }

export async function writeVerdicts(db: Db | Tx, importId: number, rows: readonly JudgedRow[]): Promise<void> {
  const shape = sql`line integer, kind text, outcome text, sku text, "parentSku" text, "productId" integer, "variantId" integer,
    changes jsonb, before jsonb, stock integer, errors jsonb`
  await db.execute(sql`
    update catalog_import_rows w set kind = r.kind, outcome = r.outcome, sku = r.sku, parent_sku = r."parentSku",
      product_id = r."productId", variant_id = r."variantId", changes = r.changes, before = r.before, stock = r.stock,
      errors = r.errors, applied = null, stock_delta = null, kept_because = null
    from ${asTable(rows, shape)} where w.import_id = ${importId} and w.line = r.line`)
}

/** The database has never seen these rows: without this it looks through all of them for the few of one lot. */
export async function learnRows(db: Db): Promise<void> {
  await db.execute(sql`analyze catalog_import_rows`)
}

const ofKind = (importId: number, kind: RowKind) =>
  and(
    eq(catalogImportRows.importId, importId),
    kind === 'kept' ? isNotNull(catalogImportRows.keptBecause) : eq(catalogImportRows.outcome, kind),
  )

export const countRows = (db: Db, importId: number, kind: RowKind): Promise<number> =>
  db.$count(catalogImportRows, ofKind(importId, kind))

export type RowRecord = Awaited<ReturnType<typeof selectRowPage>>[number]

export const selectRowPage = (db: Db, importId: number, kind: RowKind, page: number, perPage: number) =>
  db
    .select({
      line: catalogImportRows.line,
      kind: catalogImportRows.kind,
      outcome: catalogImportRows.outcome,
      sku: catalogImportRows.sku,
      name: sql<string>`coalesce(${catalogImportRows.changes} ->> 'name',
        (select p.name from products p where p.id = ${catalogImportRows.productId}), '')`,
      color: sql<string>`coalesce(${catalogImportRows.changes} ->> 'color',
        (select v.color from product_variants v where v.id = ${catalogImportRows.variantId}), '')`,
      changes: catalogImportRows.changes,
      before: catalogImportRows.before,
      stock: catalogImportRows.stock,
      errors: catalogImportRows.errors,
      keptBecause: catalogImportRows.keptBecause,
    })
    .from(catalogImportRows)
    .where(ofKind(importId, kind))
    .orderBy(asc(catalogImportRows.line))
    .limit(perPage)
    .offset((page - 1) * perPage)
