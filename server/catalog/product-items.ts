/** Columns of a product as JSON, written once for every answer that shows products. */
const CARD_COLUMNS = `
  p.id, p.name, p.slug, p.main_image, p.price, p.sale_price, p.sale_starts_at, p.sale_ends_at, p.tax_rate_bp,
  p.stock_on_hand - p.stock_held as stock_quantity, p.average_rating, p.reviews_count, p.is_custom, p.making_weeks,
  p.color, p.colors, p.sku, p.weight_grams, p.width_mm, p.depth_mm, p.height_mm,
  p.category_id, c.name as category_name, p.room_id, r.name as room_name`

const FULL_COLUMNS = `
  p.short_description, p.images, p.is_featured, p.material, p.created_at,
  p.description, p.specifications, p.warranty, p.finish, p.care, p.features, p.return_policy, p.return_kind,
  p.country_of_origin, p.updated_at, p.seo_title, p.seo_description,
  coalesce((select s.slug from product_slugs s where s.product_id = p.id order by s.left_at limit 1), p.slug) as first_slug`

/** Lists show the newest few; a product page shows them all. */
export const REVIEWS_IN_LISTS = 3

/** A file is known by its folder's name or by its own: two index look-ups, where one join with "or" reads them all. */
const pictureOf = (file: string) => `
  left join lateral (
    select * from pictures where file = 'products/' || ${file}
    union all select * from pictures where file = ${file} limit 1
  ) as pic on true`

/** The main picture first, then the others. A card shows two: only those are looked up. */
const LISTED =
  'unnest(array_prepend(p.main_image, array_remove(p.images, p.main_image))) with ordinality as listed(file, place)'

const pictures = (most: number | null) => `
  (select coalesce(json_agg(shown), '[]'::json) from (
      select each.file, pic.file as known, pic.width, pic.height, pic.alt, pic.color, pic.placeholder, pic.version,
        pic.focus_x, pic.focus_y
      from (select file, place from ${LISTED} where file <> '' ${most === null ? '' : `order by place limit ${most}`}) as each
      ${pictureOf('each.file')} order by each.place
    ) as shown) as pictures`

const VARIANTS = `
  (select coalesce(json_agg(offered), '[]'::json) from (
      select v.color, v.swatch, v.sku, v.stock_on_hand - v.stock_held as stock_quantity, v.price_difference,
        case when pic.file is not null then json_build_object(
          'file', v.images[1], 'known', pic.file, 'width', pic.width, 'height', pic.height, 'alt', pic.alt,
          'color', pic.color, 'placeholder', '', 'version', pic.version, 'focus_x', pic.focus_x, 'focus_y', pic.focus_y)
        end as picture
      from product_variants v ${pictureOf('v.images[1]')} where v.product_id = p.id order by v.position, v.id
    ) as offered) as variants`

const reviews = (most: number) => `
  (select coalesce(json_agg(latest), '[]'::json) from (
      select v.id, v.rating, v.comment, v.created_at, v.is_verified_buyer, v.author_name, v.photos,
        v.answer, v.answered_at
      from reviews v where v.product_id = p.id and not v.is_hidden order by v.created_at desc, v.id desc limit ${most}
    ) as latest) as reviews`

export type View = 'full' | 'card' | undefined

/** One JSON list, as text, of the products whose ids and places `ids` selects, in the order of those places. */
export function itemsOf(ids: string, view: View, mostReviews = REVIEWS_IN_LISTS): string {
  const columns =
    view === 'card'
      ? `${CARD_COLUMNS}, ${VARIANTS}, ${pictures(2)}`
      : `${CARD_COLUMNS}, ${VARIANTS}, ${FULL_COLUMNS}, ${pictures(null)}, ${reviews(mostReviews)}`
  return `(select coalesce(json_agg(item order by item.place), '[]'::json)::text from (
    select found.place, ${columns} from (${ids}) as found
    join products p on p.id = found.product_id join categories c on c.id = p.category_id join rooms r on r.id = p.room_id
  ) as item)`
}
