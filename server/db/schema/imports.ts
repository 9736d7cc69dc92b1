import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Cell } from '#domain/catalog/import/cell.ts'
import type { Columns, Outcome, RowError } from '#domain/catalog/import/check-row.ts'
import type { Mapping } from '#domain/catalog/import/guess-columns.ts'
import { IMPORT_STATES, type ImportCounts } from '#domain/catalog/import/import-state.ts'
import { users } from './accounts.ts'
import { bytes, identity, moment } from './columns.ts'

/** A sheet of products, what it would do and what it did. */
export const catalogImports = pgTable(
  'catalog_imports',
  {
    id: identity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    fileHash: text('file_hash').notNull(),
    fileBytes: bytes('file_bytes').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('reading'),
    headings: text('headings')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    mapping: jsonb('mapping').$type<Mapping>().notNull().default([]),
    takesStock: boolean('takes_stock').notNull().default(false),
    totalRows: integer('total_rows').notNull().default(0),
    doneRows: integer('done_rows').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>().notNull().default({ new: 0, changed: 0, unchanged: 0, wrong: 0 }),
    notUndone: integer('not_undone').notNull().default(0),
    failure: text('failure'),
    createdAt: moment('created_at').notNull().defaultNow(),
    checkedAt: moment('checked_at'),
    /** From then on it is carried out to its end, whatever comes between. */
    decidedAt: moment('decided_at'),
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [index('catalog_imports_newest').on(t.createdAt.desc())],
)

export const catalogImportRows = pgTable(
  'catalog_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<Cell[]>().notNull(),
    kind: text('kind', { enum: ['product', 'colour'] }),
    outcome: text('outcome').$type<Outcome>(),
    sku: text('sku'),
    parentSku: text('parent_sku'),
    productId: integer('product_id'),
    variantId: integer('variant_id'),
    changes: jsonb('changes').$type<Columns>(),
    before: jsonb('before').$type<Columns>(),
    applied: jsonb('applied').$type<Columns>(),
    stock: integer('stock'),
    stockDelta: integer('stock_delta'),
    errors: jsonb('errors').$type<RowError[]>().notNull().default([]),
    keptBecause: text('kept_because'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('catalog_import_rows_outcome').on(t.importId, t.outcome, t.line),
    index('catalog_import_rows_product').on(t.importId, t.productId),
  ],
)

/** Which column is what, for each person and set of headings. */
export const catalogImportMappings = pgTable(
  'catalog_import_mappings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    headingsKey: text('headings_key').notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.headingsKey] })],
)
