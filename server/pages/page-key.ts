import { colourText } from '#domain/catalog/product-address.ts'
import { parseProductQuery, productQueryText, readAddress } from '#domain/catalog/product-query-text.ts'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { parseProjectFilter, projectFilterText } from '#domain/content/project-filter-text.ts'
import { blogQueryText, parseBlogQuery } from '#domain/content/blog-query.ts'

/** The pages that differ by their parameters, read and written by the same rules as the screens. */
const READS: Record<string, (params: SearchParams) => string> = {
  '/products': (params) => productQueryText(parseProductQuery(params)),
  '/projects': (params) => projectFilterText(parseProjectFilter(params)),
  '/blog': (params) => blogQueryText(parseBlogQuery(params)),
}

/**
 * The same page has the same key however its address was written. What changes nothing on the page (campaign tags, junk,
 * defaults) is dropped, so that it neither fills the cache nor splits it.
 */
export function pageKey(rawUrl: string): string {
  const url = new URL(rawUrl, 'http://page')
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/'
  const params = readAddress(url.searchParams)
  if (path.startsWith('/product/')) return path + colourText(params['colour'])
  return withoutNumbers(path) + (READS[path]?.(params) ?? '')
}

/**
 * A screen of the back office is a spinner for everybody, whichever order it is about: one page for all of them, or whoever counts
 * through the numbers would push the shop's own pages out.
 */
const withoutNumbers = (path: string) =>
  path.startsWith('/backoffice/') ? path.replaceAll(/\/\d+(?=\/|$)/g, '/0') : path
