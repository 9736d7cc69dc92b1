import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { type Control, useFieldArray } from 'react-hook-form'
import { type ComingSoonBody, comingSoonBody } from '#domain/api/coming-soon.ts'
import { COMING_SOON_DESK } from '#domain/api/endpoints/coming-soon.ts'
import { MOST_TOPICS } from '#domain/content/coming-soon.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormArea, FormText } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

const comingSoonQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'articles', 'coming-soon'],
    queryFn: () => dataOf(call(api, COMING_SOON_DESK.read)),
    staleTime: 0,
  })

/** What readers are promised beside the articles that have a day. */
export function ComingSoonScreen() {
  const result = useQuery(comingSoonQuery(useApi()))
  return (
    <>
      <ScreenHead
        title="Coming soon"
        about="Stands under the articles of the blog. Articles with a day come first, by themselves."
        actions={
          <ButtonLink href="/backoffice/articles" size="sm" variant="quiet">
            Back to the articles
          </ButtonLink>
        }
      />
      <OneOfArea noun="list of topics" list="/backoffice/articles" result={result}>
        {(words) => <Words words={words} />}
      </OneOfArea>
    </>
  )
}

const asTheyAre = (words: ComingSoonBody) => words

function Words({ words }: { words: ComingSoonBody }) {
  const id = useId()
  const api = useApi()
  const client = useQueryClient()
  const query = comingSoonQuery(api)
  const { form, submit, refused, takeOver, isBusy } = useEditPage({
    row: words,
    schema: comingSoonBody,
    blank: words,
    valuesOf: asTheyAre,
    save: async (body: ComingSoonBody) =>
      cacheAnswer(client, query.queryKey, await dataOf(call(api, COMING_SOON_DESK.save, { body }))),
    reload: () => client.fetchQuery(query),
  })
  return (
    <>
      <form id={id} noValidate onSubmit={submit} className="grid max-w-3xl gap-4">
        <Section title="What is said to readers">
          <FormArea form={form} name="lead" label="Sentence under the heading" rows={3} maxLength={400} />
        </Section>
        <Topics form={form} />
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
      <SaveBar formId={id} isBusy={isBusy} isDirty={form.formState.isDirty} isNew={false} />
    </>
  )
}

function Topics({ form }: { form: DeskForm<ComingSoonBody> }) {
  const control = form.control as unknown as Control<ComingSoonBody>
  const { fields, append, remove } = useFieldArray({ control, name: 'topics' })
  return (
    <Section
      title="Topics without a day"
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden className="size-4" />}
          disabled={fields.length >= MOST_TOPICS}
          onClick={() => append({ title: '', text: '', category: '' })}
        >
          Add a topic
        </Button>
      }
    >
      {fields.length === 0 && <Nothing>None: only articles that have a day stand there.</Nothing>}
      <ol className="grid gap-5">
        {fields.map((field, at) => (
          <li
            key={field.id}
            className="grid gap-3 border-b border-sand pb-5 last:border-0 last:pb-0 sm:grid-cols-[2fr_1fr]"
          >
            <FormText form={form} name={`topics.${at}.title`} label={`Topic ${at + 1}`} maxLength={160} />
            <FormText form={form} name={`topics.${at}.category`} label="Category" maxLength={60} isRequired={false} />
            <FormArea
              form={form}
              name={`topics.${at}.text`}
              label="What it will be about"
              rows={2}
              maxLength={400}
              isRequired={false}
              className="sm:col-span-2"
            />
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              icon={<X aria-hidden className="size-4" />}
              aria-label={`Take topic ${at + 1} away`}
              onClick={() => remove(at)}
            >
              Take away
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
