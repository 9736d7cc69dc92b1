import { type FormEvent, useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Bound, readBound } from './bound.tsx'
import type { Listing } from './use-listing.ts'

export function PriceFilter({ listing: { query, result, change } }: { listing: Listing }) {
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
    change({ min_price, max_price })
  }

  return (
    <form onSubmit={apply} noValidate className="border-t border-sand pt-4">
      <fieldset aria-describedby="price-error">
        <legend className="mb-2 text-[0.9375rem] font-semibold">Price Range</legend>
        <div className="grid grid-cols-2 gap-2.5">
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
        </div>
        <FieldError id="price-error">{error}</FieldError>
        {range?.min != null && range.max != null && (
          <p className="figures mt-1.5 text-xs text-muted">
            {formatRupees(range.min)} to {formatRupees(range.max)} here
          </p>
        )}
      </fieldset>
      <Button type="submit" size="sm" variant="secondary" className="mt-2.5">
        Apply price
      </Button>
    </form>
  )
}
