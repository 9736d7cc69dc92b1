import { CalendarClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { MenuItem } from '#web/backoffice/parts/menu.tsx'
import { LookLinks, MoreActions, RemoveRecord, savedFirst } from '#web/backoffice/record/record-actions.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useCacheArticle } from './articles-api.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

export type ActionProps = {
  article: DeskArticle
  isDirty: boolean
  onChanged: (fresh: DeskArticle) => void
}
type Open = 'publish' | 'unpublish' | 'schedule' | 'remove' | null

export function ArticleActions({ article, isDirty, onChanged }: ActionProps) {
  const [open, setOpen] = useState<Open>(null)
  const { id, slug, state } = article
  const off = savedFirst(isDirty)
  const dialog = (name: Open) => ({ article, onChanged, isOpen: open === name, onClose: () => setOpen(null) })
  return (
    <>
      <LookLinks preview={`/backoffice/articles/${id}/preview`} shop={state === 'published' ? `/blog/${slug}` : null} />
      {state !== 'draft' && (
        <Button size="sm" variant="secondary" {...off} onClick={() => setOpen('unpublish')}>
          {state === 'scheduled' ? 'Back to the drafts' : 'Unpublish'}
        </Button>
      )}
      {state !== 'published' && (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon={<CalendarClock aria-hidden className="size-4" />}
            {...off}
            onClick={() => setOpen('schedule')}
          >
            {state === 'scheduled' ? 'Another moment' : 'Schedule'}
          </Button>
          <Button size="sm" {...off} onClick={() => setOpen('publish')}>
            Publish
          </Button>
        </>
      )}
      {state === 'draft' && article.published_at === null && (
        <MoreActions>
          <MenuItem icon={<Trash2 aria-hidden />} isDisabled={isDirty} onSelect={() => setOpen('remove')}>
            Delete
          </MenuItem>
        </MoreActions>
      )}
      <PublishDialog {...dialog('publish')} />
      <UnpublishDialog {...dialog('unpublish')} />
      <ScheduleDialog {...dialog('schedule')} />
      <RemoveDialog {...dialog('remove')} />
    </>
  )
}

export type DialogProps = Omit<ActionProps, 'isDirty'> & { isOpen: boolean; onClose: () => void }

function PublishDialog({ article: { id, title, version, announced_at: told }, onChanged, ...dialog }: DialogProps) {
  const api = useApi()
  const keep = useCacheArticle()
  const readers = told === null ? ' Readers of the newsletter are told by mail, once.' : ''
  return (
    <ConfirmAction
      {...dialog}
      title={`Publish “${title}”?`}
      words={`Everybody can read it from now on.${readers}`}
      confirmLabel="Publish now"
      busyLabel="Publishing..."
      onConfirm={async () =>
        onChanged(await keep(call(api, ARTICLE_DESK.publish, { params: { id }, body: { version } })))
      }
      onDone={() => notice({ title: 'Published', tone: 'success' })}
    />
  )
}

function UnpublishDialog({ article: { id, title, version, state }, onChanged, ...dialog }: DialogProps) {
  const api = useApi()
  const keep = useCacheArticle()
  return (
    <ConfirmAction
      {...dialog}
      title={`Take “${title}” back to the drafts?`}
      words={
        state === 'scheduled'
          ? 'It will not appear by itself, and no longer stands under "Coming Soon".'
          : 'Readers no longer find it, and links to it lead nowhere until it is published again. Nothing written is lost.'
      }
      confirmLabel="Take it back"
      busyLabel="Saving..."
      onConfirm={async () =>
        onChanged(await keep(call(api, ARTICLE_DESK.unpublish, { params: { id }, body: { version } })))
      }
      onDone={() => notice({ title: 'Back in the drafts', tone: 'success' })}
    />
  )
}

function RemoveDialog({ article: { id, title, version }, onChanged: _changed, ...dialog }: DialogProps) {
  const api = useApi()
  return (
    <RemoveRecord
      {...dialog}
      area="articles"
      title={`Delete “${title}”?`}
      words="It was never out, so nobody has a link to it. It cannot be brought back, nor can its former versions."
      done="The draft is deleted"
      onConfirm={() => call(api, ARTICLE_DESK.remove, { params: { id }, body: { version } })}
    />
  )
}
