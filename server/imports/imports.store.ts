import { and, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ImportCounts, ImportState } from '#domain/catalog/import/import-state.ts'
import { headingsKey, type Mapping } from '#domain/catalog/import/guess-columns.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { catalogImportMappings, catalogImportRows, catalogImports } from '#server/db/schema/imports.ts'
import type { Tx } from '#server/db/transaction.ts'

const columns = {
  id: catalogImports.id,
  userId: catalogImports.userId,
  by: users.name,
  fileName: catalogImports.fileName,
  fileHash: catalogImports.fileHash,
  state: catalogImports.state,
  headings: catalogImports.headings,
  mapping: catalogImports.mapping,
  takesStock: catalogImports.takesStock,
  totalRows: catalogImports.totalRows,
  doneRows: catalogImports.doneRows,
  counts: catalogImports.counts,
  notUndone: catalogImports.notUndone,
  failure: catalogImports.failure,
  createdAt: catalogImports.createdAt,
  finishedAt: catalogImports.finishedAt,
  undoneAt: catalogImports.undoneAt,
  canUndo: sql<boolean>`${catalogImports.state} = 'done' and ${catalogImports.id} = (${lastDone()})`,
}
export type ImportRecord = Awaited<ReturnType<typeof selectImports>>[number]

/** Only the last one can be undone: those before it lie under it. */
function lastDone() {
  return sql`select last.id from catalog_imports last where last.state = 'done' order by last.finished_at desc, last.id desc limit 1`
}

export const selectImports = (db: Db | Tx, most: number) =>
  db
    .select(columns)
    .from(catalogImports)
    .leftJoin(users, eq(users.id, catalogImports.userId))
    .orderBy(desc(catalogImports.createdAt), desc(catalogImports.id))
    .limit(most)

export async function selectImport(db: Db | Tx, id: number): Promise<ImportRecord | null> {
  const [row] = await db
    .select(columns)
    .from(catalogImports)
    .leftJoin(users, eq(users.id, catalogImports.userId))
    .where(eq(catalogImports.id, id))
  return row ?? null
}

export async function lockImport(tx: Tx, id: number): Promise<ImportRecord | null> {
  await tx.execute(sql`select id from catalog_imports where id = ${id} for update`)
  return selectImport(tx, id)
}

/** Decided, and not yet carried out to the end: their worker was lost. */
export async function selectDecided(db: Db): Promise<number[]> {
  const found = await db
    .select({ id: catalogImports.id })
    .from(catalogImports)
    .where(and(eq(catalogImports.state, 'importing'), isNotNull(catalogImports.decidedAt)))
    .orderBy(catalogImports.decidedAt)
  return found.map(({ id }) => id)
}

type NewImport = Pick<
  typeof catalogImports.$inferInsert,
  'userId' | 'fileName' | 'fileHash' | 'fileBytes' | 'createdAt'
>

export async function insertImport(tx: Tx, row: NewImport): Promise<number> {
  const [made] = await tx.insert(catalogImports).values(row).returning({ id: catalogImports.id })
  if (!made) throw new Error('No import was written')
  return made.id
}

type Change = Partial<Omit<typeof catalogImports.$inferInsert, 'id'>>

export async function updateImport(db: Db | Tx, id: number, change: Change): Promise<void> {
  await db.update(catalogImports).set(change).where(eq(catalogImports.id, id))
}

/** Only while it stands so: what came to its end meanwhile has not failed. */
export async function noteFailure(db: Db, id: number, states: readonly ImportState[], failure: string): Promise<void> {
  await db
    .update(catalogImports)
    .set({ failure })
    .where(and(eq(catalogImports.id, id), inArray(catalogImports.state, states)))
}

/** Written outside the transaction of the work, so that others see it. What goes on has not stopped. */
export async function noteProgress(db: Db, id: number, state: ImportState, doneRows: number): Promise<void> {
  await db
    .update(catalogImports)
    .set({ doneRows, failure: null })
    .where(and(eq(catalogImports.id, id), eq(catalogImports.state, state)))
}

export async function selectFile(db: Db, id: number): Promise<{ fileName: string; bytes: Buffer } | null> {
  const [row] = await db
    .select({ fileName: catalogImports.fileName, bytes: catalogImports.fileBytes })
    .from(catalogImports)
    .where(eq(catalogImports.id, id))
  return row ?? null
}

export async function countOutcomes(db: Db | Tx, id: number): Promise<ImportCounts> {
  const found = await db
    .select({ outcome: catalogImportRows.outcome, rows: count() })
    .from(catalogImportRows)
    .where(eq(catalogImportRows.importId, id))
    .groupBy(catalogImportRows.outcome)
  const of = (outcome: string) => found.find((each) => each.outcome === outcome)?.rows ?? 0
  return { new: of('new'), changed: of('changed'), unchanged: of('unchanged'), wrong: of('wrong') }
}

/** What this person chose for these headings the last time; otherwise what anybody chose. */
export async function recallMapping(
  db: Db | Tx,
  userId: number | null,
  headings: readonly string[],
): Promise<Mapping | null> {
  const [row] = await db
    .select({ mapping: catalogImportMappings.mapping })
    .from(catalogImportMappings)
    .where(eq(catalogImportMappings.headingsKey, headingsKey(headings)))
    .orderBy(
      sql`${catalogImportMappings.userId} is not distinct from ${userId} desc`,
      desc(catalogImportMappings.updatedAt),
    )
    .limit(1)
  return row?.mapping ?? null
}

export async function rememberMapping(
  tx: Tx,
  userId: number,
  headings: readonly string[],
  mapping: Mapping,
  now: Date,
): Promise<void> {
  const row = { userId, headingsKey: headingsKey(headings), mapping, updatedAt: now }
  await tx
    .insert(catalogImportMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [catalogImportMappings.userId, catalogImportMappings.headingsKey],
      set: { mapping, updatedAt: now },
    })
}

export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(catalogImports).where(lt(catalogImports.createdAt, before))
}
