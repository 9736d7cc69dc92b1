import { clsx } from 'clsx'
import { formatRupees } from '#domain/money/format-inr.ts'

/** Rupees as they stand in JSON. */
export function Money({ amount, className }: { amount: number; className?: string | undefined }) {
  return (
    <span data-money className={clsx('figures whitespace-nowrap', className)}>
      {formatRupees(amount)}
    </span>
  )
}

type PriceTagProps = {
  amount: number
  original?: number | null | undefined
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = { sm: 'text-[0.9375rem]', md: 'text-lg', lg: 'text-[1.75rem]/9' }

/** The original is struck through only when it is higher. */
export function PriceTag({ amount, original, size = 'md', className }: PriceTagProps) {
  const isReduced = original != null && original > amount
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2.5', className)}>
      {isReduced && <span className="sr-only">Sale price</span>}
      <Money amount={amount} className={clsx('font-semibold', SIZES[size], isReduced && 'text-terracotta')} />
      {isReduced && (
        <s className={clsx('text-muted', size === 'lg' ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">Original price </span>
          <Money amount={original} />
        </s>
      )}
    </span>
  )
}
