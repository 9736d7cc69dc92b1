import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import type { ArticleBody, DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { readTimeText } from '#domain/content/read-time.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { ArticleActions } from './article-actions.tsx'
import { type Choices, PlaceFields, WordFields } from './article-fields.tsx'
import { ArticleReadiness, ArticleStory } from './article-side.tsx'
import { articleForm, newArticle, valuesOf } from './article-values.ts'
import { ArticleVersions } from './article-versions.tsx'
import { deskArticleQuery, useKeepArticle } from './articles-api.ts'
import { PreviewLink } from './preview-link.tsx'

type ArticleEditorProps = { article: DeskArticle | null; choices: Choices }

/** What is typed stays until it is saved, whoever else saves meanwhile. */
export function ArticleEditor({ article, choices }: ArticleEditorProps) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy, begin } = useEditor(article)
  const { isDirty } = form.formState
  return (
    <>
      <ScreenHead
        title={article?.title ?? 'New article'}
        about={article ? readTimeText(article.read_time) : 'It begins as a draft that only staff see.'}
        actions={article && <ArticleActions article={article} isDirty={isDirty} onChanged={begin} />}
      />
      {/* The fields stand beside it: pictures have forms of their own, and a form inside another is none. */}
      <form id={id} noValidate onSubmit={submit} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <WordFields form={form} article={article} />
        </div>
        <div className="grid min-w-0 gap-4">
          {article && <ArticleReadiness article={article} />}
          <PlaceFields form={form} choices={choices} />
          {article && <PreviewLink article={article} />}
          {article && <ArticleVersions article={article} isDirty={isDirty} onChanged={begin} />}
          {article && <ArticleStory article={article} />}
        </div>
      </div>
      <RefusedPanel refused={refused} onTakeOver={article ? takeOver : null} />
      <SaveBar newLabel="Save as draft" formId={id} isBusy={isBusy} isDirty={isDirty} isNew={article === null} />
    </>
  )
}

function useEditor(article: DeskArticle | null) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useKeepArticle()
  const { user } = useStaff()
  const [saved, setSaved] = useState<DeskArticle | null>(null)
  const send = async (body: ArticleBody) =>
    setSaved(
      await keep(
        article
          ? call(api, ARTICLE_DESK.save, { params: { id: article.id }, body })
          : call(api, ARTICLE_DESK.create, { body }),
      ),
    )
  const reload = article ? async () => valuesOf(await client.fetchQuery(deskArticleQuery(api, article.id))) : undefined
  const values = article ? valuesOf(article) : newArticle(user.name)
  const desk = useDeskForm({ schema: articleForm, values, send, reload }, () =>
    notice({ title: article ? 'Saved' : 'Saved as a draft', tone: 'success' }),
  )
  const { reset } = desk.form
  /** What was saved is where the next change begins; also after a deed that was not typed. */
  useEffect(() => {
    if (saved) reset(valuesOf(saved))
  }, [saved, reset])
  useLeaving(desk.form.formState.isDirty, article === null ? saved : null)
  return { ...desk, begin: setSaved }
}

/** Nobody loses what they typed by a wrong press; who has begun an article goes on at its own address. */
function useLeaving(isDirty: boolean, made: DeskArticle | null) {
  const navigate = useNavigate()
  const isHeld = isDirty && made === null
  useHeldScreen(isHeld)
  useEffect(() => {
    if (made) void navigate({ href: `/backoffice/articles/${made.id}`, replace: true })
  }, [made, navigate])
}
