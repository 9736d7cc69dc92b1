import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type DeskArticle, scheduleBody } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { DAY } from '#domain/time/durations.ts'
import { istMinute, withIstOffset } from '#domain/time/ist-minute.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { notice } from '#web/ui/message/notice.ts'
import type { DialogProps } from './article-actions.tsx'
import { deskArticleQuery, useCacheArticle } from './articles-api.ts'

type Values = { at: string; version: number }

const scheduleForm = z
  .custom<Values>(() => true)
  .transform(({ at, version }) => ({ at: withIstOffset(at), version }))
  .pipe(scheduleBody)

/** Tomorrow at this time, or the moment that stands there. */
const valuesOf = ({ state, published_at: at, version }: DeskArticle): Values => ({
  at: istMinute(state === 'scheduled' && at ? new Date(at) : new Date(Date.now() + DAY)),
  version,
})

export function ScheduleDialog({ article, onChanged, ...dialog }: DialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useCacheArticle()
  const { id } = article
  return (
    <FormDialog
      {...dialog}
      title="Schedule"
      description='Until then its title stands under "Coming Soon"; at that minute it appears by itself, and readers are told.'
      schema={scheduleForm}
      values={valuesOf(article)}
      send={async (body) => {
        const planned = await keep(call(api, ARTICLE_DESK.schedule, { params: { id }, body }))
        onChanged(planned)
        notice({ title: `Appears ${momentText(planned.published_at ?? '')}`, tone: 'success' })
      }}
      reload={async () => valuesOf(await client.fetchQuery(deskArticleQuery(api, id)))}
      submitLabel="Schedule"
      busyLabel="Saving..."
    >
      {(form) => <FormText form={form} name="at" label="Appears at" type="datetime-local" hint="Time in India" />}
    </FormDialog>
  )
}
