import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'

/** The terms of a shop whose owner has not changed any. */
export const SHOP_DELIVERY = deliveryTerms(DEFAULT_SETTINGS)
