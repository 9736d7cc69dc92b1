import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { type Tx } from '#server/db/transaction.ts'
import { insertOpeningStock } from './insert-catalogue.ts'

/** What the owner may want to go on with. Every table of the shop stands in one of these lists or is emptied: a test asks. */
export const GOODS = [
  'categories',
  'rooms',
  'products',
  'product_variants',
  'pictures',
  'picture_arrangements',
  'picture_sizes',
  'pictures_aside',
  'share_pictures',
  'product_slugs',
  'product_desk',
  'merged_shelves',
  'search_meanings',
  'search_vocabulary',
  'stock_pieces',
  'stock_rules',
  'uploaded_pictures',
  'product_listing',
  'product_search',
  'search_words',
  'listing_looks',
  'listing_cells',
  'listing_changes',
  'listing_counts',
]
export const CONTENT = [
  'blog_posts',
  'article_slugs',
  'article_versions',
  'coming_soon',
  'projects',
  'project_slugs',
  'project_pieces',
  'hero_slides',
  'announcement',
]
/** Of the database itself, and what the owner has written about the shop. */
export const ALWAYS = ['schema_migrations', 'shop_birth', 'backups', 'write_probe', 'settings', 'settings_versions']

export type Keep = { goods: boolean; content: boolean }
export type Removal = { table: string; rows: number }

const keptTables = ({ goods, content }: Keep): ReadonlySet<string> =>
  new Set([...ALWAYS, ...(goods ? GOODS : []), ...(content ? CONTENT : [])])

/** What would go, with how many rows; tables that are empty are not worth a line. */
export async function planRemoval(db: Db | Tx, keep: Keep): Promise<Removal[]> {
  const kept = keptTables(keep)
  const plan: Removal[] = []
  for (const table of (await tablesChildrenFirst(db)).filter((name) => !kept.has(name))) {
    const { rows } = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from "${table}"`))
    plan.push({ table, rows: rows[0]?.n ?? 0 })
  }
  return plan
}

/**
 * Everything that came into being while the shop was tried out goes: people (their reset links lay open on /dev/mail), orders, books,
 * reviews, mails, tickets. What is kept has its opening stock and no invented stars. The new books begin at number one.
 */
export async function clearDemo(tx: Tx, keep: Keep): Promise<Removal[]> {
  await tx.execute(sql`set local saalghar.quiet = 'on'`)
  const plan = await planRemoval(tx, keep)
  for (const { table } of plan) await tx.execute(sql.raw(`delete from "${table}"`))
  if (keep.goods) {
    await tx.execute(sql`update products set average_rating = 0, reviews_count = 0, stock_held = 0`)
    await tx.execute(sql`update product_variants set stock_held = 0 where stock_held > 0`)
    await insertOpeningStock(tx)
  }
  await forgetJobs(tx)
  return plan.filter(({ rows }) => rows > 0)
}

/** Work that waits is about what has just gone. The queue makes its tables at the first start. */
async function forgetJobs(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  if (rows[0]?.there) await tx.execute(sql`delete from pgboss.job`)
}

/** What points at others comes before what is pointed at. */
async function tablesChildrenFirst(db: Db | Tx): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; points_at: string[] }>(sql`
    select c.relname as name, coalesce(array_agg(distinct f.confrelid::regclass::text) filter (where f.oid is not null), '{}') as points_at
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
    where n.nspname = 'public' and c.relkind = 'r' group by c.relname order by c.relname`)
  const left = new Map(rows.map(({ name, points_at }) => [name, points_at]))
  const ordered: string[] = []
  while (left.size > 0) {
    const pointedAt = new Set([...left.values()].flat())
    const free = [...left.keys()].filter((name) => !pointedAt.has(name))
    // A circle cannot be put in order; its own rules of deletion must do.
    const next = free.length > 0 ? free : [...left.keys()]
    for (const name of next) left.delete(name)
    ordered.push(...next)
  }
  return ordered
}
