import { z } from 'zod'
import { paging, someOf } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { MOST_PIECES } from '#domain/stock/stock-change.ts'
import { STOCK_MOVES } from '#domain/stock/stock-moves.ts'

const tags = ['Back office']
export const PIECE_STATES = ['low', 'out', 'held'] as const
export const PIECE_KINDS = ['on_sale', 'off_sale', 'made_to_order'] as const
export const PIECE_SORTS = ['name', 'sku', 'on_hand', 'held', 'free'] as const
const SORTS = PIECE_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)

const pieceQuery = z.object({
  search: storableText(200).optional(),
  state: someOf(PIECE_STATES).optional(),
  kind: someOf(PIECE_KINDS).optional(),
  sort: z.enum(SORTS).default('name'),
  ...paging,
})
export type PieceQuery = z.infer<typeof pieceQuery>

const piece = z.object({
  id: z.int(),
  product_id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Of a product that comes in several; they are counted apart. */
  color: z.string().nullable(),
  sku: z.string(),
  on_hand: z.int(),
  held: z.int(),
  free: z.int(),
  /** The piece's own limit; null where the one for all holds. */
  low_limit: z.int().nullable(),
  /** From so many free pieces on it is low. */
  limit: z.int(),
  is_low: z.boolean(),
  is_active: z.boolean(),
  is_custom: z.boolean(),
  /** The number of its last move: who counts says which one they knew of. */
  last_move: z.int(),
})
export type PieceJson = z.infer<typeof piece>

const onePiece = piece.extend({
  /** Sold and paid, but still in the house: not to be counted. */
  waiting: z.int(),
  holds: z.array(z.object({ order_id: z.int(), order_number: z.string(), quantity: z.int(), expires_at: z.string() })),
})
export type OnePieceJson = z.infer<typeof onePiece>

const move = z.object({
  id: z.int(),
  at: z.string(),
  reason: z.enum(STOCK_MOVES),
  delta: z.int(),
  on_hand_after: z.int().nullable(),
  note: z.string(),
  who: z.string().nullable(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  name: z.string(),
  color: z.string().nullable(),
  sku: z.string(),
  /** Null for a colour that is no more. */
  piece_id: z.int().nullable(),
})
export type StockMoveJson = z.infer<typeof move>

const moveQuery = z.object({
  search: storableText(200).optional(),
  piece: z.coerce.number().int().min(1).max(LARGEST_ID).optional(),
  reason: someOf(STOCK_MOVES).optional(),
  made_from: z.iso.date().optional(),
  made_to: z.iso.date().optional(),
  ...paging,
})
export type MoveQuery = z.infer<typeof moveQuery>

const COUNT_TEXT = 'Type a whole number, 0 or more'
const pieces = z.int(COUNT_TEXT).min(0, COUNT_TEXT).max(MOST_PIECES, `At most ${MOST_PIECES}`)
const MORE_TEXT = 'Type how many came, 1 or more'
const DELTA_TEXT = 'Type how many more, or with a minus how many fewer'
const note = storableText(500)
const KEY_TEXT = 'Must be 8 to 100 letters, digits or one of - _ . :'
const headers = z.object({ 'idempotency-key': z.string(KEY_TEXT).regex(/^[\w.:-]{8,100}$/, KEY_TEXT) })
const params = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })
const limit = z.int(COUNT_TEXT).min(0, COUNT_TEXT).max(9999, 'At most 9999')
/** Said again by who was told which open orders come short. */
const release_holds = z.boolean().optional()
const answer = answers(successOf(onePiece))

export const stockDesk = {
  list: {
    summary: 'Pieces with what is on hand, held and free, searched, filtered and in pages',
    tags,
    querystring: pieceQuery,
    response: answers(openPageOf(piece)),
  },
  one: { summary: 'One piece, and for which orders it is held', tags, params, response: answer },
  moves: {
    summary: 'The ledger of the stock: every move with its reason, newest first',
    tags,
    querystring: moveQuery,
    response: answers(openPageOf(move)),
  },
  count: {
    summary: 'So many were counted: the difference is booked',
    tags,
    params,
    headers,
    body: z.object({ counted: pieces, seen: z.int(), note: note.optional(), release_holds }),
    response: answer,
  },
  receive: {
    summary: 'So many more have come in',
    tags,
    params,
    headers,
    body: z.object({
      quantity: z.int(MORE_TEXT).min(1, MORE_TEXT).max(MOST_PIECES, `At most ${MOST_PIECES}`),
      note: note.optional(),
    }),
    response: answer,
  },
  correct: {
    summary: 'The books are off by so many, for a reason',
    tags,
    params,
    headers,
    body: z.object({
      delta: z
        .int(DELTA_TEXT)
        .min(-MOST_PIECES, DELTA_TEXT)
        .max(MOST_PIECES, DELTA_TEXT)
        .refine((delta) => delta !== 0, DELTA_TEXT),
      note: note.pipe(z.string().trim().min(1, 'Say why')),
      release_holds,
    }),
    response: answer,
  },
  limit: {
    summary: 'From how many free pieces on a product is low; null: the number for all',
    tags,
    params,
    body: z.object({ low_limit: limit.nullable(), seen: z.int().nullable() }),
    response: answer,
  },
  rules: {
    summary: 'From how many free pieces on everything without its own number is low',
    tags,
    response: answers(successOf(z.object({ low_limit: z.int() }))),
  },
  changeRules: {
    summary: 'Change the number for all',
    tags,
    body: z.object({ low_limit: limit, seen: z.int() }),
    response: answers(successOf(z.object({ low_limit: z.int() }))),
  },
}
