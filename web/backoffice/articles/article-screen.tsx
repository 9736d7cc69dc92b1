import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { choicesQuery, deskArticleQuery } from './articles-api.ts'

const AREA = { noun: 'article', list: '/backoffice/articles' }

/** One article with everything that can be changed of it. */
export function ArticleScreen() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const choices = useQuery(choicesQuery(api))
  return (
    <OneOfArea {...AREA} result={useQuery(deskArticleQuery(api, id))}>
      {(article) => (
        <OneOfArea {...AREA} result={choices}>
          {(known) => <ArticleEditor key={id} article={article} choices={known} />}
        </OneOfArea>
      )}
    </OneOfArea>
  )
}

/** The same form, empty: what it makes is a draft. */
export function NewArticleScreen() {
  return (
    <OneOfArea {...AREA} result={useQuery(choicesQuery(useApi()))}>
      {(known) => <ArticleEditor article={null} choices={known} />}
    </OneOfArea>
  )
}
