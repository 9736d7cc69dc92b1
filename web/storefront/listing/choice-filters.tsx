import type { Facets } from '#domain/api/catalog.ts'
import { capitalised } from '#domain/catalog/capitalised.ts'
import { toggled } from '#domain/catalog/product-query.ts'
import { RatingStars } from '#web/ui/text/rating-stars.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { ColourSwatch } from './colour-swatch.tsx'
import { FilterGroup } from './filter-group.tsx'
import { Tick } from './tick.tsx'
import type { Listing } from './use-listing.ts'

const SHOWN = 8

/** What a piece is like, each choice with the number of products that wait there. */
export function ChoiceFilters({ listing }: { listing: Listing }) {
  const { query, change } = listing
  const facets = listing.result.data?.facets
  if (!facets) return null
  return (
    <ChoiceForm listing={listing} holds={['in_stock', 'on_sale', 'material', 'color', 'rating']}>
      <FilterGroup title="Availability" isOpen>
        <Tick
          name="in_stock"
          value="1"
          isOn={query.in_stock}
          count={facets.in_stock}
          onTick={() => change(({ in_stock }) => ({ in_stock: !in_stock }))}
        >
          In stock
        </Tick>
        <Tick
          name="on_sale"
          value="1"
          isOn={query.on_sale}
          count={facets.on_sale}
          onTick={() => change(({ on_sale }) => ({ on_sale: !on_sale }))}
        >
          On sale
        </Tick>
      </FilterGroup>
      <NameGroup title="Material" name="material" counted={facets.materials} listing={listing} />
      <NameGroup title="Colour" name="color" counted={facets.colors} listing={listing} />
      <RatingGroup ratings={facets.ratings} listing={listing} />
    </ChoiceForm>
  )
}

type NameGroupProps = { title: string; name: 'material' | 'color'; counted: Facets['colors']; listing: Listing }

/** The most frequent names, and whatever is chosen. */
function NameGroup({ title, name, counted, listing: { query, change } }: NameGroupProps) {
  const chosen = query[name]
  return (
    <FilterGroup title={title} isOpen={chosen.length > 0}>
      {counted
        .filter(({ value }, at) => at < SHOWN || chosen.includes(value))
        .map(({ value, count }) => (
          <Tick
            key={value}
            name={name}
            value={value}
            isOn={chosen.includes(value)}
            count={count}
            onTick={() => change((latest) => ({ [name]: toggled(latest[name], value) }))}
          >
            {name === 'color' && <ColourSwatch name={value} />}
            {capitalised(value)}
          </Tick>
        ))}
    </FilterGroup>
  )
}

/** "4 and up" holds "5": of these one is enough, and ticking it again takes it away. */
function RatingGroup({ ratings, listing: { query, change } }: { ratings: Facets['ratings']; listing: Listing }) {
  return (
    <FilterGroup title="Rating" isOpen={query.rating !== null}>
      {ratings.map(({ rating, count }) => (
        <Tick
          key={rating}
          name="rating"
          value={rating}
          isOn={query.rating === rating}
          count={count}
          onTick={() => change((latest) => ({ rating: latest.rating === rating ? null : rating }))}
        >
          <RatingStars rating={rating} size="sm" label="" />
          {`${rating} and up`}
        </Tick>
      ))}
    </FilterGroup>
  )
}
