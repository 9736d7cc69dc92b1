import type { ProductProblem } from '#domain/catalog/product-problems.ts'

const UNIQUE_VIOLATION = '23505'

const PROBLEMS: Readonly<Record<string, ProductProblem>> = {
  products_sku_unique: { field: 'sku', code: 'sku_taken' },
  product_variants_sku_unique: { field: 'variants', code: 'sku_taken' },
  products_slug_unique: { field: 'slug', code: 'slug_taken' },
  product_slugs_lead_on: { field: 'slug', code: 'slug_taken' },
}

/** Two who save the same number or address in the same moment: the database lets one of them through. */
export function collisionOf(thrown: unknown): ProductProblem | null {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return null
  return PROBLEMS['constraint' in cause ? String(cause.constraint) : ''] ?? null
}
