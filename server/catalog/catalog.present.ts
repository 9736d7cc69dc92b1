import type {
  Dimensions,
  Facets,
  Named,
  Picture,
  Product,
  ProductCard,
  Review,
  Room,
  Shelf,
  Variant,
} from '#domain/api/catalog.ts'
import { reviewerName } from '#domain/catalog/rating.ts'
import { type Paise, toRupees } from '#domain/money/paise.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'
import { nextPriceAt, saleEndAt, salePriceAt } from '#domain/pricing/sale.ts'
import { isoMoment } from '#server/db/iso-moment.ts'
import { drawingOf } from '#server/media/drawings.ts'
import { modelOf } from '#server/media/models.ts'
import { presentPicture, type PictureRow } from '#server/media/picture-sources.ts'
import { sharePictureUrl } from '#server/media/share-pictures.ts'
import type { Counts, Tally } from './listing-sql.ts'

export type ReviewRow = {
  id: number
  rating: number
  comment: string | null
  created_at: string
  is_verified_buyer: boolean
  author_name: string | null
  photos: { file: string; width: number; height: number }[]
  answer: string | null
  answered_at: string | null
}

type VariantRow = Omit<Variant, 'price_difference' | 'picture'> & {
  price_difference: Paise
  picture: PictureRow | null
}

/** As PostgreSQL gives it in JSON (product-items.ts): money in paise, sizes in millimetres. */
export type CardRow = {
  id: number
  name: string
  slug: string
  main_image: string
  price: Paise
  sale_price: Paise | null
  sale_starts_at: string | null
  sale_ends_at: string | null
  tax_rate_bp: number
  stock_quantity: number
  average_rating: number
  reviews_count: number
  is_custom: boolean
  making_weeks: number | null
  color: string
  colors: string[]
  sku: string
  weight_grams: number
  width_mm: number | null
  depth_mm: number | null
  height_mm: number | null
  category_id: number
  category_name: string
  room_id: number
  room_name: string
  pictures: PictureRow[]
  variants: VariantRow[]
}

export type ProductRow = CardRow & {
  short_description: string
  images: string[]
  is_featured: boolean
  material: string
  created_at: string
  description: string
  specifications: string | null
  warranty: string | null
  finish: string | null
  care: string | null
  features: string[]
  return_policy: string | null
  return_kind: ReturnKind
  country_of_origin: string
  updated_at: string
  seo_title: string
  seo_description: string
  /** Under which the studio's drawing and the preview for networks were made. */
  first_slug: string
  reviews: ReviewRow[]
}

export function presentCard(row: CardRow, now: Date): ProductCard {
  const sale = saleOf(row)
  const salePrice = salePriceAt(sale, now)
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    main_image: row.main_image,
    price: toRupees(row.price),
    sale_price: salePrice === null ? null : toRupees(salePrice),
    sale_ends_at: saleEndAt(sale, now)?.toISOString() ?? null,
    tax_rate_bp: row.tax_rate_bp,
    stock_quantity: row.stock_quantity,
    average_rating: row.average_rating,
    reviews_count: row.reviews_count,
    is_custom: row.is_custom,
    making_weeks: row.making_weeks,
    color: row.color,
    colors: row.colors,
    sku: row.sku,
    weight: row.weight_grams / 1000,
    category: { id: row.category_id, name: row.category_name },
    room: { id: row.room_id, name: row.room_name },
    dimensions: dimensionsOf(row),
    pictures: bestPictures(row.pictures).map((picture) => presentPicture(picture, 'products', row.name)),
    variants: row.variants.map((variant) => presentVariant(variant, row.name)),
  }
}

export const saleOf = ({ sale_price: salePrice, sale_starts_at, sale_ends_at }: CardRow) => ({
  salePrice,
  saleStartsAt: momentOf(sale_starts_at),
  saleEndsAt: momentOf(sale_ends_at),
})

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** When an answer that shows these products will be out of date by itself: a sale begins or ends. */
export const nextPricesOf = (rows: readonly CardRow[], now: Date): Date[] =>
  rows.flatMap((row) => nextPriceAt(saleOf(row), now) ?? [])

function presentVariant(
  { color, swatch, sku, stock_quantity, price_difference, picture }: VariantRow,
  name: string,
): Variant {
  return {
    color,
    swatch,
    sku,
    stock_quantity,
    price_difference: toRupees(price_difference),
    picture: picture && presentPicture(picture, 'products', `${name}, ${color}`),
  }
}

