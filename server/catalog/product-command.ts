import type { ProductBody } from '#domain/api/product-body.ts'
import type { ProductFields } from '#domain/catalog/product-fields.ts'
import { rupees } from '#domain/money/paise.ts'

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** The words of the API as the shop's own: rupees become paise, kilograms grams, texts moments. */
export const fieldsOfBody = (body: Omit<ProductBody, 'version'>): ProductFields => ({
  name: body.name,
  slug: body.slug,
  sku: body.sku,
  shortDescription: body.short_description,
  description: body.description,
  features: body.features,
  specifications: body.specifications,
  material: body.material,
  color: body.color,
  finish: body.finish,
  care: body.care,
  warranty: body.warranty,
  returnPolicy: body.return_policy,
  returnKind: body.return_kind,
  isCustom: body.is_custom,
  makingWeeks: body.is_custom ? body.making_weeks : null,
  isFeatured: body.is_featured,
  widthMm: body.width_mm,
  depthMm: body.depth_mm,
  heightMm: body.height_mm,
  weightGrams: Math.round(body.weight * 1000),
  categoryId: body.category_id,
  roomId: body.room_id,
  hsnCode: body.hsn_code,
  taxRateBp: body.tax_rate_bp,
  countryOfOrigin: body.country_of_origin,
  seoTitle: body.seo_title,
  seoDescription: body.seo_description,
  price: rupees(body.price),
  salePrice: body.sale_price === null ? null : rupees(body.sale_price),
  saleStartsAt: momentOf(body.sale_starts_at),
  saleEndsAt: momentOf(body.sale_ends_at),
  variants: body.variants.map(({ id, color, swatch, sku, price_difference }) => ({
    id: id ?? null,
    color,
    swatch,
    sku,
    priceDifference: rupees(price_difference),
  })),
})
