import type { CodeOf } from '#domain/api/endpoint.ts'
import type { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { dayTimeText, shortDayText } from '#domain/time/day-text.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { conflict, notFound, type Refusal } from '#server/http/reply.ts'
import type { DeliverStopRefusal } from './deliver-stop.ts'
import type { LoadRefusal } from './load-parcel.ts'
import type { PlanRefusal } from './plan-round.ts'
import type { PutRefusal } from './put-parcels.ts'
import type { SendOffRefusal } from './send-off.ts'
import type { TakeOffRefusal } from './take-off.ts'

type Words<Name extends keyof typeof DELIVERY> = Refusal<CodeOf<(typeof DELIVERY)[Name]>>

const ACTION_WORDS = {
  'round.parcels_put': 'put parcels on this round',
  'round.stops_ordered': 'changed the order of the stops',
  'round.van_changed': 'chose another van',
  'round.left': 'sent the van off',
  'round.stop_changed': 'changed a stop',
  'round.stop_taken_off': 'took a stop off',
  'round.delivered': 'delivered from this round',
}

export const roundNotFound = notFound('There is no such round.')
const stopNotFound = notFound('This stop is no longer on a round. Mark the parcel as delivered on its order.')

export function putRefusal(refusal: PutRefusal): Words<'put'> {
  switch (refusal.code) {
    case 'past_day':
      return conflict(refusal.code, 'This day is over: choose today or a later one.')
    case 'round_is_full':
      return conflict(refusal.code, 'No van brings that many parcels on one day. Choose another van.')
    case 'unknown_parcel':
      return { status: 422, code: refusal.code, message: 'This parcel is not known', errors: atParcel(refusal.index) }
    case 'wrong_status':
      return conflict(refusal.code, `Order ${refusal.orderNumber} is ${refusal.status}.`)
    case 'collected':
      return conflict(refusal.code, `Order ${refusal.orderNumber} is collected in the showroom.`)
    case 'not_packed':
      return conflict(refusal.code, `Order ${refusal.orderNumber} is not packed yet.`)
    case 'already_delivered':
      return conflict(refusal.code, `This parcel of order ${refusal.orderNumber} has arrived already.`)
    case 'already_on_round':
      return conflict(
        refusal.code,
        `Order ${refusal.orderNumber} already stands on the round of ${refusal.van} on ${shortDayText(refusal.day)}.`,
      )
  }
}

const atParcel = (index: number) => ({ [`parcels.${index}`]: ['This parcel is not known'] })

export function planRefusal(refusal: PlanRefusal): Words<'change'> {
  switch (refusal.code) {
    case 'not_found':
      return roundNotFound
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'round', ACTION_WORDS)
    case 'van_taken':
      return conflict(refusal.code, `${refusal.van} has a round of its own on this day.`)
  }
}

/** Who plans the order of the stops, or changes one, chooses no van. */
export function stopsRefusal(refusal: PlanRefusal): Words<'order'> {
  return refusal.code === 'changed_meanwhile' ? overtakenRefusal(refusal, 'round', ACTION_WORDS) : roundNotFound
}

export function sendOffRefusal(refusal: SendOffRefusal): Words<'leave'> {
  switch (refusal.code) {
    case 'not_found':
      return roundNotFound
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'round', ACTION_WORDS)
    case 'not_its_day':
      return conflict(refusal.code, 'A van leaves on the day of its round.')
  }
}

export const takeOffRefusal = ({ code }: TakeOffRefusal): Words<'takeOff'> =>
  code === 'not_found'
    ? stopNotFound
    : conflict('already_delivered', 'This parcel has been handed over: it stays on its round.')

export function loadWords(refusal: LoadRefusal): Refusal<LoadRefusal['code']> {
  switch (refusal.code) {
    case 'order_cancelled':
      return conflict(refusal.code, 'This order was cancelled meanwhile. Bring the parcel back.')
    case 'nothing_to_deliver':
      return conflict(refusal.code, 'Nothing of this order is left to deliver.')
    case 'eway_bill_required':
      return conflict(
        refusal.code,
        'Goods of this value may only leave with an e-way bill: ship the order with its number first.',
      )
    case 'wrong_status':
      return conflict(refusal.code, `This order is ${refusal.status}.`)
  }
}

export function deliverRefusal(refusal: DeliverStopRefusal): Words<'handOver'> {
  switch (refusal.code) {
    case 'not_found':
      return stopNotFound
    case 'key_used':
      return { status: 422, code: refusal.code, message: 'This key belongs to the delivery of another stop.' }
    case 'not_a_photo':
      return { status: 422, code: refusal.code, message: NO_PHOTO, errors: { photo: [NO_PHOTO] } }
    case 'already_delivered': {
      const who = refusal.by ?? 'The desk'
      const receiver = refusal.receivedBy ? `; ${refusal.receivedBy} took it` : ''
      return conflict(refusal.code, `${who} delivered this already (${dayTimeText(refusal.at)}${receiver}).`)
    }
    case 'order_cancelled':
    case 'nothing_to_deliver':
    case 'eway_bill_required':
    case 'wrong_status':
      return loadWords(refusal)
  }
}

const NO_PHOTO = 'The photo is not a picture that we can read'
