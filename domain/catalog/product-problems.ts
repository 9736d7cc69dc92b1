import type { ProductFields, VariantFields } from '#domain/catalog/product-fields.ts'
import { saleProblem } from '#domain/pricing/sale.ts'

const WORDS = {
  sale_not_lower: 'The sale price must be lower than the price',
  sale_missing: 'A sale with dates needs a price',
  ends_in_past: 'This end has passed already',
  ends_before_start: 'The sale must end after it starts',
  sku_taken: 'Another product has this SKU',
  sku_twice: 'This SKU stands here twice',
  slug_taken: 'Another product stands at this address',
  colour_twice: 'This colour stands here twice',
  one_colour: 'A piece in one colour needs no list of colours: give two or none',
  colour_moved: 'This colour has been in stock: count it to zero, and it shows as sold out. Its ledger stays',
  colours_held: 'An open order holds pieces of it: it can be split into colours once that order is paid or closed',
  unknown_colour: 'This colour is no longer there',
  unknown_category: 'Choose a category',
  unknown_room: 'Choose a room',
} as const

export type ProblemCode = keyof typeof WORDS
/** `field` is that of the API: sale_price, variants.2.sku. */
export type ProductProblem = { readonly field: string; readonly code: ProblemCode }

export const problemWords = (code: ProblemCode): string => WORDS[code]

const FIELD_OF_SALE = {
  sale_not_lower: 'sale_price',
  sale_missing: 'sale_price',
  ends_in_past: 'sale_ends_at',
  ends_before_start: 'sale_ends_at',
} as const

/** What is wrong with a product by itself, whatever else the shop sells. */
export function productProblems(fields: ProductFields, now: Date): ProductProblem[] {
  const sale = saleProblem(fields.price, fields, now)
  return [
    ...(sale ? [{ field: FIELD_OF_SALE[sale], code: sale } as const] : []),
    ...(fields.variants.length === 1 ? [{ field: 'variants', code: 'one_colour' } as const] : []),
    ...fields.variants.flatMap((variant, at) => variantProblems(variant, at, fields)),
  ]
}

function variantProblems(variant: VariantFields, at: number, { sku, variants }: ProductFields): ProductProblem[] {
  const earlier = variants.slice(0, at)
  const problems: ProductProblem[] = []
  if (earlier.some(({ color }) => isSame(color, variant.color)))
    problems.push({ field: `variants.${at}.color`, code: 'colour_twice' })
  if ([sku, ...earlier.map((each) => each.sku)].some((other) => isSame(other, variant.sku)))
    problems.push({ field: `variants.${at}.sku`, code: 'sku_twice' })
  return problems
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
