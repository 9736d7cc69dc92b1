import { toMillimetres, TYPED_SIZES } from '#domain/catalog/typed-sizes.ts'

/** The address with the filters themselves; null where nothing was typed. What is no number is as if it were not there. */
export function withSizeFilters(address: string): string | null {
  const url = new URL(address, 'http://page')
  const typed = Object.entries(TYPED_SIZES).filter(([name]) => url.searchParams.has(name))
  if (typed.length === 0) return null
  for (const [name, filter] of typed) {
    const text = url.searchParams.get(name)?.trim() ?? ''
    url.searchParams.delete(name)
    if (text !== '' && Number.isFinite(Number(text))) url.searchParams.set(filter, String(toMillimetres(Number(text))))
  }
  return url.pathname + url.search
}
