import { type FormEvent, useId } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Bound } from './bound.tsx'
import { SetElsewhere } from './choice-form.tsx'
import { useBounds } from './use-bounds.ts'
import type { Listing } from './use-listing.ts'

const ArrowRight = drawnIcon('arrow-right')

export function PriceFilter({ listing }: { listing: Listing }) {
  const { query, result, change } = listing
  const errorId = useId()
  const { wrong, refuse, read } = useBounds()
  const range = result.data?.facets?.price

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const bounds = read(form)
    if (!bounds) return
    const { min_price = null, max_price = null } = bounds
    if (min_price !== null && max_price !== null && min_price > max_price)
      return refuse(form, 'min_price', 'The minimum is above the maximum')
    change(() => ({ min_price, max_price }))
  }

  return (
    <form action="/products" method="get" onSubmit={apply} noValidate className="border-t border-sand pt-3">
      <SetElsewhere listing={listing} holds={['min_price', 'max_price']} />
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Price Range</legend>
        <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <Bound
            label="Min (₹)"
            name="min_price"
            value={query.min_price}
            errorId={wrong?.name === 'min_price' && errorId}
            placeholder={range?.min == null ? '' : String(Math.floor(range.min))}
          />
          <Bound
            label="Max (₹)"
            name="max_price"
            value={query.max_price}
            errorId={wrong?.name === 'max_price' && errorId}
            placeholder={range?.max == null ? '' : String(Math.ceil(range.max))}
          />
          <IconButton type="submit" label="Apply price" icon={ArrowRight} variant="outlined" className="rounded-sm" />
        </div>
        <FieldError id={errorId}>{wrong?.words}</FieldError>
        {range?.min != null && range.max != null && (
          <p className="figures mt-1.5 text-xs text-muted">
            {formatRupees(range.min)} to {formatRupees(range.max)} here
          </p>
        )}
      </fieldset>
    </form>
  )
}
