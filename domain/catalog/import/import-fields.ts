import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import type { Cell } from './cell.ts'
import {
  EXTRA,
  PIECES,
  PRICE,
  printSpecifications,
  readGst,
  readHsn,
  readSku,
  readSpecifications,
  SIZE,
  WEIGHT,
} from './field-readers.ts'
import {
  printEnd,
  readChoice,
  readEnd,
  readList,
  readScaled,
  readText,
  readYesNo,
  type Reading,
  type Value,
} from './readers.ts'
import { byName, nameOf, type Shelves } from './shelves.ts'

/**
 * One column of the sheet. `of`: whose row it belongs to. `column`: where the shop keeps it; null for what is no column of its own.
 * `whenEmpty`: an empty field is a mistake, empties the column, or leaves it as it is.
 */
export type ImportField = {
  readonly key: string
  readonly label: string
  /** What else people head it with. */
  readonly also: readonly string[]
  readonly of: 'product' | 'colour' | 'both'
  readonly column: string | null
  readonly whenEmpty: 'refuse' | 'clear' | 'keep'
  /** What an emptied column holds, and a new product that says nothing. */
  readonly blank: Value
  readonly read: (cell: Cell, shelves: Shelves) => Reading
  readonly print: (value: Value, shelves: Shelves) => Cell
}

const asText = (value: Value): Cell => (typeof value === 'string' ? value : null)
const scaledDown = (scale: number) => (value: Value) => (typeof value === 'number' ? value / scale : null)
const yesNo = (value: Value): Cell => (value === true ? 'yes' : 'no')

type Extra = Partial<Pick<ImportField, 'also' | 'of' | 'whenEmpty' | 'blank'>>
const text = (key: string, label: string, column: string, most: number, more: Extra = {}): ImportField => ({
  key,
  label,
  column,
  also: [],
  of: 'product',
  whenEmpty: 'clear',
  blank: '',
  ...more,
  read: readText(most),
  print: asText,
})
const size = (key: string, label: string, also: readonly string[]): ImportField => ({
  key,
  label,
  also,
  column: key,
  of: 'product',
  whenEmpty: 'clear',
  blank: null,
  read: readScaled(1, SIZE),
  print: scaledDown(1),
})
const flag = (key: string, label: string, column: string, also: readonly string[] = []): ImportField => ({
  key,
  label,
  also,
  column,
  of: 'product',
  whenEmpty: 'keep',
  blank: false,
  read: readYesNo,
  print: yesNo,
})
const money = (key: string, label: string, column: string, more: Extra): ImportField => ({
  key,
  label,
  column,
  also: [],
  of: 'product',
  whenEmpty: 'clear',
  blank: null,
  ...more,
  read: readScaled(100, more.of === 'colour' ? EXTRA : PRICE),
  print: scaledDown(100),
})

const RETURNS = new Map(RETURN_KINDS.map((kind) => [kind.replaceAll('_', ' '), kind]))

