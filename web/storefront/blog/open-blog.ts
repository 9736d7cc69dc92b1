import type { SearchParams } from '#domain/catalog/search-params.ts'
import { blogQueryText, parseBlogQuery } from '#domain/content/blog-query.ts'
import { FEED_PATH } from '#domain/content/public-pages.ts'
import { articlesQuery, blogCategoriesQuery, blogTagsQuery, comingSoonQuery } from '#web/api/content.ts'
import { pageHead } from '#web/document/page-head.ts'
import type { ShopContext } from '#web/router.tsx'

/** In the browser the page opens at once and shows what it is waiting for. */
export async function loadBlog({ api, queryClient }: ShopContext, search: SearchParams): Promise<void> {
  const asked = Promise.all([
    queryClient.prefetchQuery(articlesQuery(api, blogQueryText(parseBlogQuery(search)))),
    queryClient.prefetchQuery(comingSoonQuery(api)),
    queryClient.prefetchQuery(blogCategoriesQuery(api)),
    queryClient.prefetchQuery(blogTagsQuery(api)),
  ])
  if (import.meta.env.SSR) await asked
}

export function blogHead(context: ShopContext, search: SearchParams) {
  const query = parseBlogQuery(search)
  const found = context.queryClient.getQueryData(articlesQuery(context.api, blogQueryText(query)).queryKey)
  const words = [query.category, query.tag, 'The Design Talk', query.page > 1 && `page ${query.page}`]
  const { meta, links } = pageHead(context, {
    title: words.filter(Boolean).join(', '),
    description:
      'Timber, rooms, light and craft: articles from the workshop on how furniture is made, chosen and kept.',
    path: `/blog${blogQueryText(query)}`,
    noindex: query.search !== '' || (found !== undefined && query.page > found.last_page),
  })
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: 'The Design Talk', href: FEED_PATH }
  return { meta, links: [...links, feed] }
}
