import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ArticleView } from '#web/storefront/blog/article-page.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { NoSuchArticle } from './article-screen.tsx'
import { articlePreviewQuery } from './articles-api.ts'

/** The article as readers will see it, as it was last saved. */
export function ArticlePreview() {
  const id = Number(useParams({ strict: false }).id)
  const asked = { ...articlePreviewQuery(useApi(), id), enabled: Number.isInteger(id) }
  const { data: article, error, refetch } = useQuery(asked)
  if (!Number.isInteger(id) || (error instanceof ApiError && error.code === 'not_found')) return <NoSuchArticle />
  if (error)
    return <FailedState headingLevel={1} title="The preview could not be loaded" onRetry={() => void refetch()} />
  return (
    <>
      <div
        role="note"
        className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tone-yellow px-4 py-2.5 text-sm text-tone-yellow-text"
      >
        <span className="inline-flex items-center gap-2">
          <Eye aria-hidden className="size-4" />
          Preview: only staff see this page.
        </span>
        <ButtonLink href={`/backoffice/articles/${id}`} size="sm" variant="secondary">
          Back to editing
        </ButtonLink>
      </div>
      {article ? (
        <div className="rounded-md border border-sand bg-paper">
          <ArticleView article={{ ...article, isDemo: false }} />
        </div>
      ) : (
        <div role="status" aria-label="The preview is loading">
          <Skeleton className="h-120" />
        </div>
      )}
    </>
  )
}
