import { rupees } from '#domain/money/paise.ts'
import { addDays, atIst, istDate } from '#domain/time/ist.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'
import type { products, reviews } from '#server/db/schema/catalog.ts'
import { daysBefore } from './days.ts'
import { COUNTRY_OF_ORIGIN, GST_PERCENT } from './product-terms.ts'
import type { SeedProduct } from './seed-product.ts'
import type { SeedReview } from './seed-review.ts'

type ProductRow = typeof products.$inferInsert
type ReviewRow = typeof reviews.$inferInsert
type Ids = { categoryId: number; roomId: number }

/** A piece was on sale some weeks before anybody could write about it; one without reviews is new. */
const WEEKS_BEFORE_FIRST_REVIEW_DAYS = 20
const NEW_SINCE_DAYS = 14
const NEW_APART_DAYS = 3

export function productRow(
  product: SeedProduct,
  reviewed: readonly SeedReview[],
  ids: Ids,
  createdAt: Date,
): ProductRow {
  return {
    slug: product.slug,
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    mainImage: pictureFile(product.slug, 1),
    images: [pictureFile(product.slug, 2), pictureFile(product.slug, 3)],
    price: rupees(product.price),
    salePrice: product.salePrice === undefined ? null : rupees(product.salePrice),
    stockOnHand: product.stock,
    ...ratingOf(reviewed),
    isFeatured: product.isFeatured ?? false,
    isCustom: product.terms.isCustom,
    material: product.material,
    color: product.color,
    colors: [product.color, ...(product.otherColors ?? []).map(({ color }) => color)],
    sku: product.sku,
    weightGrams: Math.round(product.weightKg * 1000),
    ...ids,
    specifications: specificationText(product),
    warranty: product.warranty,
    finish: product.finish,
    care: product.care,
    features: [...product.features],
    returnPolicy: product.terms.returnPolicy,
    returnKind: product.terms.returnKind ?? 'ordinary',
    widthMm: product.size.width,
    heightMm: product.size.height,
    depthMm: product.size.depth,
    hsnCode: product.hsnCode,
    taxRateBp: basisPoints(GST_PERCENT * 100),
    countryOfOrigin: COUNTRY_OF_ORIGIN,
    createdAt,
    updatedAt: createdAt,
  }
}

/** At the end of that day in India, as a shop window would say it. */
export function saleEnd({ saleEndsInDays }: SeedProduct, now: Date): Date | null {
  return saleEndsInDays === undefined ? null : atIst(addDays(istDate(now), saleEndsInDays + 1), 0)
}

export function pictureFile(slug: string, number: 1 | 2 | 3): string {
  return `${slug}-${number}.webp`
}

/** JSON text, as the spec keeps it: a list of {label, value} in the order they are read. */
export function specificationText(product: SeedProduct): string | null {
  if (!product.specifications) return null
  const rows = [
    ['Material', product.material],
    ...product.specifications,
    ['Finish', product.finish],
    ['Weight', `${product.weightKg} kg`],
    ['Net quantity', product.netQuantity ?? '1 N'],
    ...(product.terms.making ? [['Making', product.terms.making]] : []),
    ['Country of origin', COUNTRY_OF_ORIGIN],
  ]
  return JSON.stringify(rows.map(([label, value]) => ({ label, value })))
}

export function createdDaysAgo(reviewed: readonly SeedReview[], position: number): number {
  if (reviewed.length === 0) return NEW_SINCE_DAYS + NEW_APART_DAYS * position
  return Math.max(...reviewed.map(([daysAgo]) => daysAgo)) + WEEKS_BEFORE_FIRST_REVIEW_DAYS
}

export function reviewRow(productId: number, review: SeedReview, userId: number | null, now: Date): ReviewRow {
  const [daysAgo, rating, authorName, comment] = review
  const createdAt = daysBefore(now, daysAgo)
  return { productId, userId, rating, authorName, comment, isVerifiedBuyer: authorName !== null, createdAt }
}

function ratingOf(reviewed: readonly SeedReview[]): Pick<ProductRow, 'averageRating' | 'reviewsCount'> {
  if (reviewed.length === 0) return { averageRating: 0, reviewsCount: 0 }
  const stars = reviewed.reduce((sum, [, rating]) => sum + rating, 0)
  return { averageRating: Math.round((stars * 100) / reviewed.length) / 100, reviewsCount: reviewed.length }
}
