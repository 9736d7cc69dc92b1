import type { OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { IsoDate } from '#domain/time/ist.ts'

export type Standing = { readonly day: IsoDate; readonly van: string }

export type ParcelFacts = {
  readonly status: OrderStatus
  /** Collected in the showroom. */
  readonly isPickup: boolean
  readonly isPacked: boolean
  /** Of a parcel that has left already; null for what still stands here. */
  readonly shipment: { readonly deliveredAt: Date | null } | null
  /** The round that it stands on. */
  readonly standsOn: Standing | null
}

export type ParcelRefusal =
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }
  | { readonly code: 'collected' | 'not_packed' | 'already_delivered' }
  | { readonly code: 'already_on_round'; readonly day: IsoDate; readonly van: string }

/** What came back on the van in the evening goes on another day's round; whatever stands on one of today or later stays there. */
export function putOnRound(parcel: ParcelFacts, today: IsoDate): Result<'new' | 'moved', ParcelRefusal> {
  const { status, shipment, standsOn } = parcel
  if (parcel.isPickup) return err({ code: 'collected' })
  if (shipment && shipment.deliveredAt !== null) return err({ code: 'already_delivered' })
  if (!shipment && status !== 'processing') return err({ code: 'wrong_status', status })
  if (!shipment && !parcel.isPacked) return err({ code: 'not_packed' })
  if (standsOn && standsOn.day >= today) return err({ code: 'already_on_round', ...standsOn })
  return ok(standsOn ? 'moved' : 'new')
}
