import type { FastifyReply, FastifyRequest } from 'fastify'
import { openPage } from '#domain/api/open-page.ts'
import { stockDesk } from '#domain/api/stock-desk.ts'
import type { StockChange } from '#domain/stock/stock-change.ts'
import type { Db } from '#server/db/connect.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { changeLowLimit, changeLowRule } from './change-limits.ts'
import { listMoves } from './moves.store.ts'
import { type MoveStock, moveStock } from './move-stock.ts'
import { countWaiting, listPieces, selectLowRule, selectOpenHolds, selectPiece } from './pieces.store.ts'
import { presentMove, presentOnePiece, presentPiece } from './stock-desk.present.ts'
import { limitRefusal, moveRefusal, pieceNotFound } from './stock-refusals.ts'

const config = { access: 'manage_stock' } as const

/** What is in the store, and when it is low. */
export const stockDeskRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db } = deps

  app.get('/api/backoffice/stock', { config, schema: stockDesk.list }, async ({ query }) => {
    const { rows, found } = await listPieces(db, query)
    return success(openPage(query, rows.map(presentPiece), found))
  })

  app.get('/api/backoffice/stock/rules', { config, schema: stockDesk.rules }, async () =>
    success({ low_limit: await selectLowRule(db) }),
  )

  app.patch('/api/backoffice/stock/rules', { config, schema: stockDesk.changeRules }, async (request, reply) => {
    const { low_limit: lowLimit, seen } = request.body
    const changed = await changeLowRule(deps, { lowLimit, seen, actor: actorOf(request) })
    return changed.ok ? success({ low_limit: changed.value }) : refuse(reply, limitRefusal(changed.error))
  })

  app.get('/api/backoffice/stock/:id', { config, schema: stockDesk.one }, async ({ params }, reply) =>
    shown(db, reply, params.id),
  )

  app.patch('/api/backoffice/stock/:id/limit', { config, schema: stockDesk.limit }, async (request, reply) => {
    const { low_limit: lowLimit, seen } = request.body
    const changed = await changeLowLimit(deps, { pieceId: request.params.id, lowLimit, seen, actor: actorOf(request) })
    if (changed.ok) return shown(db, reply, changed.value)
    return refuse(reply, changed.error.code === 'not_found' ? pieceNotFound : limitRefusal(changed.error))
  })
}

/** Every move of the stock: counted, received, corrected. */
export const stockMoveRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  type Typed = Partial<Pick<MoveStock, 'seen' | 'note' | 'releaseHolds'>>
  async function move(request: FastifyRequest, reply: FastifyReply, change: StockChange, field: string, typed: Typed) {
    const { id } = request.params as { id: number }
    const key = String(request.headers['idempotency-key'])
    const { seen = null, note = '', releaseHolds = false } = typed
    const moved = await moveStock(deps, { pieceId: id, change, note, seen, releaseHolds, key, actor: actorOf(request) })
    return moved.ok ? shown(deps.db, reply, moved.value) : refuse(reply, moveRefusal(moved.error, field))
  }

  app.get('/api/backoffice/stock/moves', { config, schema: stockDesk.moves }, async ({ query }) => {
    const { rows, found } = await listMoves(deps.db, query)
    return success(openPage(query, rows.map(presentMove), found))
  })

  app.post('/api/backoffice/stock/:id/count', { config, schema: stockDesk.count }, async (request, reply) => {
    const { counted, seen, note, release_holds: releaseHolds } = request.body
    return move(request, reply, { kind: 'count', counted }, 'counted', { seen, ...said({ note, releaseHolds }) })
  })

  app.post('/api/backoffice/stock/:id/receive', { config, schema: stockDesk.receive }, async (request, reply) => {
    const { quantity, note } = request.body
    return move(request, reply, { kind: 'receive', quantity }, 'quantity', said({ note }))
  })

  app.post('/api/backoffice/stock/:id/correct', { config, schema: stockDesk.correct }, async (request, reply) => {
    const { delta, note, release_holds: releaseHolds } = request.body
    return move(request, reply, { kind: 'correct', delta }, 'delta', said({ note, releaseHolds }))
  })
}

async function shown(db: Db, reply: FastifyReply, id: number) {
  const piece = await selectPiece(db, id)
  if (!piece) return refuse(reply, pieceNotFound)
  const [holds, waiting] = await Promise.all([selectOpenHolds(db, piece), countWaiting(db, piece)])
  return success(presentOnePiece(piece, holds, waiting))
}

/** Without what was left out. */
const said = ({ note, releaseHolds }: { note?: string | undefined; releaseHolds?: boolean | undefined }) => ({
  ...(note === undefined ? {} : { note: note.trim() }),
  ...(releaseHolds === undefined ? {} : { releaseHolds }),
})
