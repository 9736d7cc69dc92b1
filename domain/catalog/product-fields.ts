import type { Paise } from '#domain/money/paise.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'

/** One colour of a product as the desk edits it; `id` is null for a new one. */
export type VariantFields = {
  readonly id: number | null
  readonly color: string
  readonly swatch: string
  readonly sku: string
  readonly priceDifference: Paise
}

/** Everything of a product that the desk edits. Stock and pictures have their own ways. */
export type ProductFields = {
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly shortDescription: string
  readonly description: string
  readonly features: readonly string[]
  readonly specifications: readonly { readonly label: string; readonly value: string }[]
  readonly material: string
  /** Of a piece in one colour; otherwise the first of its variants says it. */
  readonly color: string
  readonly finish: string
  readonly care: string
  readonly warranty: string
  readonly returnPolicy: string
  readonly returnKind: ReturnKind
  readonly isCustom: boolean
  /** Of a piece that is made to order; null: the weeks of the policy. */
  readonly makingWeeks: number | null
  readonly isFeatured: boolean
  readonly widthMm: number | null
  readonly depthMm: number | null
  readonly heightMm: number | null
  readonly weightGrams: number
  readonly categoryId: number
  readonly roomId: number
  readonly hsnCode: string
  readonly taxRateBp: number
  readonly countryOfOrigin: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly price: Paise
  readonly salePrice: Paise | null
  readonly saleStartsAt: Date | null
  readonly saleEndsAt: Date | null
  readonly variants: readonly VariantFields[]
}
