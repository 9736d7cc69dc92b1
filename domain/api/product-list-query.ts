import { z } from 'zod'
import type { FilterKind, KindValue } from '#domain/catalog/filter-kinds.ts'
import {
  FILTER_KEYS,
  FILTERS,
  type FilterKey,
  filterOf,
  type FilterValues,
  LARGEST_PRICE,
} from '#domain/catalog/filters.ts'
import { MAX_PER_PAGE, PRODUCT_SORT_KEYS, PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

const LARGEST_PAGE = 1_000_000

export const wholeText = (label: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${label} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${label} must be between ${min} and ${max}`)
const flagText = (label: string) =>
  z.enum(['1', '0', 'true', 'false'], `${label} must be 1 or 0`).transform((value) => value === '1' || value === 'true')
const rupeesText = (label: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, `${label} must be a number of rupees`)
    .transform(Number)
    .refine((value) => value <= most, `${label} is too large`)
const idsText = (label: string, most: number) =>
  z
    .string()
    .regex(/^\s*\d{1,10}(\s*,\s*\d{1,10})*\s*,?\s*$/, `${label} must be a whole number, or several with commas between`)
    .transform((text) =>
      [
        ...new Set(
          text
            .split(',')
            .filter((id) => id.trim())
            .map(Number),
        ),
      ].toSorted((a, b) => a - b),
    )
    .refine((ids) => ids.every((id) => id >= 1 && id <= LARGEST_ID), `${label} must be between 1 and ${LARGEST_ID}`)
    .refine((ids) => ids.length <= most, `${label}: ${most} choices at most`)
const namesText = (label: string, most: number) =>
  z
    .string()
    .max(500, `${label} is too long`)
    .regex(/^[^\p{Cc}]*$/u, `${label} holds signs that no name has`)
    .transform((text) =>
      [
        ...new Set(
          text
            .split(',')
            .map((name) => name.trim().toLowerCase())
            .filter(Boolean),
        ),
      ].toSorted(),
    )
    .refine((names) => names.length <= most, `${label}: ${most} choices at most`)

/** Unlike an address, which may be stale, a call that cannot be read is refused in words. */
const SCHEMAS: { [K in FilterKind]: (label: string, most: number) => z.ZodType<KindValue<K>, string> } = {
  text: (label, most) => z.string().max(most, `${label} can be ${most} characters at most`),
  ids: idsText,
  names: namesText,
  flag: flagText,
  rupees: rupeesText,
  whole: (label, most) => wholeText(label, 1, most),
  millimetres: (label, most) => wholeText(label, 1, most),
}

type FilterShape = { [Key in FilterKey]: z.ZodOptional<z.ZodType<FilterValues[Key], string>> }

const filterShape = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, SCHEMAS[FILTERS[key].kind](filterOf(key).label, filterOf(key).most).optional()]),
) as FilterShape

export const view = z
  .enum(['full', 'card'], 'View is full or card')
  .optional()
  .describe('card leaves out what only a product page shows')

export const productListQuery = z
  .object({
    ...filterShape,
    sort_by: z.enum(PRODUCT_SORT_KEYS, `Sort by one of ${PRODUCT_SORT_KEYS.join(', ')}`).optional(),
    sort_order: z.enum(['asc', 'desc'], 'Sort order is asc or desc').optional(),
    page: wholeText('Page', 1, LARGEST_PAGE).optional(),
    per_page: wholeText('Products per page', 1, MAX_PER_PAGE).optional().describe(`${PRODUCTS_PER_PAGE} when left out`),
    view,
    facets: flagText('Facets').optional().describe('0 leaves the facet counts out'),
    suggest: flagText('Suggest').optional().describe('1 while somebody types: the best few of a search, and no counts'),
  })
  // Not with <=, which is also false for what is no number: that has a message of its own.
  .refine(({ min_price, max_price }) => !((min_price ?? 0) > (max_price ?? LARGEST_PRICE)), {
    path: ['max_price'],
    message: 'Maximum price must not be below the minimum price',
  })

export type ProductListQuery = z.infer<typeof productListQuery>
