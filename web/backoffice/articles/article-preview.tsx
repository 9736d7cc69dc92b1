import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { RecordPreview } from '#web/backoffice/record/record-preview.tsx'
import { ArticleView } from '#web/storefront/blog/article-page.tsx'
import { articlePreviewQuery } from './articles-api.ts'

/** The article as readers will see it, as it was last saved. */
export function ArticlePreview() {
  const id = Number(useParams({ strict: false }).id)
  return (
    <OneOfArea noun="article" list="/backoffice/articles" result={useQuery(articlePreviewQuery(useApi(), id))}>
      {(article) => (
        <RecordPreview note="Preview: only staff see this page." back={`/backoffice/articles/${id}`}>
          <ArticleView article={{ ...article, isDemo: false }} />
        </RecordPreview>
      )}
    </OneOfArea>
  )
}
