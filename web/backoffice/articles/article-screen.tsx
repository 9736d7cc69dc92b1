import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { choicesQuery, deskArticleQuery } from './articles-api.ts'

/** One article with everything that can be changed of it. */
export function ArticleScreen() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const { data: article, error, refetch } = useQuery({ ...deskArticleQuery(api, id), enabled: Number.isInteger(id) })
  const { data: choices, error: choicesError } = useQuery(choicesQuery(api))
  if (article && choices) return <ArticleEditor key={id} article={article} choices={choices} />
  if (!Number.isInteger(id) || (error instanceof ApiError && error.code === 'not_found')) return <NoSuchArticle />
  const failed = error ?? choicesError
  return failed ? <Failed error={failed} onRetry={() => void refetch()} /> : <ArticleLoading />
}

/** The same form, empty: what it makes is a draft. */
export function NewArticleScreen() {
  const { data: choices, error, refetch } = useQuery(choicesQuery(useApi()))
  if (choices) return <ArticleEditor article={null} choices={choices} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <ArticleLoading />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FailedState
      headingLevel={1}
      title="The article could not be loaded"
      text={error instanceof ApiError ? error.message : undefined}
      onRetry={onRetry}
    />
  )
}

export function NoSuchArticle() {
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title="There is no such article"
      text="It may have been deleted. Search for its title."
      actions={<ButtonLink href="/backoffice/articles">Back to the articles</ButtonLink>}
    />
  )
}

function ArticleLoading() {
  return (
    <div role="status" aria-label="The article is loading">
      <Skeleton className="h-8 w-72 max-w-full" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