export function presentProduct(row: ProductRow, now: Date): Product {
  return {
    ...presentCard(row, now),
    short_description: row.short_description,
    images: row.images,
    is_featured: row.is_featured,
    material: row.material,
    created_at: isoMoment(row.created_at),
    description: row.description,
    reviews: row.reviews.map(presentReview),
    specifications: row.specifications,
    extra_details: {
      warranty: row.warranty,
      finish: row.finish,
      care: row.care,
      features: row.features,
      return_policy: row.return_policy,
      dimensions: dimensionsOf(row),
    },
    return_kind: row.return_kind,
    country_of_origin: row.country_of_origin,
    updated_at: isoMoment(row.updated_at),
    seo: { title: row.seo_title || null, description: row.seo_description || null },
    share_picture: sharePictureUrl(row.first_slug),
    drawing: drawingOf(row.first_slug),
    model: modelOf(row.first_slug),
  }
}

/** What a product page shows, or only what a card does. */
export function presentItems(rows: readonly (ProductRow | CardRow)[], view: 'full' | 'card' | undefined, now: Date) {
  return rows.map((row) => (view === 'card' ? presentCard(row, now) : presentProduct(row as ProductRow, now)))
}

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    created_at: isoMoment(row.created_at),
    is_verified_buyer: row.is_verified_buyer,
    user: { name: reviewerName({ name: row.author_name }) },
    photos: row.photos.map(presentPhoto),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { text: row.answer, created_at: isoMoment(row.answered_at) },
  }
}

function presentPhoto({ file, width, height }: ReviewRow['photos'][number]): Review['photos'][number] {
  const url = `/api/reviews/photos/${file}`
  return { url, thumbnail: `${url}?size=small`, width, height }
}

type ShelfRow = Named & { description: string; mergedIds: number[] }

/** A shelf says only what it has. */
const presentWords = <Row extends ShelfRow>({ description, mergedIds, ...shelf }: Row) => ({
  ...shelf,
  ...(description && { description }),
  ...(mergedIds.length > 0 && { merged_ids: mergedIds }),
})

type ScenePicture = Omit<Picture, 'url' | 'is_sized' | 'focus' | 'spots'> & { focusX: number; focusY: number }
type Shown = ShelfRow & { image: string; picture: ScenePicture | null }

export function presentCategory({ image, picture, ...row }: Shown): Shelf {
  const category = presentWords(row)
  return image === '' ? category : { ...category, picture: presentScene(image, picture, row.name) }
}

export function presentRoom({ image, picture, ...row }: Shown & { slug: string }): Room {
  return { ...presentWords(row), picture: image === '' ? null : presentScene(image, picture, row.name) }
}

function presentScene(image: string, picture: ScenePicture | null, name: string): Picture {
  const unknown = { known: null, width: null, height: null, alt: null, color: null, placeholder: null }
  const known = picture
    ? { ...picture, known: picture.file, focus_x: picture.focusX, focus_y: picture.focusY }
    : unknown
  return presentPicture({ ...known, file: image, version: null }, 'scenes', name)
}

export function presentFacets(facets: NonNullable<Counts['facets']>): Facets {
  return {
    categories: facets.categories,
    rooms: facets.rooms,
    colors: byCount(facets.colors),
    materials: byCount(facets.materials),
    ratings: Object.entries(facets.ratings)
      .map(([rating, count]) => ({ rating: Number(rating), count }))
      .toSorted((a, b) => b.rating - a.rating),
    in_stock: facets.in_stock,
    on_sale: facets.on_sale,
    price: { min: rupeesOrNull(facets.price.min), max: rupeesOrNull(facets.price.max) },
  }
}

function byCount(tally: Tally): Facets['colors'] {
  return Object.entries(tally)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** Each once. Once the studio has delivered one view, drawings no longer stand in for the others. */
function bestPictures(pictures: readonly PictureRow[]): readonly PictureRow[] {
  const each = pictures.filter(({ file }, at) => pictures.findIndex((other) => other.file === file) === at)
  const delivered = each.filter(({ known, file }) => known !== null || /^https?:/.test(file))
  return delivered.length > 0 ? delivered : each
}

const rupeesOrNull = (amount: number | null) => (amount === null ? null : toRupees(amount as Paise))
const dimensionsOf = (row: CardRow): Dimensions => ({ width: row.width_mm, depth: row.depth_mm, height: row.height_mm })
