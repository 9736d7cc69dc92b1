import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { canBecome, PRODUCT_STATES, type ProductState, stateBadge } from '#domain/catalog/product-state.ts'
import { useAction } from '#web/backoffice/form/use-action.ts'
import { notice } from '#web/ui/message/notice.ts'
import { useChangeProducts } from './products-api.ts'

/** The state of a product in the list, changed by choosing another. */
export function GridState({ row }: { row: ProductDeskRow }) {
  const change = useChangeProducts()
  const { run, isBusy } = useAction()
  const states = PRODUCT_STATES.filter((state) => state === row.state || canBecome(row.state, state))

  const choose = (state: ProductState) =>
    run(async () => {
      await change([{ id: row.id, version: row.version, state }])
      notice({ title: `${row.name}: ${stateBadge(state).label.toLowerCase()}`, tone: 'success' })
    })

  return (
    <select
      aria-label={`State of ${row.name}`}
      value={row.state}
      disabled={isBusy}
      onChange={(event) => void choose(event.target.value as ProductState)}
      className="relative z-10 lg:z-auto h-8 cursor-pointer rounded-sm border border-transparent bg-transparent pr-1 text-sm hover:border-edge hover:bg-white"
    >
      {states.map((state) => (
        <option key={state} value={state}>
          {stateBadge(state).label}
        </option>
      ))}
    </select>
  )
}
