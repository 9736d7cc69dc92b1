import { sql } from 'drizzle-orm'
import { categories, products, productVariants, reviews, rooms, wishlistItems } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'
import { daysBefore } from './days.ts'
import { type People, requireId } from './insert-people.ts'
import { DEMO_CUSTOMER } from './people.ts'
import type { Catalogue, SoldProduct } from './plan-order.ts'
import { createdDaysAgo, productRow, reviewRow, saleEnd } from './product-rows.ts'
import { SEED_PRODUCTS } from './products.ts'
import { SEED_CATEGORIES, SEED_ROOMS } from './seed-product.ts'
import type { ReviewsBySlug } from './seed-review.ts'
import { variantRows } from './variant-rows.ts'

const WISHED_FOR = ['coronation-sideboard', 'kanchen-boucle-armchair', 'matigara-counter-stool'] as const

export async function insertCatalogue(tx: Tx, reviewsBySlug: ReviewsBySlug, now: Date): Promise<Catalogue> {
  const categoryIds = await insertCategories(tx)
  const roomIds = await insertRooms(tx)
  const rows = SEED_PRODUCTS.map((product, position) => {
    const reviewed = reviewsBySlug[product.slug] ?? []
    const ids = { categoryId: requireId(categoryIds, product.category), roomId: requireId(roomIds, product.room) }
    const createdAt = daysBefore(now, createdDaysAgo(reviewed, position))
    return { ...productRow(product, reviewed, ids, createdAt), saleEndsAt: saleEnd(product, now) }
  })
  const inserted = await tx.insert(products).values(rows).returning({
    id: products.id,
    slug: products.slug,
    name: products.name,
    sku: products.sku,
    price: products.price,
    salePrice: products.salePrice,
    hsnCode: products.hsnCode,
    taxRateBp: products.taxRateBp,
    isCustom: products.isCustom,
    picture: products.mainImage,
    weightGrams: products.weightGrams,
    createdAt: products.createdAt,
  })
  const variants = await insertVariants(tx, new Map(inserted.map(({ id, slug }) => [slug, id])))
  return new Map(inserted.map((product) => [product.slug, { ...product, variants: variants.get(product.id) ?? [] }]))
}

async function insertVariants(
  tx: Tx,
  idBySlug: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<number, SoldProduct['variants']>> {
  const rows = SEED_PRODUCTS.flatMap((product) => variantRows(product, requireId(idBySlug, product.slug)))
  const inserted = await tx.insert(productVariants).values(rows).returning({
    id: productVariants.id,
    productId: productVariants.productId,
    color: productVariants.color,
    sku: productVariants.sku,
    images: productVariants.images,
    stock: productVariants.stockOnHand,
  })
  return Map.groupBy(inserted, (variant) => variant.productId)
}

/**
 * What was in the store before the first order, so that all movements together are the stock of today. Of each colour, where a
 * piece comes in several. Comes after the orders.
 */
export async function insertOpeningStock(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into stock_movements (product_id, variant_id, delta, reason, created_at)
    select p.id, v.id, coalesce(v.stock_on_hand, p.stock_on_hand) - moved.delta, 'opening', p.created_at
    from products p left join product_variants v on v.product_id = p.id, lateral (
      select coalesce(sum(m.delta), 0) as delta from stock_movements m
      where m.product_id = p.id and m.variant_id is not distinct from v.id) as moved
    where coalesce(v.stock_on_hand, p.stock_on_hand) - moved.delta > 0
    order by p.id, v.position`)
}

export async function insertReviews(
  tx: Tx,
  catalogue: Catalogue,
  reviewsBySlug: ReviewsBySlug,
  people: People,
  now: Date,
): Promise<void> {
  const rows = Object.entries(reviewsBySlug).flatMap(([slug, reviewed]) =>
    reviewed.map((review) => {
      const author = review[2]
      const userId = author === null ? null : (people.idByName.get(author) ?? null)
      return reviewRow(productId(catalogue, slug), review, userId, now)
    }),
  )
  await tx.insert(reviews).values(rows)
}

export async function insertWishlist(tx: Tx, catalogue: Catalogue, people: People, now: Date): Promise<void> {
  const userId = requireId(people.idByEmail, DEMO_CUSTOMER)
  await tx.insert(wishlistItems).values(
    WISHED_FOR.map((slug, index) => ({
      userId,
      productId: productId(catalogue, slug),
      createdAt: daysBefore(now, 3 + index),
    })),
  )
}

async function insertCategories(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const inserted = await tx
    .insert(categories)
    .values(SEED_CATEGORIES.map((name, position) => ({ name, slug: slugOf(name), position })))
    .returning({ id: categories.id, name: categories.name })
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

async function insertRooms(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const inserted = await tx
    .insert(rooms)
    .values(
      SEED_ROOMS.map((name, position) => ({ name, slug: slugOf(name), position, image: `room-${slugOf(name)}.webp` })),
    )
    .returning({ id: rooms.id, name: rooms.name })
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

function productId(catalogue: Catalogue, slug: string): number {
  const product = catalogue.get(slug)
  if (!product) throw new Error(`The seed names the product ${slug}, which the shop does not sell`)
  return product.id
}

/** 'Chairs & Stools' is chairs-stools. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-')
}
