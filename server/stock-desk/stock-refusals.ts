import { MOST_PIECES } from '#domain/stock/stock-change.ts'
import { stockMoveText } from '#domain/stock/stock-moves.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { ChangedLimit } from './change-limits.ts'
import type { MoveStockRefusal } from './move-stock.ts'
import type { MoveRow } from './moves.store.ts'

export const pieceNotFound = notFound('There is no such piece.')

/** `field` is what was typed wrongly. */
export function moveRefusal(refusal: MoveStockRefusal, field: string): Refusal<MoveStockRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return pieceNotFound
    case 'more_than_there':
      return atField(field, refusal.code, `There are only ${refusal.onHand}.`)
    case 'too_many':
      return atField(field, refusal.code, `More than ${MOST_PIECES} pieces cannot be kept.`)
    case 'below_held':
      return { status: 409, code: refusal.code, message: shortText(refusal), errors: { release_holds: short(refusal) } }
    case 'changed_meanwhile':
      return changedText(refusal)
  }
}

type Short = Extract<MoveStockRefusal, { code: 'below_held' }>

const shortText = ({ level, held, short: orders }: Short) =>
  `${held} are held for open orders, and ${level} would be left. ${orders.length === 1 ? 'This order loses its' : 'These orders lose their'} pieces:`

const short = ({ short: orders }: Short) =>
  orders.map(({ orderNumber, quantity }) => `${orderNumber}: ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`)

type Changed = Extract<MoveStockRefusal, { code: 'changed_meanwhile' }>

function changedText({ code, piece, moves }: Changed): Refusal<'changed_meanwhile'> {
  const now = piece ? ` The books now say ${piece.onHand}.` : ''
  const [latest] = moves
  const message = latest ? `${moveText(latest)}.${now} Count again if need be.` : `Somebody ordered this piece.${now}`
  const errors = moves.length > 1 ? { moves: moves.slice(1).map(moveText) } : {}
  return { status: 409, code, message, errors }
}

function moveText({ who, reason, delta, onHandAfter, orderNumber, at: when }: MoveRow): string {
  const change = delta > 0 ? `+${delta}` : String(delta)
  const what =
    reason === 'count' && who !== null
      ? `${who} counted ${onHandAfter ?? ''}`.trim()
      : `${stockMoveText(reason)} ${change}${orderNumber ? ` (${orderNumber})` : ''}${who === null ? '' : ` by ${who}`}`
  return `${what} on ${dayTimeText(when)}`
}

export const limitRefusal = ({ code, now }: ChangedLimit): Refusal<'changed_meanwhile'> => ({
  status: 409,
  code,
  message: `Somebody has set this limit to ${now ?? 'the one for all'} meanwhile.`,
})
