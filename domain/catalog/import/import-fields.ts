import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import { flag, type ImportField, money, number, readAs, scaledDown, shelf, size, text } from './field-kinds.ts'
import { PIECES, printSpecifications, readGst, readHsn, readSku, readSpecifications, WEIGHT } from './field-readers.ts'
import { printEnd, readChoice, readEnd, readList } from './readers.ts'

const RETURNS = new Map(RETURN_KINDS.map((kind) => [kind.replaceAll('_', ' '), kind]))

/** In the order of the exported sheet. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  readAs('sku', 'SKU', 'sku', {
    also: ['article', 'article number', 'article no', 'item code', 'product code', 'code', 'variant sku'],
    of: 'both',
    whenEmpty: 'refuse',
    blank: '',
    read: readSku,
  }),
  readAs('parent_sku', 'Colour of (SKU)', null, {
    also: ['colour of', 'color of', 'parent', 'parent sku', 'variant of'],
    of: 'both',
    blank: '',
    read: readSku,
  }),
  text('name', 'Name', 'name', 200, {
    also: ['title', 'product', 'product name', 'item', 'item name'],
    whenEmpty: 'refuse',
  }),
  text('slug', 'Address', 'slug', 120, { also: ['slug', 'handle', 'url'], whenEmpty: 'keep' }),
  shelf('category', 'Category', ['product category']),
  shelf('room', 'Room', ['living space']),
  money('price', 'Price (₹)', 'price', {
    also: ['price', 'mrp', 'rate', 'unit price', 'regular price'],
    whenEmpty: 'refuse',
  }),
  money('sale_price', 'Sale price (₹)', 'sale_price', {
    also: ['sale price', 'offer price', 'special price', 'discounted price'],
  }),
  readAs('sale_ends', 'Sale ends', 'sale_ends_at', {
    also: ['sale end', 'offer until', 'sale until'],
    read: readEnd,
    print: (value) => (typeof value === 'string' ? printEnd(value) : null),
  }),
  number(
    'stock',
    'Stock',
    null,
    { scale: 1, limits: PIECES },
    { also: ['quantity', 'qty', 'on hand', 'inventory', 'pieces'], of: 'both', whenEmpty: 'keep' },
  ),
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
  number(
    'weight_kg',
    'Weight (kg)',
    'weight_grams',
    { scale: 1e3, limits: WEIGHT },
    {
      also: ['weight'],
      blank: 0,
    },
  ),
  size('width_mm', 'Width (mm)', ['width']),
  size('depth_mm', 'Depth (mm)', ['depth', 'length']),
  size('height_mm', 'Height (mm)', ['height']),
  readAs('hsn_code', 'HSN code', 'hsn_code', {
    also: ['hsn', 'hsn/sac'],
    whenEmpty: 'refuse',
    blank: '',
    read: readHsn,
  }),
  readAs('gst_rate', 'GST rate (%)', 'tax_rate_bp', {
    also: ['gst', 'gst rate', 'tax', 'tax rate'],
    whenEmpty: 'keep',
    blank: 1800,
    read: readGst,
    print: scaledDown(100),
  }),
  flag('made_to_order', 'Made to order', 'is_custom', ['custom']),
  readAs('returns', 'Returns', 'return_kind', {
    also: ['return kind'],
    whenEmpty: 'keep',
    blank: 'ordinary',
    read: readChoice(RETURNS, 'kind of return'),
    print: (value) => (typeof value === 'string' ? value.replaceAll('_', ' ') : null),
  }),
  text('short_description', 'Short description', 'short_description', 500, { also: ['summary'] }),
  text('description', 'Description', 'description', 20_000, { also: ['details', 'body'] }),
  readAs('features', 'Features', 'features', {
    also: ['highlights'],
    blank: [],
    read: readList(40, 300),
    print: (value) => (Array.isArray(value) ? value.join(' | ') : null),
  }),
  readAs('specifications', 'Specifications', 'specifications', {
    also: ['specs'],
    read: readSpecifications,
    print: printSpecifications,
  }),
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
