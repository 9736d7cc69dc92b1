import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

const articleKey = (id: number) => ['backoffice', 'articles', 'one', id]

export const deskArticleQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: articleKey(id),
    queryFn: () => dataOf(call(api, ARTICLE_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const choicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'articles', 'choices'],
    queryFn: () => dataOf(call(api, ARTICLE_DESK.choices)),
  })

export const articlePreviewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'articles', 'preview', id],
    queryFn: () => dataOf(call(api, ARTICLE_DESK.preview, { params: { id } })),
    staleTime: 0,
  })

export const versionQuery = (api: Api, id: number, version: number) =>
  queryOptions({
    queryKey: ['backoffice', 'articles', 'version', id, version],
    queryFn: () => dataOf(call(api, ARTICLE_DESK.version, { params: { id, version } })),
  })

/** What the shop answers after a change is the new state: the screen shows it, and the lists are asked again. */
export function useKeepArticle() {
  const client = useQueryClient()
  return async (answer: Promise<{ data: DeskArticle }>): Promise<DeskArticle> => {
    const { data } = await answer
    client.setQueryData(articleKey(data.id), data)
    void client.invalidateQueries({ queryKey: ['backoffice', 'articles', 'list'] })
    void client.invalidateQueries({ queryKey: ['backoffice', 'articles', 'choices'] })
    return data
  }
}
