import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AllShelvesJson, ShelfKind } from '#domain/api/shelves.ts'
import { useApi } from '#web/api/use-api.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { MakeShelf } from './shelf-form.tsx'
import { SortableShelves } from './sortable-shelves.tsx'
import { listOf, shelvesDeskQuery } from './shelves-api.ts'

export function CategoriesScreen() {
  const { data, isPending, refetch } = useQuery(shelvesDeskQuery(useApi()))
  return (
    <>
      <ScreenHead
        title="Categories and rooms"
        about="Drag a line, or take it with the space bar and move it with the arrows: shoppers see them in this order."
      />
      {isPending && (
        <div role="status" aria-label="Loading categories and rooms">
          <Skeleton className="h-96" />
        </div>
      )}
      {!isPending && !data && (
        <FailedState title="Categories and rooms could not be loaded" onRetry={() => void refetch()} />
      )}
      {data && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Shelves kind="category" title="Categories" all={data} />
          <Shelves kind="room" title="Rooms" all={data} />
        </div>
      )}
    </>
  )
}

function Shelves({ kind, title, all }: { kind: ShelfKind; title: string; all: AllShelvesJson }) {
  const [isMaking, setIsMaking] = useState(false)
  const shelves = listOf(all, kind)
  const name = kind === 'category' ? 'New category' : 'New room'
  return (
    <Section
      title={title}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIsMaking(true)}>
          {name}
        </Button>
      }
    >
      {shelves.length === 0 ? (
        <Nothing>There are none yet.</Nothing>
      ) : (
        <SortableShelves kind={kind} shelves={shelves} />
      )}
      <MakeShelf kind={kind} isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </Section>
  )
}