/** In the order of the exported sheet. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  {
    ...text('sku', 'SKU', 'sku', 64, { of: 'both', whenEmpty: 'refuse' }),
    also: ['article', 'article number', 'article no', 'item code', 'product code', 'code', 'variant sku'],
    read: readSku,
  },
  {
    ...text('parent_sku', 'Colour of (SKU)', 'parent_sku', 64, { of: 'both' }),
    also: ['colour of', 'color of', 'parent', 'parent sku', 'variant of'],
    column: null,
    read: readSku,
  },
  text('name', 'Name', 'name', 200, {
    also: ['title', 'product', 'product name', 'item', 'item name'],
    whenEmpty: 'refuse',
  }),
  text('slug', 'Address', 'slug', 120, { also: ['slug', 'handle', 'url'], whenEmpty: 'keep' }),
  {
    key: 'category',
    label: 'Category',
    also: ['product category'],
    of: 'product',
    column: 'category_id',
    whenEmpty: 'refuse',
    blank: null,
    read: (cell, { categories }) => readChoice(byName(categories), 'category')(cell),
    print: (value, { categories }) => nameOf(categories, value),
  },
  {
    key: 'room',
    label: 'Room',
    also: ['living space'],
    of: 'product',
    column: 'room_id',
    whenEmpty: 'refuse',
    blank: null,
    read: (cell, { rooms }) => readChoice(byName(rooms), 'room')(cell),
    print: (value, { rooms }) => nameOf(rooms, value),
  },
  money('price', 'Price (₹)', 'price', {
    also: ['price', 'mrp', 'rate', 'unit price', 'regular price'],
    whenEmpty: 'refuse',
  }),
  money('sale_price', 'Sale price (₹)', 'sale_price', {
    also: ['sale price', 'offer price', 'special price', 'discounted price'],
  }),
  {
    key: 'sale_ends',
    label: 'Sale ends',
    also: ['sale end', 'offer until', 'sale until'],
    of: 'product',
    column: 'sale_ends_at',
    whenEmpty: 'clear',
    blank: null,
    read: readEnd,
    print: (value) => (typeof value === 'string' ? printEnd(value) : null),
  },
  {
    key: 'stock',
    label: 'Stock',
    also: ['quantity', 'qty', 'on hand', 'inventory', 'pieces'],
    of: 'both',
    column: null,
    whenEmpty: 'keep',
    blank: null,
    read: readScaled(1, PIECES),
    print: scaledDown(1),
  },
  flag('published', 'Published', 'is_active', ['active', 'visible', 'on sale in shop']),
  flag('featured', 'Featured', 'is_featured'),
  text('colour', 'Colour', 'color', 60, { also: ['color', 'shade'], of: 'both' }),
  text('swatch', 'Swatch', 'swatch', 60, { also: ['colour code', 'hex'], of: 'colour' }),
  money('extra_price', 'Extra for colour (₹)', 'price_difference', {
    also: ['extra', 'price difference'],
    of: 'colour',
    blank: 0,
  }),
  text('material', 'Material', 'material', 200),
  {
    key: 'weight_kg',
    label: 'Weight (kg)',
    also: ['weight'],
    of: 'product',
    column: 'weight_grams',
    whenEmpty: 'clear',
    blank: 0,
    read: readScaled(1e3, WEIGHT),
    print: scaledDown(1e3),
  },
  size('width_mm', 'Width (mm)', ['width']),
  size('depth_mm', 'Depth (mm)', ['depth', 'length']),
  size('height_mm', 'Height (mm)', ['height']),
  {
    ...text('hsn_code', 'HSN code', 'hsn_code', 20, { also: ['hsn', 'hsn/sac'], whenEmpty: 'refuse' }),
    read: readHsn,
  },
  {
    key: 'gst_rate',
    label: 'GST rate (%)',
    also: ['gst', 'gst rate', 'tax', 'tax rate'],
    of: 'product',
    column: 'tax_rate_bp',
    whenEmpty: 'keep',
    blank: 1800,
    read: readGst,
    print: scaledDown(100),
  },
  flag('made_to_order', 'Made to order', 'is_custom', ['custom']),
  {
    key: 'returns',
    label: 'Returns',
    also: ['return kind'],
    of: 'product',
    column: 'return_kind',
    whenEmpty: 'keep',
    blank: 'ordinary',
    read: readChoice(RETURNS, 'kind of return'),
    print: (value) => (typeof value === 'string' ? value.replaceAll('_', ' ') : null),
  },
  text('short_description', 'Short description', 'short_description', 500, { also: ['summary'] }),
  text('description', 'Description', 'description', 20_000, { also: ['details', 'body'] }),
  {
    ...text('features', 'Features', 'features', 0, { also: ['highlights'] }),
    blank: [],
    read: readList(40, 300),
    print: (value) => (Array.isArray(value) ? value.join(' | ') : null),
  },
  {
    ...text('specifications', 'Specifications', 'specifications', 0, { also: ['specs'] }),
    blank: null,
    read: readSpecifications,
    print: printSpecifications,
  },
  text('finish', 'Finish', 'finish', 500, { blank: null }),
  text('care', 'Care', 'care', 2000, { blank: null }),
  text('warranty', 'Warranty', 'warranty', 500, { blank: null }),
  text('return_policy', 'Return terms', 'return_policy', 2000, { blank: null }),
  text('country_of_origin', 'Country of origin', 'country_of_origin', 80, {
    also: ['origin', 'country'],
    whenEmpty: 'keep',
    blank: 'India',
  }),
]

export const fieldByKey = (key: string): ImportField | undefined => IMPORT_FIELDS.find((field) => field.key === key)
export const isOfProduct = ({ of }: ImportField) => of !== 'colour'
export const isOfColour = ({ of }: ImportField) => of !== 'product'
