import { queryOptions } from '@tanstack/react-query'
import type { Article, ArticleCard, ScheduledArticle } from '#domain/api/content.ts'
import type { Ticket, TicketState } from '#domain/api/enquiries.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { RELATED_ARTICLES } from '#domain/content/blog-query.ts'
import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { ApiError, type Api, type Success } from './api.ts'

const dataOf = <T>({ data }: Success<T>): T => data

/** A card of the API, or a built-in one, which knows no picture sizes. */
export type ShownArticle = Omit<ArticleCard, 'picture' | 'tags'> & {
  picture?: ArticleCard['picture']
  tags: readonly string[]
}
export type ArticleList = Omit<PageOf<ShownArticle>, 'per_page'> & { isDemo: boolean }
export type ShownPost = ShownArticle & Pick<Article, 'content'> & { isDemo: boolean }

/** On a failure built-in articles stand in (spec section 8); while a page is rendered the browser is left to find out. */
async function orDemo<T>(asked: Promise<T>, demo: () => Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (import.meta.env.SSR || (error instanceof ApiError && error.status === 404)) throw error
    return demo()
  }
}

/** `text` is the listing's own address, '?category=Craft&page=2': the API takes the same words. */
export const articlesQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['blog', 'list', text],
    queryFn: () =>
      orDemo<ArticleList>(
        api.get<Success<PageOf<ArticleCard>>>(`/api/blogs${text}`).then(({ data }) => ({ ...data, isDemo: false })),
        async () => {
          const { SAMPLE_ARTICLES } = await import('#domain/content/sample-articles.ts')
          return {
            data: [...SAMPLE_ARTICLES],
            current_page: 1,
            last_page: 1,
            total: SAMPLE_ARTICLES.length,
            isDemo: true,
          }
        },
      ),
  })

export const articleQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['blog', 'article', slug],
    queryFn: () =>
      orDemo<ShownPost>(
        api
          .get<Success<Article>>(`/api/blogs/slug/${encodeURIComponent(slug)}`)
          .then(({ data }) => ({ ...data, isDemo: false })),
        async () => {
          const { SAMPLE_ARTICLE } = await import('#domain/content/sample-article.ts')
          return { ...SAMPLE_ARTICLE, isDemo: true }
        },
      ),
  })

export const relatedArticlesQuery = (api: Api, { id, category }: { id: number; category: string }) =>
  queryOptions({
    queryKey: ['blog', 'related', id],
    queryFn: () => orDemo<ShownArticle[]>(findRelated(api, id, category), () => sampleArticlesBeside(id)),
  })

/** Of the same category first; where it has too few, the newest of the others. */
async function findRelated(api: Api, id: number, category: string): Promise<ArticleCard[]> {
  const list = async (query: object) =>
    (await api.get<Success<PageOf<ArticleCard>>>('/api/blogs', { per_page: RELATED_ARTICLES, exclude: id, ...query }))
      .data.data
  const same = await list({ category })
  if (same.length >= RELATED_ARTICLES) return same
  const others = (await list({ per_page: RELATED_ARTICLES * 2 })).filter((other) => other.category !== category)
  return [...same, ...others].slice(0, RELATED_ARTICLES)
}

async function sampleArticlesBeside(id: number): Promise<ShownArticle[]> {
  const { SAMPLE_ARTICLES } = await import('#domain/content/sample-articles.ts')
  return SAMPLE_ARTICLES.filter((article) => article.id !== id).slice(0, RELATED_ARTICLES)
}

export const scheduledArticlesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'scheduled'],
    queryFn: () => api.get<Success<ScheduledArticle[]>>('/api/blogs/scheduled').then(dataOf),
  })

export const blogCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: () => api.get<Success<string[]>>('/api/blog-categories').then(dataOf),
  })

export const blogTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'tags'],
    queryFn: () => api.get<Success<string[]>>('/api/blog-tags').then(dataOf),
  })

export type EnquiryLetter = { kind: EnquiryKind } & Record<string, string>

export const sendEnquiry = (api: Api, letter: EnquiryLetter) =>
  api.send<Success<Ticket>>('POST', '/api/enquiries', letter)

export const trackTicket = (api: Api, ticket: string, email: string) =>
  api.get<Success<TicketState>>(`/api/enquiries/${encodeURIComponent(ticket)}`, { email }).then(dataOf)

export const joinNewsletter = (api: Api, body: { email: string; website: string }) =>
  api.send<Success<null>>('POST', '/api/newsletter', body)

export const answerNewsletter = (api: Api, answer: 'confirm' | 'leave', token: string) =>
  api.send<Success<null>>('POST', `/api/newsletter/${answer}`, { token })
