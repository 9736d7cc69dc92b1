import { variantSku } from '#domain/catalog/variants.ts'
import { paise } from '#domain/money/paise.ts'
import type { productVariants } from '#server/db/schema/catalog.ts'
import { pictureFile } from './product-rows.ts'
import type { SeedProduct } from './seed-product.ts'

type VariantRow = typeof productVariants.$inferInsert

/** A piece in one colour has no rows; otherwise the main picture shows the first, which has what the others leave. */
export function variantRows(product: SeedProduct, productId: number): VariantRow[] {
  const { slug, sku, color, stock, otherColors = [] } = product
  if (otherColors.length === 0) return []
  const ofOthers = otherColors.reduce((sum, other) => sum + other.stock, 0)
  return [
    { color, stock: stock - ofOthers, image: pictureFile(slug, 1) },
    ...otherColors.map((other) => ({ ...other, image: `${slug}-${colourSlug(other.color)}.webp` })),
  ].map((each, index) => ({
    productId,
    color: each.color,
    sku: variantSku(sku, each.color),
    priceDifference: paise(0),
    images: [each.image],
    position: index + 1,
    stockOnHand: each.stock,
  }))
}

const colourSlug = (color: string) => color.toLowerCase().replaceAll(' ', '-')
