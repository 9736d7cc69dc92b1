/**
 * The parameters that change what a page shows, per path. Everything else (campaign tags, junk) is dropped, so that it
 * neither fills the cache nor splits it.
 */
const PARAMETERS: Record<string, readonly string[]> = {
  '/products': [
    'search',
    'category_id',
    'room_id',
    'min_price',
    'max_price',
    'color',
    'material',
    'in_stock',
    'on_sale',
    'rating',
    'max_width',
    'max_depth',
    'max_height',
    'sort_by',
    'sort_order',
    'page',
  ],
  '/blog': ['search', 'category', 'tag', 'sort_by', 'sort_order', 'page'],
}

const LONGEST_VALUE = 200

/** Path and listed parameters in one fixed order; the same page has the same key however its address was written. */
export function pageKey(rawUrl: string): string {
  const url = new URL(rawUrl, 'http://page')
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/'
  const kept = new URLSearchParams()
  for (const name of PARAMETERS[path] ?? []) {
    const value = url.searchParams.get(name)?.trim()
    if (value) kept.append(name, value.slice(0, LONGEST_VALUE))
  }
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
