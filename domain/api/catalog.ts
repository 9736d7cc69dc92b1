import { z } from 'zod'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import { answers, failure, successOf } from './envelope.ts'
import { photoFile, sentPhotos } from './photos.ts'
import { productListQuery, view, wholeText } from './product-list-query.ts'
import { storableText } from './storable-text.ts'

const MOST_IDS = 100
const TAGS = ['Catalogue']

const named = z.object({ id: z.int(), name: z.string() })
export const pictureSchema = z.object({
  file: z.string(),
  url: z.string(),
  /** Made in several widths (domain/pictures/picture-sizes.ts): as AVIF, answered as WebP to browsers that do not know it. */
  is_sized: z.boolean(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  placeholder: z.string(),
  /** In percent: what must stay in sight where the picture is cut. Left out for the centre. */
  focus: z.object({ x: z.int(), y: z.int() }).optional(),
  /** What of the catalogue stands in it, in percent from the upper left, with the price asked now. Left out where nothing does. */
  spots: z
    .array(z.object({ x: z.number(), y: z.number(), slug: z.string(), name: z.string(), price: z.number() }))
    .optional(),
})

const shelf = named.extend({
  /** Stands under the heading of its listing; left out where the shop has its own words. */
  description: z.string().optional(),
  /** Numbers of others that went into it: whoever asks for one is sent here. */
  merged_ids: z.array(z.int()).optional(),
  /** Beside that heading; left out where there is none. */
  picture: pictureSchema.nullish(),
})

export const reviewSchema = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string().nullable(),
  created_at: z.string(),
  is_verified_buyer: z.boolean(),
  user: z.object({ name: z.string() }),
  photos: z.array(z.object({ url: z.string(), thumbnail: z.string(), width: z.int(), height: z.int() })),
  /** What the shop says to it. */
  answer: z.object({ text: z.string(), created_at: z.string() }).nullable(),
})

/** Millimetres. */
const dimensions = z.object({
  width: z.int().nullable(),
  depth: z.int().nullable(),
  height: z.int().nullable(),
})

/** A colour of a product that comes in several: its own SKU, stock and picture. */
const variant = z.object({
  color: z.string(),
  /** A CSS colour; empty where the name says enough. */
  swatch: z.string(),
  sku: z.string(),
  stock_quantity: z.int(),
  /** What it costs more than the product, in rupees. */
  price_difference: z.number(),
  picture: pictureSchema.nullable(),
})

const cardFields = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  main_image: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  /** From this moment the sale price counts no more; null where no end is set. */
  sale_ends_at: z.string().nullable(),
  /** The GST inside the price, in basis points. */
  tax_rate_bp: z.int(),
  stock_quantity: z.int(),
  average_rating: z.number(),
  reviews_count: z.int(),
  is_custom: z.boolean(),
  /** How long it takes to make, where the shop says it of this piece. */
  making_weeks: z.int().nullable(),
  color: z.string(),
  colors: z.array(z.string()),
  sku: z.string(),
  weight: z.number(),
  category: named,
  room: named,
  dimensions,
  pictures: z.array(pictureSchema),
  /** Empty for a piece in one colour; stock_quantity is the sum over them. The first is meant where none is chosen. */
  variants: z.array(variant),
}

export const productCard = z.object(cardFields)

export const product = z.object({
  ...cardFields,
  short_description: z.string(),
  images: z.array(z.string()),
  is_featured: z.boolean(),
  material: z.string(),
  created_at: z.string(),
  description: z.string(),
  reviews: z.array(reviewSchema),
  specifications: z.string().nullable(),
  extra_details: z.object({
    warranty: z.string().nullable(),
    finish: z.string().nullable(),
    care: z.string().nullable(),
    features: z.array(z.string()),
    return_policy: z.string().nullable(),
    dimensions,
  }),
  /** Mattresses, pillows and clearance items are not taken back for a change of mind. */
  return_kind: z.enum(RETURN_KINDS),
  country_of_origin: z.string(),
  /** What search engines and networks are told where the shop wrote words of its own for them. */
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  updated_at: z.string(),
  /** Address of its preview for networks, 1200 x 630. */
  share_picture: z.string(),
  /** Address of a drawing with measures, where the studio made one. */
  drawing: z.string().nullable(),
  /** Address of the piece in three dimensions (glTF, in metres), where the studio built one. */
  model: z.string().nullable(),
})
const productOrCard = z.union([z.array(product), z.array(productCard)])

