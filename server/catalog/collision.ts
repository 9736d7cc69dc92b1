import type { ProductProblem } from '#domain/catalog/product-problems.ts'
import { violatedUnique } from '#server/db/unique-violation.ts'

const PROBLEMS: Readonly<Record<string, ProductProblem>> = {
  products_sku_unique: { field: 'sku', code: 'sku_taken' },
  product_variants_sku_unique: { field: 'variants', code: 'sku_taken' },
  products_slug_unique: { field: 'slug', code: 'slug_taken' },
  product_slugs_lead_on: { field: 'slug', code: 'slug_taken' },
}

/** Two who save the same number or address in the same moment. */
export function collisionOf(thrown: unknown): ProductProblem | null {
  return PROBLEMS[violatedUnique(thrown) ?? ''] ?? null
}
