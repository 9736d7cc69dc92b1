import type { ReturnKind } from '#domain/orders/return-policy.ts'
import type { HsnCode } from '#domain/tax/hsn.ts'

export const SEED_CATEGORIES = [
  'Sofas',
  'Chairs & Stools',
  'Tables',
  'Beds',
  'Storage',
  'Lighting',
  'Rugs & Textiles',
  'Mirrors & Decor',
] as const

export const SEED_ROOMS = ['Living Room', 'Bedroom', 'Dining Room'] as const

export type SeedCategory = (typeof SEED_CATEGORIES)[number]
export type SeedRoom = (typeof SEED_ROOMS)[number]

export type SizeMm = { width: number; depth: number; height: number }

/** One row of the Specifications section: what it is called, and what it is. */
export type SpecificationRow = readonly [label: string, value: string]

/** A product as the workshop describes it. Prices are whole rupees here and become paise on the way in. */
export type SeedProduct = {
  slug: string
  name: string
  sku: string
  category: SeedCategory
  room: SeedRoom
  size: SizeMm
  weightKg: number
  material: string
  color: string
  /** The colours it comes in beside `color`, and how many of `stock` are of each. */
  otherColors?: readonly { color: string; stock: number }[]
  price: number
  salePrice?: number
  /** Without it the sale lasts until the shop ends it. */
  saleEndsInDays?: number
  /** In all colours. */
  stock: number
  isFeatured?: boolean
  hsnCode: HsnCode
  shortDescription: string
  description: string
  /** null: nothing is known yet, and the shop must cope. */
  specifications: readonly SpecificationRow[] | null
  features: readonly string[]
  finish: string
  care: string
  warranty: string
  terms: ProductTerms
  /** How many pieces one pack holds (Legal Metrology); one unless said. */
  netQuantity?: string
}

/** What follows from whether a piece stands in the store or is begun when it is ordered, and from what it is. */
export type ProductTerms = { isCustom: boolean; making?: string; returnPolicy: string; returnKind?: ReturnKind }
