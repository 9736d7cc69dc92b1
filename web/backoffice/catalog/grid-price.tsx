import { clsx } from 'clsx'
import { type RefObject, useState } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import { wantedPrice } from '#domain/api/product-body.ts'
import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { typedAmount } from '#domain/money/typed-amount.ts'
import { ApiError } from '#web/api/api.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFocusBack } from '#web/ui/overlay/use-focus-back.ts'
import { GridField } from './grid-field.tsx'
import { deskProductQuery, useChangeProducts } from './products-api.ts'
import { useQueryClient } from '@tanstack/react-query'

type Field = 'price' | 'sale_price'
type GridPriceProps = { row: ProductDeskRow; field: Field }
const LABELS: Record<Field, string> = { price: 'Price', sale_price: 'Sale price' }

/** A price in the list: a press makes it a field, Enter or leaving it saves, Escape puts the old one back. */
export function GridPrice({ row, field }: GridPriceProps) {
  const edit = useEdit(row, field)
  const label = `${LABELS[field]} of ${row.name}`
  const button = useFocusBack(edit.typed !== null)
  if (edit.typed === null) return <Shown row={row} field={field} label={label} button={button} onPress={edit.begin} />
  return <GridField label={label} edit={edit} />
}

type ShownProps = GridPriceProps & { label: string; button: RefObject<HTMLButtonElement | null>; onPress: () => void }

function Shown({ row, field, label, button, onPress }: ShownProps) {
  const amount = row[field]
  const isPlanned = field === 'sale_price' && row.sale_starts_at !== null
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${amount === null ? 'none' : formatRupees(amount)}. Change`}
      onClick={onPress}
      className={clsx(
        'figures relative z-10 lg:z-auto -mr-1.5 min-h-8 cursor-text rounded-sm border border-transparent px-1.5 hover:border-edge hover:bg-white',
        field === 'sale_price' && (amount === null || isPlanned ? 'text-muted' : 'font-semibold text-terracotta-deep'),
      )}
    >
      {amount === null ? '—' : formatRupees(amount)}
    </button>
  )
}

const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

function useEdit(row: ProductDeskRow, field: Field) {
  const api = useApi()
  const client = useQueryClient()
  const change = useChangeProducts()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** Of the state that somebody has seen: after a clash it is the new one, and a second Enter means it. */
  const [version, setVersion] = useState(row.version)

  const begin = () => {
    setVersion(row.version)
    setError(null)
    setTyped(textOf(row[field]))
  }
  const end = () => setTyped(null)

  async function save(): Promise<void> {
    if (typed === null || isBusy) return
    const amount = typedAmount(typed)
    if (amount === row[field] && version === row.version) return end()
    const problem = problemOf(amount, field)
    if (problem) return setError(problem)
    setIsBusy(true)
    try {
      await change([{ id: row.id, version, [field]: amount }])
      end()
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      if (isOvertaken(thrown)) setVersion((await client.fetchQuery(deskProductQuery(api, row.id))).version)
      setError(wordsOf(thrown, row.id))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    typed,
    error,
    isBusy,
    begin,
    end,
    save,
    type: setTyped,
    /** Whoever was refused has read it, and does not save by looking elsewhere. */
    leave: async () => (error === null ? save() : undefined),
  }
}

function problemOf(amount: number | null, field: Field): string | null {
  if (amount === null) return field === 'sale_price' ? null : 'A product needs a price'
  return wantedPrice.safeParse(amount).error?.issues[0]?.message ?? null
}

const isOvertaken = (error: ApiError) => isRefusedWith(error, PRODUCT_DESK.change, 'changed_meanwhile')

function wordsOf(error: ApiError, id: number): string {
  const details = error.errors[String(id)] ?? [error.message]
  return isOvertaken(error)
    ? `${details.join(' ')} What you typed is still here: Enter saves it, Escape takes theirs.`
    : details.join(' ')
}
