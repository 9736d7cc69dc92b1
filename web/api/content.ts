import { queryOptions } from '@tanstack/react-query'
import type { Article, ArticleCard } from '#domain/api/content.ts'
import { COMING_SOON } from '#domain/api/endpoints/coming-soon.ts'
import { BLOG, ENQUIRIES, NEWSLETTER } from '#domain/api/endpoints/content.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { RELATED_ARTICLES } from '#domain/content/blog-query.ts'
import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { ApiError, type Api } from './api.ts'
import { call, dataOf } from './call.ts'

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
        call(api, BLOG.list, { query: text }).then(({ data }) => ({ ...data, isDemo: false })),
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
        call(api, BLOG.bySlug, { params: { slug } }).then(({ data }) => ({ ...data, isDemo: false })),
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
  const list = async (query: { category?: string; per_page?: number }) =>
    (await call(api, BLOG.list, { query: { per_page: RELATED_ARTICLES, exclude: id, ...query } })).data.data
  const same = await list({ category })
  if (same.length >= RELATED_ARTICLES) return same
  const others = (await list({ per_page: RELATED_ARTICLES * 2 })).filter((other) => other.category !== category)
  return [...same, ...others].slice(0, RELATED_ARTICLES)
}

async function sampleArticlesBeside(id: number): Promise<ShownArticle[]> {
  const { SAMPLE_ARTICLES } = await import('#domain/content/sample-articles.ts')
  return SAMPLE_ARTICLES.filter((article) => article.id !== id).slice(0, RELATED_ARTICLES)
}

export const comingSoonQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'coming'],
    queryFn: () => dataOf(call(api, COMING_SOON.read)),
  })

export const blogCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: () => dataOf(call(api, BLOG.categories)),
  })

export const blogTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blog', 'tags'],
    queryFn: () => dataOf(call(api, BLOG.tags)),
  })

export type EnquiryLetter = { kind: EnquiryKind } & Record<string, string>

export const sendEnquiry = (api: Api, letter: EnquiryLetter) => call(api, ENQUIRIES.send, { body: letter })

export const trackTicket = (api: Api, ticket: string, email: string) =>
  dataOf(call(api, ENQUIRIES.track, { params: { ticket }, query: { email } }))

export const joinNewsletter = (api: Api, body: { email: string; website: string }) =>
  call(api, NEWSLETTER.join, { body })

export const answerNewsletter = (api: Api, answer: 'confirm' | 'leave', token: string) =>
  call(api, NEWSLETTER[answer], { body: { token } })
