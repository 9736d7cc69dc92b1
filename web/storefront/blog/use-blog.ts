import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import {
  blogQueryText,
  type BlogQuery,
  changeBlogFilters,
  DEFAULT_BLOG_QUERY,
  parseBlogQuery,
} from '#domain/content/blog-query.ts'
import { articlesQuery } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'

export type BlogFilters = Partial<Omit<BlogQuery, 'page' | 'per_page'>>

/** The address is the state: Back, reload and sharing keep filters and page. */
export function useBlog() {
  const api = useApi()
  const router = useRouter()
  const query = parseBlogQuery(useSearch({ from: '/storefront/blog' }))
  const result = useQuery({ ...articlesQuery(api, blogQueryText(query)), placeholderData: keepPreviousData })
  const open = (next: BlogQuery, replace = false) =>
    void router.navigate({ href: `/blog${blogQueryText(next)}`, resetScroll: false, replace })
  // Two quick choices: the second is made on the address that the first has just opened.
  const latest = () => parseBlogQuery(router.state.location.search)
  return {
    query,
    result,
    isFiltered: blogQueryText({ ...query, page: 1 }) !== '',
    hrefOfPage: (page: number) => `/blog${blogQueryText({ ...query, page })}`,
    change: (change: BlogFilters, replace?: boolean) => open(changeBlogFilters(latest(), change), replace),
    clear: () => open(DEFAULT_BLOG_QUERY),
  }
}
