import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { ArticleBody, DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import { readTimeText } from '#domain/content/read-time.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { RecordStory } from '#web/backoffice/record/record-side.tsx'
import { ArticleActions } from './article-actions.tsx'
import { type Choices, PlaceFields, WordFields } from './article-fields.tsx'
import { ArticleReadiness } from './article-side.tsx'
import { articleForm, newArticle, valuesOf } from './article-values.ts'
import { ArticleVersions } from './article-versions.tsx'
import { deskArticleQuery, useCacheArticle } from './articles-api.ts'
import { PreviewLink } from './preview-link.tsx'

type ArticleEditorProps = { article: DeskArticle | null; choices: Choices }

export function ArticleEditor({ article, choices }: ArticleEditorProps) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy, begin } = useArticleForm(article)
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
          {article && <RecordStory history={article.history} />}
        </div>
      </div>
      <RefusedPanel refused={refused} onTakeOver={article ? takeOver : null} />
      <SaveBar newLabel="Save as draft" formId={id} isBusy={isBusy} isDirty={isDirty} isNew={article === null} />
    </>
  )
}

function useArticleForm(article: DeskArticle | null) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useCacheArticle()
  const { user } = useStaff()
  return useEditPage({
    row: article,
    schema: articleForm,
    blank: newArticle(user.name),
    valuesOf,
    save: (body: ArticleBody, made) =>
      keep(
        made
          ? call(api, ARTICLE_DESK.save, { params: { id: made.id }, body })
          : call(api, ARTICLE_DESK.create, { body }),
      ),
    reload: article ? () => client.fetchQuery(deskArticleQuery(api, article.id)) : undefined,
    hrefOf: ({ id }) => `/backoffice/articles/${id}`,
    madeTitle: 'Saved as a draft',
  })
}
