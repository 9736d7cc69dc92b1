import type { ShopFacts } from '#domain/company/shop-facts.ts'

/** Whose mail it is: the shop as it is on the day the mail leaves, and its address in the web. */
export type House = { readonly url: string; readonly shop: ShopFacts }
