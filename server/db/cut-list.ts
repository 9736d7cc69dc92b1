import { sql, type SQL } from 'drizzle-orm'
import { type Cut, MOST_COUNTED } from '#domain/api/open-page.ts'
import type { Db } from './connect.ts'

/** A list before it is cut: where its rows are, which of them fit, and in what order. */
type Whole = { from: SQL; id: SQL<number>; where: SQL | undefined; order: SQL }

/** Ids of one page with their places in it. Where `order` is an index that holds what is asked for, no row is read that is not shown. */
export const cutOf = ({ from, id, where, order }: Whole, { page, per_page }: Cut): SQL => sql`
  select cut.id, row_number() over () as place from (
    select ${id} as id from ${from} where ${where ?? sql`true`} order by ${order}
    limit ${per_page} offset ${(page - 1) * per_page}) as cut`

/**
 * How every long list of the desk is read, in two statements. First who fits, in whatever order they are met, up to one more than
 * the most that is told: this counts them, and finds what fits seldom by its index. If these are all, the page is cut out of them;
 * else there are so many that a walk along the list meets a page of them soon. `rowsOf` joins what is shown to the ids of the page.
 */
export async function cutList<Row>(db: Db, whole: Whole, cut: Cut, rowsOf: (page: SQL) => Promise<Row[]>) {
  const { from, id, where } = whole
  const met = await db.execute<{ id: number }>(
    sql`select ${id} as id from ${from} where ${where ?? sql`true`} limit ${MOST_COUNTED + 1}`,
  )
  const ids = met.rows.map((row) => row.id)
  const found = ids.length
  const isAll = found <= MOST_COUNTED
  // Of what a word finds the first thousand are shown: who looks further says more.
  const end = isAll || cut.search !== undefined ? Math.min(found, MOST_COUNTED) : Infinity
  if ((cut.page - 1) * cut.per_page >= end) return { rows: [], found }
  const fitting = isAll ? { ...whole, where: sql`${id} = any(${sql.param(ids)}::int[])` } : whole
  return { rows: await rowsOf(cutOf(fitting, cut)), found }
}
