import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleVersionRow, DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAction } from '#web/backoffice/form/use-action.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { ActionProps } from './article-actions.tsx'
import { useCacheArticle, versionQuery } from './articles-api.ts'

const FIRST_SHOWN = 5

/** What stood in it before; each can be looked at and brought back. */
export function ArticleVersions({ article, isDirty, onChanged }: ActionProps) {
  const [open, setOpen] = useState<ArticleVersionRow | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const { versions } = article
  const shown = isWhole ? versions : versions.slice(0, FIRST_SHOWN)
  return (
    <Section title="Former versions">
      {versions.length === 0 && <Nothing>Every save keeps here what stood before.</Nothing>}
      <ol className="grid gap-3 text-sm">
        {shown.map((former) => (
          <li key={former.version} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{former.title}</p>
              <p className="text-muted">
                {former.saved_by ?? 'As it began'},{' '}
                <time dateTime={former.saved_at}>{momentText(former.saved_at)}</time>, {former.words} words
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setOpen(former)}
              aria-label={`Look at version ${former.version}`}
            >
              Look
            </Button>
          </li>
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setIsWhole(true)}>
          Show all {versions.length}
        </Button>
      )}
      {open && (
        <VersionDialog
          article={article}
          version={open.version}
          isDirty={isDirty}
          onChanged={onChanged}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

type VersionDialogProps = ActionProps & { version: number; onClose: () => void }

function VersionDialog({ article, version, isDirty, onChanged, onClose }: VersionDialogProps) {
  const { data: former, error, refetch } = useQuery(versionQuery(useApi(), article.id, version))
  const { restore, isBusy } = useRestore(article, version, onChanged)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={former?.title ?? `Version ${version}`}
      description={former && `${former.saved_by ?? 'As it began'}, ${momentText(former.saved_at)}`}
      footer={
        <>
          {isDirty && <p className="mr-auto self-center text-sm text-muted">Save what you typed first.</p>}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button disabled={isDirty || !former} isBusy={isBusy} onClick={() => void restore().then(onClose)}>
            Bring this version back
          </Button>
        </>
      }
    >
      {former && (
        <>
          <p className="text-lead text-muted">{former.excerpt}</p>
          {/* Cleaned by the server, as on the article's page. */}
          <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: former.content }} />
        </>
      )}
      {error && <FailedState isCompact title="The version could not be loaded" onRetry={() => void refetch()} />}
      {!former && !error && <Skeleton className="h-60" />}
    </Dialog>
  )
}

function useRestore({ id, version: seen }: DeskArticle, version: number, onChanged: ActionProps['onChanged']) {
  const api = useApi()
  const keep = useCacheArticle()
  const { run, isBusy } = useAction()
  const restore = () =>
    run(async () => {
      onChanged(await keep(call(api, ARTICLE_DESK.restore, { params: { id, version }, body: { version: seen } })))
      notice({ title: 'Brought back as the newest version', tone: 'success' })
    })
  return { restore, isBusy }
}
