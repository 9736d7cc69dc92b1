import { z } from 'zod'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { isSlug, LONGEST_SLUG } from '#domain/catalog/slug.ts'
import { isWholePaise, toRupees } from '#domain/money/paise.ts'
import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import { HIGHEST_PRICE, LOWEST_PRICE } from '#domain/pricing/change-price.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const required = (max: number, text: string) => storableText(max).pipe(z.string().trim().min(1, text))
const optional = (max: number) => storableText(max).pipe(z.string().trim()).default('')

const PRICE_TEXT = 'Must be between ₹1 and ₹1,00,00,000'
const PAISE_TEXT = 'At most two decimals'

/** In rupees. */
export const wantedPrice = z
  .number(PRICE_TEXT)
  .min(toRupees(LOWEST_PRICE), PRICE_TEXT)
  .max(toRupees(HIGHEST_PRICE), PRICE_TEXT)
  .refine(isWholePaise, PAISE_TEXT)

const SKU_TEXT = 'Letters and figures, with - . _ between them'
const sku = required(60, 'SKU is required').pipe(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, SKU_TEXT))

const SIZE_TEXT = 'Must be whole millimetres, from 1 to 20,000'
const size = z.int(SIZE_TEXT).min(1, SIZE_TEXT).max(20_000, SIZE_TEXT).nullable().default(null)
const WEEKS_TEXT = 'Must be whole weeks, from 1 to 52'
const WEIGHT_TEXT = 'Must be kilograms, from 0 to 2,000'

const moment = z.iso.datetime({ offset: true, error: 'Must be a moment' }).nullable().default(null)
const shelf = (text: string) => z.int(text).min(1, text).max(LARGEST_ID, text)

const SWATCH_TEXT = 'Must be a colour like #7a5c3e'
const variant = z.object({
  /** Left out for a new colour. */
  id: z.int().min(1).max(LARGEST_ID).nullish(),
  color: required(40, 'Colour is required'),
  swatch: optional(20).pipe(z.string().regex(/^(#[0-9a-f]{3,8})?$/i, SWATCH_TEXT)),
  sku,
  /** What it costs more than the product, in rupees. */
  price_difference: z
    .number(PRICE_TEXT)
    .min(0, 'A colour never costs less than the product')
    .max(toRupees(HIGHEST_PRICE), PRICE_TEXT)
    .refine(isWholePaise, PAISE_TEXT)
    .default(0),
})

const specification = z.object({
  label: required(80, 'Say what it is'),
  value: required(300, 'Say how it is'),
})

/** Everything of a product that the desk edits, as the API takes and gives it. */
export const productBody = z.object({
  name: required(160, 'Name is required'),
  /** Left empty, it is made from the name. */
  slug: optional(LONGEST_SLUG).pipe(
    z.string().refine((text) => text === '' || isSlug(text), 'Small letters and figures, with single hyphens between'),
  ),
  sku,
  short_description: optional(300),
  description: optional(10_000),
  features: z.array(required(200, 'Say what it can')).max(30, 'At most 30 features').default([]),
  specifications: z.array(specification).max(60, 'At most 60 specifications').default([]),
  material: optional(120),
  color: optional(40),
  finish: optional(300),
  care: optional(2000),
  warranty: optional(500),
  return_policy: optional(500),
  return_kind: z.enum(RETURN_KINDS).default('ordinary'),
  is_custom: z.boolean().default(false),
  making_weeks: z.int(WEEKS_TEXT).min(1, WEEKS_TEXT).max(52, WEEKS_TEXT).nullable().default(null),
  is_featured: z.boolean().default(false),
  width_mm: size,
  depth_mm: size,
  height_mm: size,
  /** In kilograms. */
  weight: z.number(WEIGHT_TEXT).min(0, WEIGHT_TEXT).max(2000, WEIGHT_TEXT).default(0),
  category_id: shelf('Choose a category'),
  room_id: shelf('Choose a room'),
  hsn_code: optional(8).pipe(z.string().regex(/^(\d{4}(\d{2}){0,2})?$/, 'An HSN code has 4, 6 or 8 figures')),
  tax_rate_bp: z.literal([...GST_RATES], 'Choose a GST rate').default(1800),
  country_of_origin: required(60, 'Country of origin is required').default('India'),
  seo_title: optional(70),
  seo_description: optional(200),
  price: wantedPrice,
  sale_price: wantedPrice.nullable().default(null),
  sale_starts_at: moment,
  sale_ends_at: moment,
  variants: z.array(variant).max(30, 'At most 30 colours').default([]),
  /** The address was another product's once: its old links may lead here instead. */
  take_over_slug: z.boolean().default(false),
  version: z.int().min(1).max(LARGEST_ID),
})
export type ProductBody = z.output<typeof productBody>
export type ProductInput = z.input<typeof productBody>
