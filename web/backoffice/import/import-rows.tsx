import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportRowJson, OpenImportJson, RowKind } from '#domain/api/imports.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { rowsQuery } from './import-api.ts'
import { figure } from './import-words.ts'

type Tab = { kind: RowKind; label: string; count: number }

function tabsOf({ counts, state, not_undone: kept }: OpenImportJson): Tab[] {
  const tabs: Tab[] = [
    { kind: 'kept', label: state === 'undone' ? 'Not undone' : 'Left as they were', count: kept },
    { kind: 'wrong', label: 'Mistakes', count: counts.wrong },
    { kind: 'new', label: 'New', count: counts.new },
    { kind: 'changed', label: 'Changed', count: counts.changed },
    { kind: 'unchanged', label: 'Unchanged', count: counts.unchanged },
  ]
  return tabs.filter(({ count }) => count > 0)
}

/** Row by row: mistakes first, then what is new and what changes from what to what. */
export function ImportRows({ entry }: { entry: OpenImportJson }) {
  const tabs = tabsOf(entry)
  const [chosen, setChosen] = useState<RowKind | null>(null)
  const [page, setPage] = useState(1)
  const tab = tabs.find(({ kind }) => kind === chosen) ?? tabs[0]
  if (!tab) return null
  return (
    <section aria-label="Rows of the sheet" className="rounded-md border border-sand bg-white">
      <div role="group" aria-label="Which rows" className="flex gap-1 overflow-x-auto border-b border-sand px-3 pt-1.5">
        {tabs.map(({ kind, label, count }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === tab.kind}
            className={TAB}
            onClick={() => {
              setChosen(kind)
              setPage(1)
            }}
          >
            {label} <span className="figures ml-1.5 font-normal">{figure(count)}</span>
          </button>
        ))}
      </div>
      <Rows entry={entry} kind={tab.kind} page={page} onPage={setPage} />
    </section>
  )
}

const TAB =
  '-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-pressed:border-leaf aria-pressed:font-semibold aria-pressed:text-ink'

type RowsProps = { entry: OpenImportJson; kind: RowKind; page: number; onPage: (page: number) => void }

function Rows({ entry, kind, page, onPage }: RowsProps) {
  const { data, error, refetch } = useQuery({
    ...rowsQuery(useApi(), entry, kind, page),
    placeholderData: keepPreviousData,
  })
  if (error)
    return (
      <FailedState isCompact headingLevel={2} title="The rows could not be loaded" onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <div role="status" aria-label="The rows are loading" className="p-4">
        <Skeleton className="h-40" />
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-sand">
        {data.data.map((row) => (
          <RowLine key={row.line} row={row} />
        ))}
      </ul>
      {data.last_page > 1 && (
        <div className="flex items-center justify-between gap-4 border-t border-sand px-4 py-2.5 text-sm">
          <p role="status" className="figures text-muted">
            Page {figure(data.current_page)} of {figure(data.last_page)}
          </p>
          <div className="flex gap-2">
            <Button size="sm" variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Previous
            </Button>
            <Button size="sm" variant="quiet" disabled={page >= data.last_page} onClick={() => onPage(page + 1)}>
              Next
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

function RowLine({ row }: { row: ImportRowJson }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[5rem_minmax(0,16rem)_minmax(0,1fr)]">
      <span className="figures text-muted">Row {figure(row.line)}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{row.sku || 'No SKU'}</span>
        {row.name && <span className="block text-muted">{row.name}</span>}
      </span>
      <ul className="min-w-0 space-y-1 wrap-anywhere">
        {row.kept_because && <li>{row.kept_because}</li>}
        {row.errors.map(({ field, message }) => (
          <li key={field + message}>
            <span className="font-semibold text-terracotta-deep">{field}:</span> {message}
          </li>
        ))}
        {!row.kept_because && row.changes.map((change) => <Change key={change.field} change={change} />)}
      </ul>
    </li>
  )
}

function Change({ change: { field, from, to } }: { change: ImportRowJson['changes'][number] }) {
  return (
    <li>
      <span className="font-semibold">{field}:</span>{' '}
      {from !== null && (
        <>
          <del className="text-muted">{from || 'empty'}</del> <span aria-hidden>→</span>{' '}
        </>
      )}
      <ins className="no-underline">{to || 'empty'}</ins>
    </li>
  )
}