const counted = z.object({ value: z.string(), count: z.int() })
const facets = z.object({
  categories: z.array(named.extend({ count: z.int() })),
  rooms: z.array(named.extend({ count: z.int() })),
  colors: z.array(counted),
  materials: z.array(counted),
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  in_stock: z.int(),
  on_sale: z.int(),
  price: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
})

const pageFields = { current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() }
const listing = successOf(
  z.object({
    data: productOrCard,
    ...pageFields,
    facets: facets.optional(),
    /** Present when a word of the search was not known and another was taken for it. */
    corrected_search: z.string().optional(),
  }),
)

const productKey = z.object({ id: z.string().max(200) })
const productId = z.object({ id: wholeText('Product', 1, LARGEST_ID) })

export const productIds = z
  .string()
  .max(4000, `Ask for ${MOST_IDS} products at most`)
  .regex(/^\s*\d{1,10}(\s*,\s*\d{1,10})*\s*,?\s*$/, 'Ids are whole numbers with commas between them')
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((id) => Number(id))
        .filter((id) => id > 0 && id <= LARGEST_ID),
    ),
  ])
  .refine((ids) => ids.length <= MOST_IDS, `Ask for ${MOST_IDS} products at most`)

export const reviewBody = z.object({
  rating: z.int('Rating must be a whole number').min(1, 'Rating must be 1 to 5').max(5, 'Rating must be 1 to 5'),
  comment: storableText(2000).optional(),
  photos: sentPhotos,
})

const reviewStanding = z.object({
  /** Why the signed-in person may or may not write a review. */
  standing: z.enum(['can_review', 'has_reviewed', 'not_a_buyer']),
  review: reviewSchema.nullable(),
})

export const catalogContract = {
  list: { tags: TAGS, summary: 'Find products', querystring: productListQuery, response: answers(listing) },
  featured: {
    tags: TAGS,
    summary: 'Featured products',
    querystring: z.object({ view }),
    response: answers(successOf(productOrCard)),
  },
  byIds: {
    tags: TAGS,
    summary: 'Products of a cart, in the order asked for',
    querystring: z.object({ ids: productIds, view }),
    response: answers(successOf(productOrCard)),
  },
  one: { tags: TAGS, summary: 'One product by slug or id', params: productKey, response: answers(successOf(product)) },
  related: {
    tags: TAGS,
    summary: 'What goes with a product',
    params: productKey,
    response: answers(successOf(z.array(productCard))),
  },
  categories: { tags: TAGS, summary: 'Categories', response: answers(successOf(z.array(shelf))) },
  rooms: {
    tags: TAGS,
    summary: 'Rooms',
    response: answers(successOf(z.array(shelf.extend({ slug: z.string(), picture: pictureSchema.nullable() })))),
  },
  pictures: {
    tags: TAGS,
    summary: 'What is known about pictures, in the order asked for',
    querystring: z.object({
      files: z
        .string()
        .max(2000)
        .regex(/^[a-z0-9][\w./-]*(,[a-z0-9][\w./-]*)*$/i, 'Files are names with commas between them')
        .transform((text) => text.split(',').slice(0, MOST_IDS)),
    }),
    response: answers(successOf(z.array(pictureSchema))),
  },
  standing: {
    tags: TAGS,
    summary: 'Whether the signed-in person may review a product',
    params: productId,
    response: answers(successOf(reviewStanding)),
  },
  review: {
    tags: TAGS,
    summary: 'Review a product that was bought and delivered',
    params: productId,
    body: reviewBody,
    response: { ...answers(successOf(reviewSchema)), 201: successOf(reviewSchema) },
  },
}

export const reviewPhoto = {
  tags: TAGS,
  summary: 'A photo of a review',
  params: photoFile,
  querystring: z.object({ size: z.enum(['small', 'large']).optional() }),
  response: { '4xx': failure, '5xx': failure },
}

export type Picture = z.infer<typeof pictureSchema>
export type Spot = NonNullable<Picture['spots']>[number]
export type Review = z.infer<typeof reviewSchema>
export type ProductCard = z.infer<typeof productCard>
export type Product = z.infer<typeof product>
export type Dimensions = z.infer<typeof dimensions>
export type Variant = z.infer<typeof variant>
export type Facets = z.infer<typeof facets>
export type Named = z.infer<typeof named>
export type Shelf = z.infer<typeof shelf>
export type Room = Shelf & { slug: string; picture: Picture | null }
export type ReviewStanding = z.infer<typeof reviewStanding>
export type ProductPage<Item = ProductCard> = {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  facets?: Facets | undefined
  corrected_search?: string | undefined
}
