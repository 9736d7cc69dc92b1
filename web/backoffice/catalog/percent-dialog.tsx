import { useState } from 'react'
import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { rupees, toRupees } from '#domain/money/paise.ts'
import { typedAmount } from '#domain/money/typed-amount.ts'
import {
  changedTag,
  type ChangedTag,
  PERCENT_BOUNDS,
  type Rounding,
  ROUNDING_WORDS,
  ROUNDINGS,
} from '#domain/pricing/change-price.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useChangeProducts } from './products-api.ts'

type PercentDialogProps = {
  rows: readonly ProductDeskRow[]
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

const PROBLEMS: Readonly<Record<NonNullable<ChangedTag['problem']>, string>> = {
  sale_not_lower: 'The sale would not be lower',
  too_high: 'Above ₹1,00,00,000',
}
const OPTIONS = ROUNDINGS.map((value) => ({ value, label: `to ${ROUNDING_WORDS[value]}` }))

/** Every price is shown before it changes; what is shown is what is saved, for all of them or for none. */
export function PercentDialog({ rows, isOpen, onClose, onDone }: PercentDialogProps) {
  const change = useChangeProducts()
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Rounding>('ten')
  const percent = typedAmount(typed.replace(/%\s*$/, '').replace(/^\s*\+/, ''))
  const error = percent === null ? null : percentProblem(percent)
  const changed = percent === null || error ? [] : rows.map((row) => ({ row, tag: tagAfter(row, percent, rounding) }))
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title="Change prices by percent"
      words="Price and sale price of each product change by the same percent. A minus makes them cheaper."
      confirmLabel={`Change ${rows.length === 1 ? '1 product' : `${rows.length} products`}`}
      busyLabel="Changing..."
      isReady={changed.length > 0 && changed.every(({ tag }) => tag.problem === null)}
      onConfirm={() => change(changed.map(changeOf))}
      onDone={() => {
        notice({ title: `${changed.length} prices changed`, tone: 'success' })
        setTyped('')
        onDone()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Percent"
          inputMode="decimal"
          placeholder="5 or -10"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label="Rounded"
          options={OPTIONS}
          value={rounding}
          onChange={(event) => setRounding(event.target.value as Rounding)}
        />
      </div>
      {changed.length > 0 && <Preview changed={changed} />}
    </ConfirmAction>
  )
}

type Changed = { row: ProductDeskRow; tag: ChangedTag }

function Preview({ changed }: { changed: readonly Changed[] }) {
  return (
    <section aria-label="Prices before and after" className="border-y border-sand">
      <table className="figures w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              Product
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Before
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ row, tag }) => (
            <tr key={row.id} className="border-t border-sand/70 align-top">
              <td className="py-1.5 pr-3">
                {row.name}
                {tag.problem && <span className="block text-terracotta-deep">{PROBLEMS[tag.problem]}</span>}
              </td>
              <td className="py-1.5 text-right whitespace-nowrap text-muted">{tagText(tagOf(row))}</td>
              <td className="py-1.5 pl-3 text-right font-semibold whitespace-nowrap">{tagText(tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const tagOf = ({ price, sale_price: sale }: ProductDeskRow) => ({
  price: rupees(price),
  salePrice: sale === null ? null : rupees(sale),
})

const tagAfter = (row: ProductDeskRow, percent: number, rounding: Rounding) => changedTag(tagOf(row), percent, rounding)

const tagText = ({ price, salePrice }: Pick<ChangedTag, 'price' | 'salePrice'>) =>
  salePrice === null ? formatInr(price) : `${formatInr(price)}, sale ${formatInr(salePrice)}`

const changeOf = ({ row: { id, version }, tag: { price, salePrice } }: Changed) => ({
  id,
  version,
  price: toRupees(price),
  ...(salePrice === null ? {} : { sale_price: toRupees(salePrice) }),
})

function percentProblem(percent: number): string | null {
  if (Number.isNaN(percent)) return 'Type a number, such as 5 or -10'
  const { min, max } = PERCENT_BOUNDS
  if (percent < min || percent > max) return `Between ${min} and ${max} percent`
  return percent === 0 || Math.round(percent * 100) / 100 !== percent ? 'Not zero, at most two decimals' : null
}
