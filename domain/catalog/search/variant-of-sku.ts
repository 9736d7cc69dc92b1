import { typedSku } from './typed-words.ts'

/** The colour whose article number was typed, however it was typed: also without the shop's own letters before it. */
export function variantOfSku<V extends { readonly sku: string }>(variants: readonly V[], typed: string): V | undefined {
  const asked = typedSku(typed)
  return asked === null
    ? undefined
    : variants.find(({ sku }) => asked === plain(sku) || asked === plain(afterShop(sku)))
}

const plain = (sku: string) => sku.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const afterShop = (sku: string) => sku.replace(/^[^-]*-/, '')
