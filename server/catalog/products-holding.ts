import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connect.ts'

const MOST = 500

const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * For lists of what is said about products: rows in whose text every word stands, or in the name or SKU of whose product. The
 * products are looked up first: with their ids named, the database joins two indexes instead of reading every row. A word that stands in
 * very many products is asked for as it comes.
 */
export async function holdsOf(db: Db, words: readonly string[], text: SQL, productId: PgColumn): Promise<SQL[]> {
  if (words.length === 0) return []
  const patterns = words.map(patternOf)
  const { rows } = await db.execute<{ pattern: string; ids: number[] }>(sql`
    select pattern, (select coalesce(array_agg(id), '{}') from (
      select p.id from products p where lower(p.name || ' ' || p.sku) like pattern limit ${MOST + 1}) as found) as ids
    from unnest(array[${sql.join(
      patterns.map((pattern) => sql`${pattern}`),
      sql`, `,
    )}]::text[]) as pattern`)
  return rows.map(({ pattern, ids }) => {
    if (ids.length === 0) return sql`${text} like ${pattern}`
    if (ids.length <= MOST) return sql`(${text} like ${pattern} or ${inArray(productId, ids)})`
    const named = sql`select p.id from products p where lower(p.name || ' ' || p.sku) like ${pattern}`
    return sql`(${text} like ${pattern} or ${productId} in (${named}))`
  })
}
