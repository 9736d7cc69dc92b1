import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CounterCustomer } from '#domain/api/counter.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { products, productVariants } from '#server/db/schema/catalog.ts'

const MOST = 12

/** By its number or that of one of its colours, as a scanner types it, or by words of its name. Exact numbers come first. */
export async function selectCounterProducts(db: Db, typed: string) {
  const text = typed.trim()
  const words = text.toLowerCase().split(/\s+/).slice(0, 8)
  const hasNumber = sql`(lower(${products.sku}) = lower(${text}) or exists (
    select from product_variants v where v.product_id = ${products.id} and lower(v.sku) = lower(${text})))`
  const named = and(...words.map((word) => foundBy(containing(word))))
  const found = await db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      price: products.price,
      salePrice: products.salePrice,
      saleStartsAt: products.saleStartsAt,
      saleEndsAt: products.saleEndsAt,
      onHand: products.stockOnHand,
      held: products.stockHeld,
      mainImage: products.mainImage,
    })
    .from(products)
    .where(and(eq(products.isActive, true), or(hasNumber, named)))
    .orderBy(sql`${hasNumber} desc`, asc(products.name), asc(products.id))
    .limit(MOST)
  const colours = await selectColours(
    db,
    found.map(({ id }) => id),
  )
  return found.map((product) => ({ ...product, colours: colours.filter(({ productId }) => productId === product.id) }))
}

const foundBy = (word: string): SQL =>
  sql`(lower(${products.name}) like ${word} or lower(${products.sku}) like ${word} or exists (
    select from product_variants v where v.product_id = ${products.id} and lower(v.sku) like ${word}))`

async function selectColours(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      productId: productVariants.productId,
      color: productVariants.color,
      sku: productVariants.sku,
      priceDifference: productVariants.priceDifference,
      onHand: productVariants.stockOnHand,
      held: productVariants.stockHeld,
    })
    .from(productVariants)
    .where(inArray(productVariants.productId, [...ids]))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
}

/** With the address of their newest order, so that nobody types it again. */
export async function selectCounterCustomers(db: Db, typed: string): Promise<CounterCustomer[]> {
  const words = deskSearchWords(typed).map(containing)
  if (words.length === 0) return []
  const all = words.map(
    (word) => sql`(lower(u.name) like ${word} or u.email like ${word} or exists (
      select from orders o join order_search s on s.order_id = o.id where o.user_id = u.id and s.words like ${word}))`,
  )
  const { rows } = await db.execute<CounterCustomer>(sql`
    select u.id, u.name, u.email, coalesce(a.phone, '') as phone, coalesce(a.address, '') as address,
      coalesce(a.city, '') as city, coalesce(a.state, '') as state, coalesce(a.postal_code, '') as postal_code
    from users u left join lateral (
      select place.* from orders o join order_addresses place on place.order_id = o.id and place.kind = 'billing'
      where o.user_id = u.id order by o.created_at desc limit 1) a on true
    where u.erased_at is null and u.role = 'customer' and ${sql.join(all, sql` and `)}
    order by u.name, u.id limit 8`)
  return rows
}
