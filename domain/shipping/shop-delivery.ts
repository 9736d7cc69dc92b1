import { deliveryPlan } from '#domain/shipping/delivery-plan.ts'
import { HOLIDAYS } from '#domain/shipping/holidays.ts'

/** The plan of a shop whose owner has not changed the holidays. */
export const SHOP_DELIVERY = deliveryPlan([...HOLIDAYS.keys()])
