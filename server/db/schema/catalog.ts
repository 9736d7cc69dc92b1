import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import { users } from './accounts.ts'
import { bytes, identity, moment, paiseColumn } from './columns.ts'

export const categories = pgTable('categories', {
  id: identity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull().default(0),
  /** Under the heading of its listing and for search engines; empty: the shop's own words. */
  description: text('description').notNull().default(''),
  image: text('image').notNull().default(''),
  version: integer('version').notNull().default(1),
})

/** A category or room that went into another is still asked for by its number. */
export const mergedShelves = pgTable(
  'merged_shelves',
  {
    kind: text('kind', { enum: ['category', 'room'] }).notNull(),
    oldId: integer('old_id').notNull(),
    newId: integer('new_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.oldId] })],
)

export const rooms = pgTable('rooms', {
  id: identity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull().default(0),
  image: text('image').notNull().default(''),
  description: text('description').notNull().default(''),
  version: integer('version').notNull().default(1),
})

export const products = pgTable(
  'products',
  {
    id: identity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    mainImage: text('main_image').notNull().default(''),
    images: text('images')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    price: paiseColumn('price').notNull(),
    salePrice: paiseColumn('sale_price'),
    /** Until this moment the sale is only planned; null: it has begun. */
    saleStartsAt: moment('sale_starts_at'),
    /** From this moment the sale price counts no more (domain/pricing/sale.ts); null: until the shop ends it. */
    saleEndsAt: moment('sale_ends_at'),
    /** What stands in the store, in all colours. What a shopper may buy is stock_on_hand - stock_held. */
    stockOnHand: integer('stock_on_hand').notNull().default(0),
    stockHeld: integer('stock_held').notNull().default(0),
    /** From so many free pieces on it is low; null: from the number that holds for all (stock_rules). */
    lowStockLimit: integer('low_stock_limit'),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** When shoppers could first see it; the database notes it. */
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
    /** Made to order: the cancellation and return policies treat it differently. */
    isCustom: boolean('is_custom').notNull().default(false),
    /** How long that takes; null: the weeks of the shipping policy. */
    makingWeeks: integer('making_weeks'),
    /** What does not come back for a change of mind although it is in stock. */
    returnKind: text('return_kind', { enum: RETURN_KINDS }).notNull().default('ordinary'),
    material: text('material').notNull().default(''),
    color: text('color').notNull().default(''),
    colors: text('colors')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    sku: text('sku').notNull().unique(),
    weightGrams: integer('weight_grams').notNull().default(0),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
    /** JSON text as the spec has it; a reader that cannot parse it shows none. */
    specifications: text('specifications'),
    warranty: text('warranty'),
    finish: text('finish'),
    care: text('care'),
    features: text('features')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    returnPolicy: text('return_policy'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    depthMm: integer('depth_mm'),
    hsnCode: text('hsn_code').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull().default(1800),
    countryOfOrigin: text('country_of_origin').notNull().default('India'),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Counts the changes of what the desk edits; the database does (migration product_desk). */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('products_price_positive', sql`${t.price} > 0`),
    check(
      'products_sale_below_price',
      sql`${t.salePrice} is null or (${t.salePrice} > 0 and ${t.salePrice} < ${t.price})`,
    ),
    check('products_making_weeks', sql`${t.makingWeeks} between 1 and 52`),
    check('products_archived_is_off', sql`${t.archivedAt} is null or not ${t.isActive}`),
    check('products_sale_has_length', sql`${t.saleStartsAt} < ${t.saleEndsAt}`),
    index('products_slug_beginning').on(t.slug.op('text_pattern_ops')),
    index('products_sale_starts')
      .on(t.saleStartsAt)
      .where(sql`${t.saleStartsAt} is not null`),
    index('products_sale_ends')
      .on(t.saleEndsAt)
      .where(sql`${t.saleEndsAt} is not null`),
    check(
      'products_stock_never_negative',
      sql`${t.stockOnHand} >= 0 and ${t.stockHeld} >= 0 and ${t.stockHeld} <= ${t.stockOnHand}`,
    ),
    check('products_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^[0-9]+$'`),
    check('products_return_kind_known', sql`${t.returnKind} in ('ordinary', 'mattress_or_pillow', 'clearance')`),
    index('products_newest')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`${t.isActive}`),
    index('products_sku_lower').on(sql`lower(${t.sku})`),
    index('products_category').on(t.categoryId, t.createdAt.desc()),
    index('products_room').on(t.roomId, t.createdAt.desc()),
    index('products_featured')
      .on(t.id)
      .where(sql`${t.isFeatured} and ${t.isActive}`),
  ],
)

/** One colour of a piece that comes in several. Its stock is part of the product's, which is the sum over its colours. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    color: text('color').notNull(),
    /** A CSS colour; empty: the shop knows the name. */
    swatch: text('swatch').notNull().default(''),
    sku: text('sku').notNull().unique(),
    priceDifference: paiseColumn('price_difference')
      .notNull()
      .default(sql`0`),
    images: text('images')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    position: integer('position').notNull().default(0),
    stockOnHand: integer('stock_on_hand').notNull().default(0),
    stockHeld: integer('stock_held').notNull().default(0),
  },
  (t) => [
    index('product_variants_sku_lower').on(sql`lower(${t.sku})`),
    uniqueIndex('product_variants_one_per_color').on(t.productId, sql`lower(${t.color})`),
    check('product_variants_color_named', sql`btrim(${t.color}) <> ''`),
    check('product_variants_price_not_below', sql`${t.priceDifference} >= 0`),
    check(
      'product_variants_stock_never_negative',
      sql`${t.stockOnHand} >= 0 and ${t.stockHeld} >= 0 and ${t.stockHeld} <= ${t.stockOnHand}`,
    ),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Kept apart from the account, so that a review outlives it; null reads "Anonymous". */
    authorName: text('author_name'),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    isVerifiedBuyer: boolean('is_verified_buyer').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenReason: text('hidden_reason'),
    /** What the shop says to it, under everybody's eyes. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    photos: jsonb('photos').$type<{ file: string; width: number; height: number }[]>().notNull().default([]),
    /** What the desk searches it by, with name and number of the piece; a trigger writes it. */
    found: text('found').notNull().default(''),
  },
  (t) => [
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    index('reviews_product').on(t.productId, t.createdAt.desc()),
    uniqueIndex('reviews_one_per_buyer').on(t.productId, t.userId),
  ],
)

export const reviewPhotos = pgTable(
  'review_photos',
  {
    file: text('file').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    bytes: bytes('bytes').notNull(),
    thumbnail: bytes('thumbnail').notNull(),
  },
  (t) => [index('review_photos_review').on(t.reviewId)],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    foreignKey({ columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.productId], foreignColumns: [products.id] }).onDelete('cascade'),
  ],
)

/** "Tell me when it is back". */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The colour that is waited for, of a piece that comes in several. */
    variantId: integer('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Stands in the mail: whoever has it may end the mails to this address, and nothing else. */
    stopToken: text('stop_token').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    toldAt: moment('told_at'),
  },
  (t) => [
    // In the database NULLS NOT DISTINCT: a piece without colours counts once too.
    uniqueIndex('restock_requests_waiting')
      .on(t.productId, t.variantId, t.email)
      .where(sql`${t.toldAt} is null`),
  ],
)
