import { z } from 'zod'
import { productBody, type ProductInput } from '#domain/api/product-body.ts'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { typedAmount } from '#domain/money/typed-amount.ts'
import { istMinute, withIstOffset } from '#domain/time/ist-minute.ts'

type Text =
  | 'name slug sku short_description description features material color finish care warranty return_policy'
  | 'making_weeks width_mm depth_mm height_mm weight category_id room_id hsn_code tax_rate_bp country_of_origin seo_title seo_description'
  | 'price sale_price sale_starts_at sale_ends_at'
type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T

/** What stands in the fields: texts, as they were typed. The names are those of the API. */
export type ProductValues = Record<Words<Text>, string> & {
  return_kind: DeskProduct['return_kind']
  is_custom: boolean
  is_featured: boolean
  specifications: { label: string; value: string }[]
  variants: VariantValues[]
  take_over_slug: boolean
  version: number
}
export type VariantValues = { id: number | null; color: string; swatch: string; sku: string; price_difference: string }

export const EMPTY_VARIANT: VariantValues = { id: null, color: '', swatch: '', sku: '', price_difference: '' }

export const NEW_PRODUCT: ProductValues = {
  name: '',
  slug: '',
  sku: '',
  short_description: '',
  description: '',
  features: '',
  specifications: [],
  material: '',
  color: '',
  finish: '',
  care: '',
  warranty: '',
  return_policy: '',
  return_kind: 'ordinary',
  is_custom: false,
  making_weeks: '',
  is_featured: false,
  width_mm: '',
  depth_mm: '',
  height_mm: '',
  weight: '',
  category_id: '',
  room_id: '',
  hsn_code: '',
  tax_rate_bp: '1800',
  country_of_origin: 'India',
  seo_title: '',
  seo_description: '',
  price: '',
  sale_price: '',
  sale_starts_at: '',
  sale_ends_at: '',
  variants: [],
  take_over_slug: false,
  version: 1,
}

const numberText = (value: number | null) => (value === null || value === 0 ? '' : String(value))
const minuteText = (moment: string | null) => (moment === null ? '' : istMinute(new Date(moment)))

export function valuesOf(product: DeskProduct): ProductValues {
  const texts = Object.entries(product).filter(([key, value]) => key in NEW_PRODUCT && typeof value === 'string')
  return {
    ...NEW_PRODUCT,
    ...(Object.fromEntries(texts) as Partial<ProductValues>),
    features: product.features.join('\n'),
    specifications: product.specifications.map(({ label, value }) => ({ label, value })),
    is_custom: product.is_custom,
    making_weeks: numberText(product.making_weeks),
    is_featured: product.is_featured,
    width_mm: numberText(product.width_mm),
    depth_mm: numberText(product.depth_mm),
    height_mm: numberText(product.height_mm),
    weight: numberText(product.weight),
    category_id: String(product.category_id),
    room_id: String(product.room_id),
    tax_rate_bp: String(product.tax_rate_bp),
    price: numberText(product.price),
    sale_price: numberText(product.sale_price),
    sale_starts_at: minuteText(product.sale_starts_at),
    sale_ends_at: minuteText(product.sale_ends_at),
    variants: product.variants.map(({ id, color, swatch, sku, price_difference }) => ({
      id,
      color,
      swatch,
      sku,
      price_difference: numberText(price_difference),
    })),
    version: product.version,
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const momentOf = (minute: string) => (minute === '' ? null : withIstOffset(minute))

/** As the API takes it; what cannot be read is left for its schema to refuse, at the field of that name. */
function bodyOf(values: ProductValues): ProductInput {
  return {
    ...values,
    slug: values.slug.trim(),
    features: linesOf(values.features),
    making_weeks: typedAmount(values.making_weeks),
    width_mm: typedAmount(values.width_mm),
    depth_mm: typedAmount(values.depth_mm),
    height_mm: typedAmount(values.height_mm),
    weight: typedAmount(values.weight) ?? 0,
    category_id: Number(values.category_id),
    room_id: Number(values.room_id),
    hsn_code: values.hsn_code.trim(),
    tax_rate_bp: Number(values.tax_rate_bp) as ProductInput['tax_rate_bp'],
    price: typedAmount(values.price) as number,
    sale_price: typedAmount(values.sale_price),
    sale_starts_at: momentOf(values.sale_starts_at),
    sale_ends_at: momentOf(values.sale_ends_at),
    variants: values.variants.map((variant) => ({
      ...variant,
      swatch: variant.swatch.trim(),
      price_difference: typedAmount(variant.price_difference) ?? 0,
    })),
  }
}

/** The form is checked by the schema of the API itself. */
export const productForm = z
  .custom<ProductValues>(() => true)
  .transform(bodyOf)
  .pipe(productBody)
