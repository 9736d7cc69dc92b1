import { toggled } from '#domain/catalog/product-query.ts'
import { ChoiceForm } from './choice-form.tsx'
import { FilterGroup } from './filter-group.tsx'
import { Tick } from './tick.tsx'
import type { Listing } from './use-listing.ts'

/** Where a piece stands: what it is, and for which room. More than one of each may be ticked. */
export function ShelfFilters({ listing }: { listing: Listing }) {
  const facets = listing.result.data?.facets
  if (!facets) return null
  const ticks = (key: 'category_id' | 'room_id', shelves: typeof facets.categories) =>
    shelves.map(({ id, name, count }) => (
      <Tick
        key={id}
        name={key}
        value={id}
        isOn={listing.query[key].includes(id)}
        count={count}
        onTick={() => listing.change((query) => ({ [key]: toggled(query[key], id) }))}
      >
        {name}
      </Tick>
    ))
  return (
    <ChoiceForm listing={listing} holds={['category_id', 'room_id']}>
      <FilterGroup title="Categories" isOpen>
        {ticks('category_id', facets.categories)}
      </FilterGroup>
      <FilterGroup title="Rooms" isOpen>
        {ticks('room_id', facets.rooms)}
      </FilterGroup>
    </ChoiceForm>
  )
}
