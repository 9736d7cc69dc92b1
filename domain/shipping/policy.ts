import { rupees } from '#domain/money/paise.ts'
import type { Range } from '#domain/shipping/range.ts'

/**
 * The shipping policy's figures (spec section 9) until the owner has changed them. What checkout charges is shippingCharge alone;
 * the charges outside Siliguri, for express and for installation are agreed in the showroom or by phone.
 */
export const DELIVERY_RADIUS_KM = 50
export const DELIVERY_DISTRICTS: readonly string[] = ['Darjeeling', 'Jalpaiguri', 'Cooch Behar', 'Kalimpong']
export const STANDARD_BUSINESS_DAYS: Range = { min: 7, max: 14 }
export const EXPRESS_BUSINESS_DAYS: Range = { min: 3, max: 7 }
export const ISSUE_RESOLUTION_HOURS: Range = { min: 24, max: 48 }

export const OUTSIDE_SILIGURI = { threshold: rupees(10_000), above: rupees(500), below: rupees(800) }
export const EXPRESS_SURCHARGE = rupees(300)
export const INSTALLATION = { min: rupees(500), max: rupees(2000) }
