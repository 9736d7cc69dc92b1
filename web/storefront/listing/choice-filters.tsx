import type { ReactNode } from 'react'
import type { ProductFilters, ProductQuery } from '#domain/catalog/product-query.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { ColourSwatch } from './colour-swatch.tsx'
import { FilterGroup } from './filter-group.tsx'
import { capitalised, toggled } from './filter-words.ts'
import type { Listing } from './use-listing.ts'

const SHOWN = 8

/** Every choice is a link to the listing it gives, with the number of products that wait there. */
export function ChoiceFilters({ listing }: { listing: Listing }) {
  const { query, hrefWith } = listing
  const facets = listing.result.data?.facets
  if (!facets) return null
  const choice = (label: ReactNode, count: number, isOn: boolean, change: ProductFilters, key: string | number) => (
    <Choice key={key} href={hrefWith(change)} isOn={isOn} count={count}>
      {label}
    </Choice>
  )
  return (
    <>
      <FilterGroup title="Categories" isOpen>
        {facets.categories.map(({ id, name, count }) =>
          choice(name, count, query.category_id === id, { category_id: query.category_id === id ? null : id }, id),
        )}
      </FilterGroup>
      <FilterGroup title="Rooms" isOpen>
        {facets.rooms.map(({ id, name, count }) =>
          choice(name, count, query.room_id === id, { room_id: query.room_id === id ? null : id }, id),
        )}
      </FilterGroup>
      <FilterGroup title="Availability" isOpen>
        {choice('In stock', facets.in_stock, query.in_stock, { in_stock: !query.in_stock }, 'stock')}
        {choice('On sale', facets.on_sale, query.on_sale, { on_sale: !query.on_sale }, 'sale')}
      </FilterGroup>
      <FilterGroup title="Material" isOpen={query.material.length > 0}>
        {shown(facets.materials, query.material).map(({ value, count }) =>
          choice(
            capitalised(value),
            count,
            isChosen(query, 'material', value),
            { material: toggled(query.material, value) },
            value,
          ),
        )}
      </FilterGroup>
      <FilterGroup title="Colour" isOpen={query.color.length > 0}>
        {shown(facets.colors, query.color).map(({ value, count }) =>
          choice(
            <>
              <ColourSwatch name={value} />
              {capitalised(value)}
            </>,
            count,
            isChosen(query, 'color', value),
            { color: toggled(query.color, value) },
            value,
          ),
        )}
      </FilterGroup>
      <FilterGroup title="Rating" isOpen={query.rating !== null}>
        {facets.ratings.map(({ rating, count }) =>
          choice(
            <>
              <RatingStars rating={rating} size="sm" label="" />
              {`${rating} and up`}
            </>,
            count,
            query.rating === rating,
            { rating: query.rating === rating ? null : rating },
            rating,
          ),
        )}
      </FilterGroup>
    </>
  )
}

type Counted = { value: string; count: number }

/** The most frequent, and whatever is chosen. */
function shown(all: readonly Counted[], chosen: readonly string[]): Counted[] {
  return all.filter(({ value }, at) => at < SHOWN || chosen.some((each) => each.toLowerCase() === value))
}

const isChosen = (query: ProductQuery, field: 'color' | 'material', value: string) =>
  query[field].some((each) => each.toLowerCase() === value)

type ChoiceProps = { href: string; isOn: boolean; count: number; children: ReactNode }

function Choice({ href, isOn, count, children }: ChoiceProps) {
  return (
    <li>
      <NavLink
        href={href}
        keepScroll
        preload={false}
        rel="nofollow"
        aria-current={isOn ? 'true' : undefined}
        data-empty={count === 0 && !isOn ? '' : undefined}
        className="filter-choice"
      >
        {children}
        <span className="figures">
          {count}
          <span className="sr-only"> products</span>
        </span>
      </NavLink>
    </li>
  )
}
