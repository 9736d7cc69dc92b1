import { queryOptions } from '@tanstack/react-query'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { ARTICLE_DESK } from '#domain/api/endpoints/article-desk.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { recordKey, useCacheRecord } from '#web/backoffice/record/use-cache-record.ts'

export const deskArticleQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: recordKey('articles', id),
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

export const useCacheArticle = () => useCacheRecord<DeskArticle>('articles')
