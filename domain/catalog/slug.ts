export const LONGEST_SLUG = 80

/** Small letters and figures with single hyphens between; figures alone would read as a number of a product. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)

/** 'Teesta Dining Table, 6 seats' is teesta-dining-table-6-seats; 'Fauteuil à bras' is fauteuil-a-bras. */
export function slugOf(name: string, noun = 'product'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const slug = words.join('-').slice(0, LONGEST_SLUG).replace(/-+$/, '')
  if (slug === '') return noun
  return isSlug(slug) ? slug : `${noun}-${slug}`
}

/** The first of `base`, base-2, base-3 ... that nobody has. */
export function freeName(base: string, isTaken: (name: string) => boolean, join = '-'): string {
  if (!isTaken(base)) return base
  for (let number = 2; ; number += 1) if (!isTaken(`${base}${join}${number}`)) return `${base}${join}${number}`
}
