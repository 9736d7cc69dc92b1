import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import { ANNOUNCEMENT_DESK } from '#domain/api/endpoints/front.ts'
import { type AnnouncementBody, announcementBody, type DeskAnnouncement } from '#domain/api/front.ts'
import { ANNOUNCEMENT_TONES, LONGEST_ANNOUNCEMENT, TONE_WORDS } from '#domain/content/announcement.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormSelect, FormText } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { AnnouncementBar } from '#web/document/announcement-bar.tsx'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { announcementQuery } from './front-api.ts'
import { minuteText, momentOf, ScheduleBadge, ScheduleFields } from './schedule-fields.tsx'

type Values = Omit<DeskAnnouncement, 'starts_at' | 'ends_at'> & { starts_at: string; ends_at: string }

const valuesOf = (kept: DeskAnnouncement): Values => ({
  ...kept,
  starts_at: minuteText(kept.starts_at),
  ends_at: minuteText(kept.ends_at),
})

const announcementForm = z
  .custom<Values>(() => true)
  .transform((values) => ({ ...values, starts_at: momentOf(values.starts_at), ends_at: momentOf(values.ends_at) }))
  .pipe(announcementBody)

/** One line above every page of the shop. */
export function AnnouncementScreen() {
  const result = useQuery(announcementQuery(useApi()))
  return (
    <OneOfArea noun="announcement" list="/backoffice" result={result}>
      {(kept) => <Editor kept={kept} />}
    </OneOfArea>
  )
}

function Editor({ kept }: { kept: DeskAnnouncement }) {
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const query = announcementQuery(api)
  const { form, submit, refused, takeOver, isBusy } = useEditPage({
    row: kept,
    schema: announcementForm,
    blank: valuesOf(kept),
    valuesOf,
    save: async (body: AnnouncementBody) =>
      cacheAnswer(client, query.queryKey, await dataOf(call(api, ANNOUNCEMENT_DESK.save, { body }))),
    reload: () => client.fetchQuery(query),
  })
  return (
    <>
      <ScreenHead
        title="Announcement"
        about="One line above every page. Who has dismissed it sees it again when its words change."
        actions={<ScheduleBadge of={kept} />}
      />
      <form id={id} noValidate onSubmit={submit} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Section title="Words">
          <WordFields form={form} />
        </Section>
        <Section title="When it is shown">
          <ScheduleFields form={form} label="Switched on" />
        </Section>
      </form>
      <div className="mt-4">
        <Section title="How it looks">
          <Preview form={form} />
        </Section>
      </div>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
      <SaveBar formId={id} isBusy={isBusy} isDirty={form.formState.isDirty} isNew={false} />
    </>
  )
}

function WordFields({ form }: { form: DeskForm<Values> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText form={form} name="text" label="Text" maxLength={LONGEST_ANNOUNCEMENT} className="sm:col-span-2" />
      <FormText form={form} name="link_label" label="Words of the link" maxLength={40} />
      <FormText form={form} name="link" label="Leads to" hint="/products or https://…" maxLength={500} />
      <FormSelect
        form={form}
        name="tone"
        label="Tone"
        options={ANNOUNCEMENT_TONES.map((value) => ({ value, label: TONE_WORDS[value] }))}
      />
    </div>
  )
}

function Preview({ form }: { form: DeskForm<Values> }) {
  const { text, link, link_label, tone } = form.watch()
  if (text.trim() === '') return <Nothing>Nothing is announced yet.</Nothing>
  return (
    <div data-preview inert>
      <AnnouncementBar text={text} link={link_label === '' ? '' : link} link_label={link_label} tone={tone} />
    </div>
  )
}
