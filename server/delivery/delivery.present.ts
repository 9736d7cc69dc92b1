import type { RoundJson, RoundParcel, RoundStop } from '#domain/api/delivery.ts'
import { deliveryPhotoPath } from '#domain/delivery/photo-path.ts'
import { stopState } from '#domain/delivery/stop-state.ts'
import { toCollect } from '#domain/delivery/to-collect.ts'
import { toRupees } from '#domain/money/paise.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import type { ParcelRecord } from './parcels.store.ts'
import type { DayRound, StopRecord } from './stops.store.ts'

export function presentStop(stop: StopRecord): RoundStop {
  const due = toCollect(stop)
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  const [shippedAt, deliveredAt] = [at(stop.shippedAt), at(stop.deliveredAt)]
  return {
    id: stop.id,
    order_id: stop.orderId,
    order_number: stop.orderNumber,
    state: stopState({ status: stop.status, shippedAt, deliveredAt }),
    name: stop.name,
    phone: stop.phone,
    address: stop.address,
    city: stop.city,
    postal_code: stop.postalCode,
    boxes: stop.boxes,
    note: stop.note,
    customer_note: stop.customerNote,
    pieces: stop.pieces.map(({ name, color, quantity }) => ({ name, color, quantity })),
    to_collect: due === null ? null : toRupees(due),
    promised_from: stop.promisedFrom,
    promised_to: stop.promisedTo,
    delivered: deliveredAt && {
      at: deliveredAt.toISOString(),
      received_by: stop.receivedBy,
      by: stop.deliveredBy,
      photo: stop.photo && deliveryPhotoPath(stop.photo),
    },
  }
}

type Day = {
  day: IsoDate
  van: string
  rounds: readonly DayRound[]
  stops: readonly StopRecord[]
  ownVans: readonly string[]
  due: number
}

export function presentRound({ day, van, rounds, stops, ownVans, due }: Day): RoundJson {
  const round = rounds.find((one) => one.van === van)
  return {
    day,
    van,
    id: round?.id ?? null,
    version: round?.version ?? 1,
    left_at: round?.leftAt ? new Date(round.leftAt).toISOString() : null,
    stops: stops.map(presentStop),
    vans: rounds.map((one) => ({ van: one.van, stops: one.stops, delivered: one.delivered })),
    own_vans: [...ownVans],
    due,
  }
}

export const presentParcel = (parcel: ParcelRecord): RoundParcel => ({
  order_id: parcel.orderId,
  shipment_id: parcel.shipmentId,
  order_number: parcel.orderNumber,
  name: parcel.name,
  city: parcel.city,
  postal_code: parcel.postalCode,
  pieces: parcel.pieces,
  promised_from: parcel.promisedFrom,
  promised_to: parcel.promisedTo,
  came_back: parcel.cameBack,
})
