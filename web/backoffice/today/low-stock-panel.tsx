import type { TodayJson } from '#domain/api/backoffice.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Nothing, TodayCard } from './today-card.tsx'

export function LowStockPanel({ low }: { low: NonNullable<TodayJson['low_stock']> }) {
  const { total, items } = low
  const { may } = useStaff()
  return (
    <TodayCard id="stock" title="Low stock" aside={total > items.length ? `${items.length} of ${total}` : undefined}>
      {items.length === 0 ? (
        <Nothing>There is enough of everything.</Nothing>
      ) : (
        <ul className="divide-y divide-sand/70 text-sm">
          {items.map(({ piece_id: pieceId, slug, name, color, sku, free }) => (
            <li key={sku} className="flex items-baseline justify-between gap-x-4 px-4 py-2.5">
              <span className="min-w-0 sm:flex sm:grow sm:items-baseline sm:justify-between sm:gap-x-4">
                <NavLink
                  href={may('manage_stock') ? `/backoffice/stock/${pieceId}` : `/product/${slug}`}
                  className="block font-semibold"
                >
                  {color === null ? name : `${name}, ${color}`}
                </NavLink>
                <span className="figures block text-muted wrap-anywhere">{sku}</span>
              </span>
              <span className="figures w-20 shrink-0 text-right">{free === 0 ? 'Sold out' : `${free} free`}</span>
            </li>
          ))}
        </ul>
      )}
    </TodayCard>
  )
}
