import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import type { ServedZone } from '#domain/shipping/delivery-zones.ts'

/** Where our own vans go: the zone that policy and search engines are told of. Apart from the tables of PINs, which pages need not load. */
export const homeZone = ({ zones }: Pick<DeliveryPlan, 'zones'>): ServedZone | undefined =>
  zones.find(({ byVan }) => byVan)
