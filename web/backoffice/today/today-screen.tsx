import { dayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import type { TodayJson } from '#domain/api/backoffice.ts'
import { ApiError } from '#web/api/api.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Kbd } from '#web/backoffice/keys/key-help.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { DaysPlot } from './days-plot.tsx'
import { FailuresPanel } from './failures-panel.tsx'
import { LowStockPanel } from './low-stock-panel.tsx'
import { TicketsPanel } from './tickets-panel.tsx'
import { useToday } from './use-today.ts'
import { WorkTiles } from './work-tiles.tsx'

/** The first screen of a working day: what waits for somebody. It follows the shop by itself. */
export function TodayScreen() {
  const { user } = useStaff()
  const { data, isPending, error, refetch } = useToday()
  return (
    <>
      <ScreenHead title={`Good day, ${firstName(user.name)}`} about={data ? dayText(isoDate(data.day)) : 'Today'} />
      {isPending && <TodaySkeleton />}
      {error && !data && (
        <FailedState
          isCompact
          title="What is to be done could not be loaded"
          text={error instanceof ApiError ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Work today={data} />}
      <p className="mt-6 text-sm text-muted max-sm:hidden">
        Press <Kbd>/</Kbd> to search and <Kbd>?</Kbd> for all keys.
      </p>
    </>
  )
}

function Work({ today }: { today: TodayJson }) {
  const { orders, tickets, low_stock: low, failures, days } = today
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      {orders && <WorkTiles counts={orders} />}
      <FailuresPanel total={failures} />
      {days && <DaysPlot days={days} />}
      {tickets && <TicketsPanel tickets={tickets} />}
      {low && <LowStockPanel low={low} />}
    </div>
  )
}

function TodaySkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {Array.from({ length: 6 }, (_, tile) => (
        <Skeleton key={tile} className="h-22" />
      ))}
    </div>
  )
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
