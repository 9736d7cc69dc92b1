import type { ReactNode } from 'react'
import type { FilterKey } from '#domain/catalog/filters.ts'
import { productQueryParams } from '#domain/catalog/product-query-text.ts'
import { buttonClass } from '#web/ui/action/button.tsx'
import type { Listing } from './use-listing.ts'

type ChoiceFormProps = { listing: Listing; holds: readonly FilterKey[]; children: ReactNode }

/** A tick opens its listing at once. Without scripts the browser sends the ticks, and beside them what is set elsewhere. */
export function ChoiceForm({ listing, holds, children }: ChoiceFormProps) {
  return (
    // A browser that brings back old ticks on the way back would contradict the address.
    <form action="/products" method="get" autoComplete="off" className="space-y-4">
      <SetElsewhere listing={listing} holds={holds} />
      {children}
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Apply filters
        </button>
      </noscript>
    </form>
  )
}

/** What a form leaves as it is, sent along where the browser itself sends it. */
export function SetElsewhere({ listing, holds }: Omit<ChoiceFormProps, 'children'>) {
  const held: readonly string[] = [...holds, 'page']
  return productQueryParams(listing.query)
    .filter(([name]) => !held.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
