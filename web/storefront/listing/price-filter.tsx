import { type FormEvent, useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Bound, readBound } from './bound.tsx'
import { SetElsewhere } from './choice-form.tsx'
import type { Listing } from './use-listing.ts'

const ArrowRight = drawnIcon('arrow-right')

export function PriceFilter({ listing }: { listing: Listing }) {
  const { query, result, change } = listing
  const [error, setError] = useState<string | null>(null)
  const range = result.data?.facets?.price

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [min_price, max_price] = [readBound(form.get('min_price')), readBound(form.get('max_price'))]
    if (min_price === undefined || max_price === undefined) return setError('Please write numbers only')
    if (min_price !== null && max_price !== null && min_price > max_price)
      return setError('The minimum is above the maximum')
    setError(null)
    change(() => ({ min_price, max_price }))
  }

  return (
    <form action="/products" method="get" onSubmit={apply} noValidate className="border-t border-sand pt-3">
      <SetElsewhere listing={listing} holds={['min_price', 'max_price']} />
      <fieldset aria-describedby="price-error">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Price Range</legend>
        <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <Bound
            label="Min (₹)"
            name="min_price"
            value={query.min_price}
            placeholder={range?.min == null ? '' : String(Math.floor(range.min))}
          />
          <Bound
            label="Max (₹)"
            name="max_price"
            value={query.max_price}
            placeholder={range?.max == null ? '' : String(Math.ceil(range.max))}
          />
          <IconButton type="submit" label="Apply price" icon={ArrowRight} variant="outlined" className="rounded-sm" />
        </div>
        <FieldError id="price-error">{error}</FieldError>
        {range?.min != null && range.max != null && (
          <p className="figures mt-1.5 text-xs text-muted">
            {formatRupees(range.min)} to {formatRupees(range.max)} here
          </p>
        )}
      </fieldset>
    </form>
  )
}
