import type { CartOptions } from '#domain/cart/options.ts'

type Coloured = { readonly color: string }

/** `variant` is null for a piece that comes in one colour only; an unknown choice is a colour that the piece does not come in. */
export type Choice<V> = { readonly isKnown: true; readonly variant: V | null } | { readonly isKnown: false }

/** Which colour a cart line means. Who chose none is shown, and gets, the first. */
export function chosenVariant<V extends Coloured>(variants: readonly V[], { color }: CartOptions): Choice<V> {
  const [first] = variants
  if (!first) return { isKnown: true, variant: null }
  if (color === undefined || color === null || color === '') return { isKnown: true, variant: first }
  const wanted = typeof color === 'string' ? nameKey(color) : null
  const variant = variants.find((each) => nameKey(each.color) === wanted)
  return variant ? { isKnown: true, variant } : { isKnown: false }
}

const nameKey = (color: string) => color.trim().toLowerCase()

/** SLG-SOF-101 in Deep sea is SLG-SOF-101-DEEPSEA. */
export function variantSku(productSku: string, color: string): string {
  return `${productSku}-${color.replaceAll(/[^a-z0-9]+/gi, '').toUpperCase()}`
}
