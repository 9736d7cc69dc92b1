import type { FastifyReply } from 'fastify'
import { shelves } from '#domain/api/shelves.ts'
import type { Result } from '#domain/result.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { changeShelf, makeShelf, mergeShelf, removeShelf, type ShelfRefusal, sortShelves } from './save-shelves.ts'
import { shelfRefusal } from './shelf-refusals.ts'
import { selectShelves } from './shelves.store.ts'

/** Categories and rooms: what they are called, in which order they stand, and which goes into another. */
export const shelfRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_catalog' } as const

  async function all() {
    const [categories, rooms] = await Promise.all([selectShelves(deps.db, 'category'), selectShelves(deps.db, 'room')])
    return success({ categories, rooms })
  }
  const shown = async <R extends ShelfRefusal>(reply: FastifyReply, kept: Result<null, R>) =>
    kept.ok ? all() : refuse(reply, shelfRefusal(kept.error))

  app.get('/api/backoffice/shelves', { config, schema: shelves.list }, all)

  app.post('/api/backoffice/shelves/:kind', { config, schema: shelves.make }, async (request, reply) =>
    shown(reply, await makeShelf(deps, request.params.kind, request.body, actorOf(request))),
  )

  app.patch('/api/backoffice/shelves/:kind/order', { config, schema: shelves.sort }, async (request, reply) =>
    shown(reply, await sortShelves(deps, request.params.kind, request.body.ids, actorOf(request))),
  )

  app.patch('/api/backoffice/shelves/:kind/:id', { config, schema: shelves.change }, async (request, reply) => {
    const { version, ...words } = request.body
    return shown(reply, await changeShelf(deps, { ...request.params, version, actor: actorOf(request) }, words))
  })

  app.post('/api/backoffice/shelves/:kind/:id/merge', { config, schema: shelves.merge }, async (request, reply) => {
    const { version, into } = request.body
    return shown(reply, await mergeShelf(deps, { ...request.params, version, actor: actorOf(request) }, into))
  })

  app.post('/api/backoffice/shelves/:kind/:id/remove', { config, schema: shelves.remove }, async (request, reply) => {
    const { version } = request.body
    return shown(reply, await removeShelf(deps, { ...request.params, version, actor: actorOf(request) }))
  })
}
