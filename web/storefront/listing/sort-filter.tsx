import { PRODUCT_SORT_OPTIONS } from '#domain/catalog/product-query.ts'
import { Select } from '#web/ui/form/select.tsx'
import type { Listing } from './use-listing.ts'

/** A search without a chosen order shows its best matches first. */
export function SortFilter({
  listing: { query, change },
  isLabelHidden,
}: {
  listing: Listing
  isLabelHidden?: boolean
}) {
  const options = PRODUCT_SORT_OPTIONS.map(({ label, sort_by, sort_order }, at) => ({
    label: at === 0 && query.search ? 'Best Match' : label,
    value: `${sort_by} ${sort_order}`,
  }))
  return (
    <Select
      label="Sort By"
      isLabelHidden={isLabelHidden}
      value={`${query.sort_by} ${query.sort_order}`}
      options={options}
      onChange={(event) => {
        const chosen = PRODUCT_SORT_OPTIONS[event.target.selectedIndex]
        if (chosen) change(() => ({ sort_by: chosen.sort_by, sort_order: chosen.sort_order }))
      }}
    />
  )
}
