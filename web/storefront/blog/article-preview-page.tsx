import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { ARTICLE_PREVIEW } from '#domain/api/endpoints/article-desk.ts'
import { ApiError, type Api } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import type { ShownPost } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import type { ShopContext } from '#web/router.tsx'
import { ArticleView } from './article-page.tsx'

export { ArticleNotFound } from './article-page.tsx'

const route = getRouteApi('/storefront/preview/$token')

const previewQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['blog', 'preview', token],
    queryFn: async (): Promise<ShownPost> => {
      const { data } = await call(api, ARTICLE_PREVIEW.read, { params: { token } })
      return { ...data, isDemo: false }
    },
  })

export async function loadPreview({ api, queryClient }: ShopContext, token: string): Promise<void> {
  try {
    await queryClient.ensureQueryData(previewQuery(api, token))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

export const previewHead = (path: string) => ({
  path,
  title: 'Preview of an article',
  description: 'An article of The Design Talk before it is out.',
  noindex: true,
})

/** A draft as a reader would see it. */
export function ArticlePreviewPage() {
  const { token } = route.useParams()
  const { data: article } = useQuery(previewQuery(useApi(), token))
  if (!article) return null
  return (
    <>
      <p role="note" className="bg-tone-yellow px-4 py-2.5 text-center text-sm text-tone-yellow-text">
        Preview: this is how the article will look. Please do not pass the link on.
      </p>
      <ArticleView article={article} />
    </>
  )
}
