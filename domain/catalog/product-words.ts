import { formatInr } from '#domain/money/format-inr.ts'
import { paise } from '#domain/money/paise.ts'

/** What the desk calls the fields of a product, under the names that the audit log keeps. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  slug: 'Address',
  sku: 'SKU',
  shortDescription: 'Short text',
  description: 'Description',
  features: 'Features',
  specifications: 'Specifications',
  material: 'Material',
  color: 'Colour',
  finish: 'Finish',
  care: 'Care',
  warranty: 'Warranty',
  returnPolicy: 'Returns',
  returnKind: 'Kind of return',
  isCustom: 'Made to order',
  makingWeeks: 'Weeks of making',
  isFeatured: 'Featured',
  widthMm: 'Width',
  depthMm: 'Depth',
  heightMm: 'Height',
  weightGrams: 'Weight',
  categoryId: 'Category',
  roomId: 'Room',
  hsnCode: 'HSN code',
  taxRateBp: 'GST rate',
  countryOfOrigin: 'Country of origin',
  seoTitle: 'Title for search engines',
  seoDescription: 'Text for search engines',
  price: 'Price',
  salePrice: 'Sale price',
  saleStartsAt: 'Start of the sale',
  saleEndsAt: 'End of the sale',
  variants: 'Colours',
  state: 'State',
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'product.created': 'made this product',
  'product.published': 'published it',
  'product.unpublished': 'took it out of the shop',
  'product.archived': 'archived it',
  'product.duplicated': 'made a copy of it',
}

/** What staff did to a product, for its story: 'changed Name, Care', 'Price is now ₹5,200'. */
export function actionWords(action: string, after: Readonly<Record<string, unknown>>): string {
  const words = ACTION_WORDS[action]
  if (words !== undefined) return words
  const fields = Object.keys(after).filter((field) => field in FIELD_WORDS)
  if (action === 'product.priced') return fields.map((field) => changeWords(field, after[field])).join(', ')
  return fields.length > 0 ? `changed ${fields.map((field) => FIELD_WORDS[field]).join(', ')}` : 'changed it'
}

const MONEY = new Set(['price', 'salePrice'])
const SHOWN = 60

/** 'Price is now ₹5,200'; null for what only the machine counts. */
export function changeWords(field: string, value: unknown): string | null {
  const name = FIELD_WORDS[field]
  if (name === undefined) return null
  if (value === null || value === '') return `${name} is now empty`
  if (MONEY.has(field) && typeof value === 'number') return `${name} is now ${formatInr(paise(value))}`
  const isShort = typeof value === 'string' || typeof value === 'number'
  return isShort && String(value).length <= SHOWN ? `${name} is now ${value}` : `${name} changed`
}
