import { sql } from 'drizzle-orm'

/** Some products of an import, in the order of their ids: whoever locks in this order never waits in a ring. */
export type Lot = { importId: number; productIds: readonly number[]; now: Date }

export const idsOf = ({ productIds }: Lot) =>
  sql`(select one.id::integer from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) as one(id))`
/** Who comes after a lost worker, or beside one, finds no row a second time: what was written has its `applied`. */
export const rowsOf = (lot: Lot) =>
  sql`r.import_id = ${lot.importId} and r.product_id in ${idsOf(lot)} and r.applied is null`

/** For the ledger: who brought the sheet, and what it is called. */
export const sheetOf = (importId: number) =>
  sql`(select i.user_id from catalog_imports i where i.id = ${importId}),
    (select 'Sheet ' || i.file_name from catalog_imports i where i.id = ${importId})`
