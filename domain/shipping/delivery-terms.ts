import type { Settings } from '#domain/company/settings.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import type { Range } from '#domain/shipping/range.ts'

/** The plan, and what only the shipping policy says: services and charges that are agreed in the showroom or by phone. */
export type DeliveryTerms = DeliveryPlan & {
  readonly radiusKm: number
  readonly districts: readonly string[]
  readonly issueHours: Range
  readonly outside: { readonly threshold: Paise; readonly above: Paise; readonly below: Paise }
  readonly express: Paise
  readonly installation: { readonly min: Paise; readonly max: Paise }
}

type DeliverySettings = Pick<Settings, 'charges' | 'delivery' | 'zones' | 'holidays'>

/** Plain data, so that a page can carry it: with the holidays from `today` on. */
export function deliveryTerms({ charges, delivery, zones, holidays }: DeliverySettings, today = ''): DeliveryTerms {
  return {
    ...delivery,
    zones: zones.zones.map(({ key: _key, ...zone }) => zone),
    holidays: holidays.days.map(({ day }) => day).filter((day) => day >= today),
    rate: { freeFrom: charges.freeFrom, below: charges.below },
    outside: { threshold: charges.outsideFrom, above: charges.outsideAbove, below: charges.outsideBelow },
    express: charges.express,
    installation: { min: charges.installationMin, max: charges.installationMax },
  }
}
