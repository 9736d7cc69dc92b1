/** What the desk's list of products can be asked for; the address of the screen, the API and the SQL read this table. */
export const PRODUCT_DESK_SORT_FIELDS = ['name', 'price', 'changed'] as const
export type ProductDeskSortField = (typeof PRODUCT_DESK_SORT_FIELDS)[number]
/** A minus before it: the last first. */
export type ProductDeskSort = ProductDeskSortField | `-${ProductDeskSortField}`
export const PRODUCT_DESK_SORTS: readonly ProductDeskSort[] = PRODUCT_DESK_SORT_FIELDS.flatMap(
  (field) => [field, `-${field}`] as const,
)

export const SALE_STATES = ['running', 'planned', 'none'] as const

/** Each word must stand in the name, the number or the number of a colour. */
export const productSearchWords = (text: string): string[] =>
  text.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
