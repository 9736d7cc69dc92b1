import { RETURN_WINDOW_DAYS } from '#domain/orders/return-policy.ts'
import { returnBadge } from '#domain/orders/return-status.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import { orderNotFound } from '#server/orders/order-refusals.ts'
import type { WrongReturnStatus } from './decide-return.ts'
import type { ReceiveReturn, ReceiveReturnRefusal } from './receive-return.ts'
import type { RequestReturnRefusal } from './request-return.ts'

export function requestRefusal<R extends RequestReturnRefusal>(refusal: R): Refusal<R['code']>
export function requestRefusal(refusal: RequestReturnRefusal): Refusal<RequestReturnRefusal['code']> {
  const { code } = refusal
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'not_delivered':
      return { status: 409, code, message: 'Only a delivered order can be returned.' }
    case 'window_over':
      return { status: 409, code, message: `Returns are possible within ${RETURN_WINDOW_DAYS} days of delivery.` }
    case 'non_returnable':
      return {
        status: 409,
        code,
        message: 'Custom items, mattresses, pillows and clearance items cannot be returned unless they are defective.',
      }
    case 'unknown_item':
      return atField(`items.${refusal.index}.order_item_id`, code, 'This piece is not part of the order')
    case 'too_many':
      return atField(
        `items.${refusal.index}.quantity`,
        code,
        refusal.left === 0 ? 'This piece is already being returned' : `At most ${refusal.left} can be returned`,
      )
    case 'not_a_photo':
      return atField(`photos.${refusal.index}`, code, 'This file is not a photo that we can read')
  }
}

export function decisionRefusal<R extends ReceiveReturnRefusal>(
  refusal: R,
  told?: ReceiveReturn['pieces'],
): Refusal<R['code']>
export function decisionRefusal(
  refusal: ReceiveReturnRefusal,
  told: ReceiveReturn['pieces'] = [],
): Refusal<ReceiveReturnRefusal['code']> {
  const { code } = refusal
  switch (refusal.code) {
    case 'not_found':
      return notFound('There is no such return.')
    case 'wrong_status':
      return { status: 409, code, message: alreadyText(refusal) }
    case 'unknown_piece':
      return atField(`pieces.${refusal.index}.order_item_id`, code, 'This piece is not part of the return')
    case 'pieces_differ':
      return atField(`pieces.${refusal.index}.good`, code, `Good and damaged together must be ${refusal.asked}`)
    case 'piece_not_told':
      return atField(`pieces.${told.length}.order_item_id`, code, 'Say of every piece how it came back')
  }
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'return.approved': 'approved this return',
  'return.refused': 'refused this return',
  'return.received': 'received this return',
  'return.closed': 'closed this return',
}

/** Whoever comes second hears who came first. */
function alreadyText({ status, change }: WrongReturnStatus): string {
  const words = change && ACTION_WORDS[change.action]
  if (!words) return `This return is ${status} (${returnBadge(status).label}).`
  return `${change.by ?? 'Somebody'} ${words} (${dayTimeText(change.at)}). Nothing more was done.`
}
