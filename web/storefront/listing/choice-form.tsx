import type { ReactNode } from 'react'
import type { FilterKey } from '#domain/catalog/filters.ts'
import { productQueryParams } from '#domain/catalog/product-query-text.ts'
import { buttonClass } from '#web/ui/action/button.tsx'
import type { Listing } from './use-listing.ts'

type ChoiceFormProps = { listing: Listing; holds: readonly FilterKey[]; children: ReactNode }

/** A tick opens its listing at once. Without scripts the browser sends the ticks, and beside them what is set elsewhere. */
export function ChoiceForm({ listing, holds, children }: ChoiceFormProps) {
  const held: readonly string[] = [...holds, 'page']
  const elsewhere = productQueryParams(listing.query).filter(([name]) => !held.includes(name))
  return (
    <form action="/products" method="get" className="space-y-4">
      {elsewhere.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Apply filters
        </button>
      </noscript>
    </form>
  )
}
