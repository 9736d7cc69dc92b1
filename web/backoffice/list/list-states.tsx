import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { isNarrowed } from './list-address.ts'
import type { List } from './use-list.ts'

type ListStateProps<Row extends object> = { list: List<Row>; noun: string; empty: ReactNode; columns: number }

/** A list without rows says why, and how to go on. */
export function ListState<Row extends object>({ list, noun, empty, columns }: ListStateProps<Row>) {
  const { result, state } = list
  if (result.isPending) return <SkeletonRows columns={columns} />
  if (result.isError)
    return (
      <FailedState
        isCompact
        title={`The ${noun} could not be loaded`}
        text={result.error instanceof ApiError ? result.error.message : undefined}
        onRetry={() => void result.refetch()}
      />
    )
  if (state.page > 1)
    return (
      <NothingHere
        title="The list ends before this page"
        action={<Button onClick={() => list.change({ page: 1 })}>Go to the first page</Button>}
      />
    )
  if (isNarrowed(state))
    return (
      <NothingHere
        title={`No ${noun} match`}
        text="Try fewer words or another filter."
        action={<Button onClick={list.clear}>Clear search and filters</Button>}
      />
    )
  return <div className="border-t border-sand">{empty}</div>
}

function NothingHere({ title, text, action }: { title: string; text?: string; action: ReactNode }) {
  return (
    <div className="border-t border-sand">
      <EmptyState isCompact icon={SearchX} title={title} text={text} actions={action} />
    </div>
  )
}

const ROWS = 8

function SkeletonRows({ columns }: { columns: number }) {
  return (
    <div aria-hidden className="divide-y divide-sand/70 border-t border-sand">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-6 px-4">
          {Array.from({ length: Math.min(columns, 7) }, (__, cell) => (
            <Skeleton key={cell} className="h-3.5 min-w-0 flex-1 max-md:nth-[n+4]:hidden" />
          ))}
        </div>
      ))}
    </div>
  )
}
