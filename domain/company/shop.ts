import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { shopFacts } from '#domain/company/shop-facts.ts'

/** The facts of a shop whose owner has not changed any. */
export const shop = shopFacts(DEFAULT_SETTINGS)
