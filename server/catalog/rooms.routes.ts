import { catalogContract } from '#domain/api/catalog.ts'
import { byRows } from '#server/http/by-rows.ts'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { success } from '#server/http/reply.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { Slice } from '#server/slice.ts'
import { presentCategory, presentRoom } from './catalog.present.ts'
import { findCategories, findPictures, findRooms } from './catalog.store.ts'
import { dropEmptyParameters } from './empty-parameters.ts'
import { readSpots } from './picture-spots.ts'

/** Categories and rooms, and pictures with what can be bought in them. */
export const roomRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  const { db } = deps
  const access = { config: { access: 'public' as const }, preValidation: dropEmptyParameters }

  app.get('/api/categories', { ...access, schema: catalogContract.categories }, async (_request, reply) => {
    tagReply(reply, 'categories')
    return success((await findCategories(db)).map(presentCategory))
  })

  app.get('/api/rooms', { ...access, schema: catalogContract.rooms }, async (_request, reply) => {
    const rooms = await findRooms(db)
    const spots = await readSpots(
      deps,
      rooms.map(({ picture }) => picture?.spots),
    )
    tagReply(reply, 'categories', 'pictures', ...spots.tags)
    goodUntil(reply, spots.prices)
    return success(
      rooms.map((row) => {
        const room = presentRoom(row)
        return room.picture ? { ...room, picture: { ...room.picture, ...spots.of(row.picture?.spots) } } : room
      }),
    )
  })

  app.get('/api/pictures', { ...access, schema: catalogContract.pictures }, async ({ query }, reply) => {
    const rows = await findPictures(db, query.files)
    const spots = await readSpots(
      deps,
      rows.map((row) => row.spots),
    )
    tagReply(reply, 'pictures', ...spots.tags)
    goodUntil(reply, spots.prices)
    return success(rows.map((row) => ({ ...presentPicture(row, '', ''), ...spots.of(row.spots) })))
  })
}
