import { z } from 'zod'
import { product as shownProduct } from '#domain/api/catalog.ts'
import { listQuery, someOf } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { productBody, wantedPrice } from '#domain/api/product-body.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { PRODUCT_DESK_SORTS, SALE_STATES } from '#domain/catalog/desk-products.ts'
import { PRODUCT_STATES } from '#domain/catalog/product-state.ts'
import { ADVICE_KEYS, NEED_KEYS } from '#domain/catalog/publish-needs.ts'
import { RETURN_KINDS } from '#domain/orders/return-policy.ts'

export const MOST_CHANGED_AT_ONCE = 200

const tags = ['Back office']
const ids = (text: string) =>
  z
    .string(text)
    .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, text)
    .transform((list) => list.split(',').map(Number))
const flag = z.enum(['yes', 'no'])

export const productDeskQuery = z.object({
  /** Several with commas between them. */
  state: someOf(PRODUCT_STATES).optional(),
  category: ids('Choose a category').optional(),
  room: ids('Choose a room').optional(),
  sale: z.enum(SALE_STATES).optional(),
  low_stock: flag.optional(),
  picture: flag.optional(),
  sort: z.enum(PRODUCT_DESK_SORTS).default('-changed'),
  ...listQuery,
})
export type ProductDeskQuery = z.infer<typeof productDeskQuery>

const moment = z.string().nullable()
const state = z.enum(PRODUCT_STATES)

const productRow = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  state,
  price: z.number(),
  /** As it is kept: it may still be to come. */
  sale_price: z.number().nullable(),
  sale_starts_at: moment,
  sale_ends_at: moment,
  on_hand: z.int(),
  held: z.int(),
  is_custom: z.boolean(),
  colours: z.int(),
  category: z.string(),
  room: z.string(),
  /** Address of its first picture. */
  picture: z.string().nullable(),
  version: z.int(),
  updated_at: z.string(),
})
export type ProductDeskRow = z.infer<typeof productRow>

const deskVariant = z.object({
  id: z.int(),
  color: z.string(),
  swatch: z.string(),
  sku: z.string(),
  price_difference: z.number(),
  on_hand: z.int(),
  held: z.int(),
})

const size = z.int().nullable()
/** Under the names of productBody, but whatever stands in the database: an old product may break a newer rule. */
const deskProduct = z.object({
  id: z.int(),
  version: z.int(),
  state,
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  short_description: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  material: z.string(),
  color: z.string(),
  finish: z.string(),
  care: z.string(),
  warranty: z.string(),
  return_policy: z.string(),
  return_kind: z.enum(RETURN_KINDS),
  is_custom: z.boolean(),
  making_weeks: size,
  is_featured: z.boolean(),
  width_mm: size,
  depth_mm: size,
  height_mm: size,
  weight: z.number(),
  category_id: z.int(),
  room_id: z.int(),
  hsn_code: z.string(),
  tax_rate_bp: z.int(),
  country_of_origin: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  sale_starts_at: moment,
  sale_ends_at: moment,
  variants: z.array(deskVariant),
  on_hand: z.int(),
  held: z.int(),
  pictures: z.array(z.object({ file: z.string(), url: z.string(), alt: z.string() })),
  /** Addresses that lead here. */
  old_slugs: z.array(z.string()),
  /** What it lacks before shoppers may see it, and what would help. */
  needs: z.array(z.enum(NEED_KEYS)),
  advice: z.array(z.enum(ADVICE_KEYS)),
  was_sold: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  history: z.array(z.object({ at: z.string(), what: z.string(), who: z.string().nullable() })),
})
export type DeskProduct = z.infer<typeof deskProduct>

const one = successOf(deskProduct)
const productId = z.object({
  id: z.coerce
    .number('Unknown product')
    .int('Unknown product')
    .min(1, 'Unknown product')
    .max(LARGEST_ID, 'Unknown product'),
})
const version = z.int().min(1).max(LARGEST_ID)

/** One row of the grid: what it says now, and on which state of the product it was decided. */
const gridChange = z.object({
  id: z.int('Unknown product').min(1, 'Unknown product').max(LARGEST_ID, 'Unknown product'),
  version,
  price: wantedPrice.optional(),
  sale_price: wantedPrice.nullish(),
  state: state.optional(),
})
export type GridChange = z.infer<typeof gridChange>

export const productDesk = {
  list: {
    summary: 'Products, drafts too, searched, filtered and in pages',
    tags,
    querystring: productDeskQuery,
    response: answers(openPageOf(productRow)),
  },
  shelves: {
    summary: 'Categories and rooms to choose from',
    tags,
    response: answers(
      successOf(
        z.object({
          categories: z.array(z.object({ id: z.int(), name: z.string() })),
          rooms: z.array(z.object({ id: z.int(), name: z.string() })),
        }),
      ),
    ),
  },
  one: { summary: 'One product with everything that the desk edits', tags, params: productId, response: answers(one) },
  preview: {
    summary: 'A product as a shopper would see it, also a draft',
    tags,
    params: productId,
    response: answers(successOf(shownProduct)),
  },
  create: {
    summary: 'A new product, as a draft',
    tags,
    body: productBody.omit({ version: true }),
    response: answers(one),
  },
  save: { summary: 'Change a product', tags, params: productId, body: productBody, response: answers(one) },
  change: {
    summary: 'Change prices and states of several products: all of them, or none',
    tags,
    body: z.object({
      changes: z
        .array(gridChange)
        .min(1, 'Choose at least one product')
        .max(MOST_CHANGED_AT_ONCE, `At most ${MOST_CHANGED_AT_ONCE} at once`)
        .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Each product once'),
      reason: storableText(300).optional(),
    }),
    response: answers(successOf(z.object({ changed: z.int() }))),
  },
  duplicate: { summary: 'A copy of a product, as a draft', tags, params: productId, response: answers(one) },
  remove: {
    summary: 'Delete a product that was never sold',
    tags,
    params: productId,
    response: answers(successOf(z.null())),
  },
}
