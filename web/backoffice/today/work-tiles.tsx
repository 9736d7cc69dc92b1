import { clsx } from 'clsx'
import type { TodayJson } from '#domain/api/backoffice.ts'
import { areasFor } from '#web/backoffice/frame/areas.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

type Counts = NonNullable<TodayJson['orders']>
type Tile = { label: string; count: number; area: string; query: Readonly<Record<string, string>>; isUrgent?: boolean }

const ORDERS = '/backoffice/orders'

const tilesOf = (counts: Counts): Tile[] => [
  {
    label: 'To pack',
    count: counts.to_pack,
    area: ORDERS,
    query: { status: 'processing', packed: 'no', sort: 'promised' },
  },
  {
    label: 'To ship',
    count: counts.to_ship,
    area: ORDERS,
    query: { status: 'processing', packed: 'yes', sort: 'promised' },
  },
  {
    label: 'Promised for today',
    count: counts.due_today,
    area: ORDERS,
    query: { promised: 'today', sort: 'promised' },
  },
  { label: 'Late', count: counts.late, area: ORDERS, query: { promised: 'late', sort: 'promised' }, isUrgent: true },
  { label: 'Unpaid', count: counts.unpaid, area: ORDERS, query: { status: 'pending' } },
  { label: 'Returns to decide', count: counts.returns, area: '/backoffice/returns', query: { status: 'requested' } },
]

/** Each number opens the list that it counts. */
export function WorkTiles({ counts }: { counts: Counts }) {
  const { may } = useStaff()
  const places = new Set(areasFor(may).map(({ href }) => href))
  return (
    <section aria-label="Orders" className="xl:col-span-2">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {tilesOf(counts).map((tile) => (
          <li
            key={tile.label}
            className={clsx(
              'relative rounded-md border bg-white px-4 py-3',
              tile.isUrgent && tile.count > 0 ? 'border-terracotta' : 'border-sand',
              places.has(tile.area) && 'hover:border-edge',
            )}
          >
            <TileWords tile={tile} isLink={places.has(tile.area)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TileWords({ tile: { label, count, area, query, isUrgent }, isLink }: { tile: Tile; isLink: boolean }) {
  const words = (
    <>
      <span
        className={clsx('figures block text-[1.625rem]/9 font-semibold', isUrgent && count > 0 && 'text-terracotta')}
      >
        {count}
      </span>{' '}
      <span className="block text-sm text-muted">{label}</span>
    </>
  )
  if (!isLink) return words
  return (
    <NavLink href={`${area}?${new URLSearchParams(query).toString()}`} className="stretched block">
      {words}
    </NavLink>
  )
}
