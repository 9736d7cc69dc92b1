import type { ProductFields, VariantFields } from '#domain/catalog/product-fields.ts'
import { parseSpecifications } from '#domain/catalog/specifications.ts'
import type { products, productVariants } from '#server/db/schema/catalog.ts'

export type VariantRecord = typeof productVariants.$inferSelect
/** A product as the database keeps it, its colours in their order. */
export type ProductRecord = typeof products.$inferSelect & { readonly variants: readonly VariantRecord[] }

/** What the desk edits of it. */
export function fieldsOf(record: ProductRecord): ProductFields {
  const { warranty, finish, care, returnPolicy, specifications, variants } = record
  return {
    ...pick(record, AS_KEPT),
    warranty: warranty ?? '',
    finish: finish ?? '',
    care: care ?? '',
    returnPolicy: returnPolicy ?? '',
    specifications: (parseSpecifications(specifications) ?? []).map(({ name, value }) => ({ label: name, value })),
    variants: variants.map(variantFieldsOf),
  }
}

/** What is kept as the desk edits it. */
const AS_KEPT = [
  'name',
  'slug',
  'sku',
  'shortDescription',
  'description',
  'features',
  'material',
  'color',
  'returnKind',
  'isCustom',
  'makingWeeks',
  'isFeatured',
  'widthMm',
  'depthMm',
  'heightMm',
  'weightGrams',
  'categoryId',
  'roomId',
  'hsnCode',
  'taxRateBp',
  'countryOfOrigin',
  'seoTitle',
  'seoDescription',
  'price',
  'salePrice',
  'saleStartsAt',
  'saleEndsAt',
] as const satisfies readonly (keyof ProductFields)[]

const pick = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>

const variantFieldsOf = ({ id, color, swatch, sku, priceDifference }: VariantRecord): VariantFields => ({
  id,
  color,
  swatch,
  sku,
  priceDifference,
})

/** The columns of what the desk edits. A piece in several colours is called by its first. */
export function columnsOf(fields: ProductFields) {
  const { variants, specifications, color, features, ...rest } = fields
  const colors = variants.length > 0 ? variants.map((variant) => variant.color) : [color].filter(Boolean)
  return {
    name: rest.name,
    slug: rest.slug,
    sku: rest.sku,
    shortDescription: rest.shortDescription,
    description: rest.description,
    features: [...features],
    specifications: specifications.length === 0 ? null : JSON.stringify(specifications),
    material: rest.material,
    color: colors[0] ?? '',
    colors,
    finish: rest.finish || null,
    care: rest.care || null,
    warranty: rest.warranty || null,
    returnPolicy: rest.returnPolicy || null,
    returnKind: rest.returnKind,
    isCustom: rest.isCustom,
    makingWeeks: rest.isCustom ? rest.makingWeeks : null,
    isFeatured: rest.isFeatured,
    widthMm: rest.widthMm,
    depthMm: rest.depthMm,
    heightMm: rest.heightMm,
    weightGrams: rest.weightGrams,
    categoryId: rest.categoryId,
    roomId: rest.roomId,
    hsnCode: rest.hsnCode,
    taxRateBp: rest.taxRateBp,
    countryOfOrigin: rest.countryOfOrigin,
    seoTitle: rest.seoTitle,
    seoDescription: rest.seoDescription,
    price: rest.price,
    salePrice: rest.salePrice,
    saleStartsAt: rest.saleStartsAt,
    saleEndsAt: rest.saleEndsAt,
  }
}

type Values = Readonly<Record<string, unknown>>

/** What is different, before and after, for the audit log. */
export function differenceOf(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const only = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
  return { before: only(before), after: only(after) }
}
