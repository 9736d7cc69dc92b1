import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api.ts'
import { Money } from '#web/ui/text/money.tsx'
import type { Quote } from './sale-api.ts'
import { leftToPay } from './sale-state.ts'

/** As the shop reckons it; a refusal is said where the sum would stand. */
type SaleTotalProps = {
  result: UseQueryResult<Quote>
  isEmpty: boolean
  /** In rupees; null when everything is paid now. */
  advance: number | null
}

export function SaleTotal({ result, isEmpty, advance }: SaleTotalProps) {
  const { data: quote, error } = result
  if (isEmpty) return <p className="text-muted">The total follows the pieces.</p>
  if (error)
    return (
      <p role="alert" className="font-medium text-terracotta-deep">
        {error instanceof ApiError ? sayAll(error) : 'The total could not be reckoned.'}
      </p>
    )
  if (!quote) return <p className="text-muted">Reckoning...</p>
  return (
    <dl aria-label="Total" className="flex flex-col gap-1.5">
      <Row label="Pieces" value={<Money amount={quote.items_total} />} />
      <Row label={`${quote.tax_label}, inside`} value={<Money amount={quote.tax_amount} />} />
      {quote.discount_amount > 0 && <Row label="Discount" value={<Money amount={-quote.discount_amount} />} />}
      <Row label="Delivery" value={quote.shipping_amount > 0 ? <Money amount={quote.shipping_amount} /> : 'Free'} />
      <div className="mt-1 flex items-baseline justify-between border-t border-sand pt-2 text-lg font-semibold">
        <dt>To pay</dt>
        <dd>
          <Money amount={quote.total_amount} />
        </dd>
      </div>
      {advance !== null && advance < quote.total_amount && (
        <>
          <Row label="Paid now" value={<Money amount={advance} />} />
          <Row label="Due later" value={<Money amount={leftToPay(quote.total_amount, advance)} />} />
        </>
      )}
    </dl>
  )
}

const sayAll = ({ message, errors }: ApiError) => Object.values(errors).flat().join('. ') || message

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
