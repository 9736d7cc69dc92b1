type Coloured = { readonly color: string }

/** A colour as it stands in an address: Deep sea is deep-sea. */
export const colourKey = (color: string): string =>
  color
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The page of a product, opened in a colour where one is meant. */
export function productPath(slug: string, color?: string | null): string {
  return `/product/${slug}${colourText(colourKey(color ?? ''))}`
}

/** '?colour=deep-sea' of an address, or nothing where it does not read as a colour: junk has no page of its own. */
export function colourText(value: unknown): string {
  return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value) ? `?colour=${value}` : ''
}

/** The colour that an address asks for; undefined where it asks for none, or for one that the piece does not come in. */
export function colourOfAddress<V extends Coloured>(variants: readonly V[], value: unknown): V | undefined {
  return variants.find(({ color }) => colourKey(color) === value)
}
