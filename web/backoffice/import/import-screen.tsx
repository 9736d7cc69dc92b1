import { useQuery } from '@tanstack/react-query'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { ImportJson } from '#domain/api/imports.ts'
import { istDate } from '#domain/time/ist.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { exportProducts, importsQuery } from './import-api.ts'
import { countsText, importBadge } from './import-words.ts'
import { UploadBox } from './upload-box.tsx'

/** Sheets of products, in and out. */
export function ImportScreen() {
  return (
    <>
      <ScreenHead
        title="Import and export"
        about="Change many products with a spreadsheet: take the sheet out, edit it, bring it back."
        actions={
          <>
            <ExportButton format="csv" />
            <ExportButton format="xlsx" />
          </>
        }
      />
      <UploadBox />
      <section aria-labelledby="last-imports" className="mt-6 rounded-md border border-sand bg-white">
        <h2
          id="last-imports"
          className="border-b border-sand px-4 py-3 font-sans text-base/6 font-semibold tracking-normal"
        >
          The last thirty days
        </h2>
        <Imports />
      </section>
    </>
  )
}

function ExportButton({ format }: { format: 'csv' | 'xlsx' }) {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)
  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      await exportProducts(api, format, istDate(new Date()))
    } catch (error) {
      notice({ title: (error as Error).message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      isBusy={isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onClick={() => void save()}
    >
      Export {format.toUpperCase()}
    </Button>
  )
}

function Imports() {
  const { data, error, refetch } = useQuery(importsQuery(useApi()))
  if (data?.length === 0)
    return (
      <EmptyState
        isCompact
        icon={FileSpreadsheet}
        headingLevel={3}
        title="No sheet yet"
        text="Export the products to see what a sheet looks like."
      />
    )
  if (data)
    return (
      <ul className="divide-y divide-sand">
        {data.map((each) => (
          <ImportLine key={each.id} entry={each} />
        ))}
      </ul>
    )
  if (error)
    return (
      <FailedState isCompact headingLevel={3} title="The imports could not be loaded" onRetry={() => void refetch()} />
    )
  return (
    <div role="status" aria-label="The imports are loading" className="p-4">
      <Skeleton className="h-16" />
    </div>
  )
}

function ImportLine({ entry }: { entry: ImportJson }) {
  const { label, tone } = importBadge(entry)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-4 py-3">
      <div className="min-w-0">
        <TextLink href={`/backoffice/import/${entry.id}`} className="font-semibold wrap-anywhere">
          {entry.file_name}
        </TextLink>
        <p className="text-sm text-muted">
          {entry.by ?? 'Somebody'}, {momentText(entry.created_at)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span className="figures text-muted">{countsText(entry)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  )
}
