import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Download, SearchX } from 'lucide-react'
import { IMPORTS } from '#domain/api/endpoints/imports.ts'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { isUnderWay } from '#domain/catalog/import/import-state.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ImportActions } from './import-actions.tsx'
import { importQuery, useImport } from './import-api.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import { importBadge } from './import-words.ts'

/** One sheet: what it would do, doing it, and taking it back. */
export function ImportPage() {
  const id = Number(useParams({ strict: false }).id)
  const { data, error, refetch } = useQuery({ ...importQuery(useApi(), id), enabled: Number.isInteger(id) })
  if (data) return <Import entry={data} />
  if (!Number.isInteger(id) || isRefusedWith(error, IMPORTS.one, 'not_found')) return <NoSuchImport />
  if (error)
    return <FailedState headingLevel={1} title="The import could not be loaded" onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label="The import is loading" className="grid gap-4">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-64" />
    </div>
  )
}

function Import({ entry }: { entry: OpenImportJson }) {
  const { save } = useImport(entry.id)
  const { label, tone } = importBadge(entry)
  return (
    <>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
            {entry.file_name}{' '}
            <Badge tone={tone} className="font-sans tracking-normal">
              {label}
            </Badge>
          </span>
        }
        about={`Handed in by ${entry.by ?? 'somebody'}, ${momentText(entry.created_at)}`}
        actions={
          <>
            <Button
              size="sm"
              variant="quiet"
              icon={<Download aria-hidden className="size-4" />}
              onClick={() => void save(entry.file_name)}
            >
              The file
            </Button>
            <ImportActions entry={entry} />
          </>
        }
      />
      <div className="grid gap-4">
        {isUnderWay(entry.state) ? <ImportProgress entry={entry} /> : <ImportSummary entry={entry} />}
        {!isUnderWay(entry.state) && <Details entry={entry} />}
      </div>
    </>
  )
}

/** Whoever sees the mistakes first seldom needs the columns; a sheet whose columns nobody knows has nothing else to show. */
function Details({ entry }: { entry: OpenImportJson }) {
  const hasRows = ['checked', 'done', 'undone'].includes(entry.state)
  const canCheck = ['read', 'checked', 'failed'].includes(entry.state) && entry.columns.length > 0
  return (
    <>
      {hasRows && <ImportRows entry={entry} />}
      {canCheck && <ColumnChoice key={`${entry.id} ${entry.state}`} entry={entry} />}
    </>
  )
}

function NoSuchImport() {
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title="There is no such import"
      text="Files and what they did are kept for thirty days."
      actions={<ButtonLink href="/backoffice/import">Back to the imports</ButtonLink>}
    />
  )
}
