import type { DeskProduct, ProductDeskRow } from '#domain/api/product-desk.ts'
import { actionWords } from '#domain/catalog/product-words.ts'
import { stateOf } from '#domain/catalog/product-state.ts'
import { publishAdvice, publishNeeds } from '#domain/catalog/publish-needs.ts'
import { type Paise, toRupees } from '#domain/money/paise.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { DeskProductRow, ProductParts } from './desk-products.store.ts'
import { fieldsOf, type ProductRecord } from './product-record.ts'

export function presentDeskRow({ picture, price, sale_price, ...row }: DeskProductRow): ProductDeskRow {
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    state: row.state,
    price: toRupees(price),
    sale_price: rupeesOrNull(sale_price),
    sale_starts_at: row.sale_starts_at,
    sale_ends_at: row.sale_ends_at,
    on_hand: row.on_hand,
    held: row.held,
    is_custom: row.is_custom,
    colours: row.colours,
    category: row.category,
    room: row.room,
    picture: picture && smallestOf(presentPicture(picture, 'products', row.name)),
    version: row.version,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

type Beside = { parts: ProductParts; wasSold: boolean }

export function presentDeskProduct(record: ProductRecord, { parts, wasSold }: Beside): DeskProduct {
  return {
    ...presentFields(record),
    id: record.id,
    version: record.version,
    state: stateOf(record),
    on_hand: record.stockOnHand,
    held: record.stockHeld,
    variants: record.variants.map((variant) => ({
      id: variant.id,
      color: variant.color,
      swatch: variant.swatch,
      sku: variant.sku,
      price_difference: toRupees(variant.priceDifference),
      on_hand: variant.stockOnHand,
      held: variant.stockHeld,
    })),
    pictures: parts.pictures.map((row) => {
      const picture = presentPicture(row, 'products', record.name)
      return { file: picture.file, alt: picture.alt, url: smallestOf(picture) }
    }),
    old_slugs: parts.oldSlugs,
    needs: publishNeeds(record),
    advice: publishAdvice(record, parts.pictures.length),
    was_sold: wasSold,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    history: parts.history.map(({ at, action, who, after }) => ({
      at: new Date(at).toISOString(),
      what: actionWords(action, after ?? {}),
      who,
    })),
  }
}

function presentFields(record: ProductRecord) {
  const fields = fieldsOf(record)
  return {
    name: fields.name,
    slug: fields.slug,
    sku: fields.sku,
    short_description: fields.shortDescription,
    description: fields.description,
    features: [...fields.features],
    specifications: fields.specifications.map(({ label, value }) => ({ label, value })),
    material: fields.material,
    color: fields.color,
    finish: fields.finish,
    care: fields.care,
    warranty: fields.warranty,
    return_policy: fields.returnPolicy,
    return_kind: fields.returnKind,
    is_custom: fields.isCustom,
    making_weeks: fields.makingWeeks,
    is_featured: fields.isFeatured,
    width_mm: fields.widthMm,
    depth_mm: fields.depthMm,
    height_mm: fields.heightMm,
    weight: fields.weightGrams / 1000,
    category_id: fields.categoryId,
    room_id: fields.roomId,
    hsn_code: fields.hsnCode,
    tax_rate_bp: fields.taxRateBp,
    country_of_origin: fields.countryOfOrigin,
    seo_title: fields.seoTitle,
    seo_description: fields.seoDescription,
    price: toRupees(fields.price),
    sale_price: rupeesOrNull(fields.salePrice),
    sale_starts_at: fields.saleStartsAt?.toISOString() ?? null,
    sale_ends_at: fields.saleEndsAt?.toISOString() ?? null,
  }
}

const rupeesOrNull = (amount: Paise | null) => (amount === null ? null : toRupees(amount))
