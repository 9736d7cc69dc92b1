import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { holdsWord } from '#server/db/holds-word.ts'

export type FoundOrder = {
  id: number
  number: string
  name: string
  city: string
  pin: string
  total: number
  status: string
}
export type FoundCustomer = { id: number; name: string; email: string; orders: number }
export type FoundWords = { id: number; title: string; detail: string }
export type FoundProduct = { id: number; slug: string; name: string; sku: string; free: number }

/** Every word stands somewhere in the text. */
const holds = (text: SQL, words: readonly string[]) =>
  sql.join(
    words.map((word) => holdsWord(text, word)),
    sql` and `,
  )

export async function findOrders(db: Db, words: readonly string[], limit: number): Promise<FoundOrder[]> {
  const { rows } = await db.execute<FoundOrder>(sql`
    select o.id, o.order_number as number, a.name, a.city, a.postal_code as pin, o.total_amount::float8 as total, o.status
    from (select s.order_id from order_search s where ${holds(sql`s.words`, words)} order by s.order_id desc limit ${limit}) as found
    join orders o on o.id = found.order_id join order_addresses a on a.order_id = o.id and a.kind = 'shipping'
    order by o.id desc`)
  return rows
}

/** By name and mail; by telephone, PIN or town through what they ordered lately. */
export async function findCustomers(db: Db, words: readonly string[], limit: number): Promise<FoundCustomer[]> {
  const { rows } = await db.execute<FoundCustomer>(sql`
    with named as (
      select u.id from users u where ${holds(sql`lower(u.name || ' ' || u.email)`, words)} and u.erased_at is null and u.role = 'customer'
      order by u.id desc limit ${limit}
    ), ordering as (
      select o.user_id as id from (
        select s.order_id from order_search s where ${holds(sql`s.words`, words)} order by s.order_id desc limit ${limit * 4}
      ) as found join orders o on o.id = found.order_id where o.user_id is not null
    )
    select u.id, u.name, u.email, (select count(*)::int from orders o where o.user_id = u.id) as orders
    from users u where u.id in (select id from named union select id from ordering) and u.erased_at is null
    order by exists (select from named n where n.id = u.id) desc, u.id desc limit ${limit}`)
  return rows
}

/** A colour's own SKU finds its piece. */
export async function findProducts(db: Db, words: readonly string[], limit: number): Promise<FoundProduct[]> {
  const { rows } = await db.execute<FoundProduct>(sql`
    select p.id, p.slug, p.name, p.sku, p.stock_on_hand - p.stock_held as free from products p
    where p.id in (
      (select p.id from products p where ${holds(sql`lower(p.name || ' ' || p.sku)`, words)} limit 200)
      union (select v.product_id from product_variants v where ${holds(sql`lower(v.sku)`, words)} limit 200))
    order by p.name limit ${limit}`)
  return rows
}

/** Articles, drafts too. Of a common word not all are looked at. */
export async function findArticles(db: Db, words: readonly string[], limit: number): Promise<FoundWords[]> {
  const { rows } = await db.execute<FoundWords>(sql`
    select a.id, a.title, case when a.category = '' then a.author else a.author || ', ' || a.category end as detail
    from blog_posts a where a.id in (select a.id from blog_posts a where ${holds(sql`a.found`, words)} limit 200)
    order by a.updated_at desc, a.id desc limit ${limit}`)
  return rows
}

export async function findProjects(db: Db, words: readonly string[], limit: number): Promise<FoundWords[]> {
  const { rows } = await db.execute<FoundWords>(sql`
    select p.id, p.name as title, concat_ws(', ', nullif(p.type, ''), nullif(p.location, '')) as detail
    from projects p where p.id in (select p.id from projects p where ${holds(sql`p.found`, words)} limit 200)
    order by p.created_at desc, p.id desc limit ${limit}`)
  return rows
}
