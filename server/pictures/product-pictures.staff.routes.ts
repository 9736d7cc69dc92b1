import type { FastifyReply } from 'fastify'
import { pictureDesk } from '#domain/api/picture-desk.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { arrangeProductPictures } from './arrange-product-pictures.ts'
import { arrangeRefusal, noSuchPicture, noSuchProduct } from './picture-refusals.ts'
import { presentProductPictures } from './pictures.present.ts'
import { selectAside, selectNamed } from './pictures.store.ts'
import { namesOf, selectPictured } from './product-pictures.store.ts'
import { removePicture } from './remove-picture.ts'

/** Which pictures a product shows, in which order, and of which colour. */
export const productPictureRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_catalog' } as const

  async function shown(reply: FastifyReply, productId: number) {
    const product = await selectPictured(deps.db, productId)
    if (!product) return refuse(reply, noSuchProduct)
    const [known, aside] = await Promise.all([selectNamed(deps.db, namesOf(product)), selectAside(deps.db, productId)])
    return success(presentProductPictures({ product, known, aside }))
  }

  app.get('/api/backoffice/products/:id/pictures', { config, schema: pictureDesk.ofProduct }, async (request, reply) =>
    shown(reply, request.params.id),
  )
  app.put('/api/backoffice/products/:id/pictures', { config, schema: pictureDesk.arrange }, async (request, reply) => {
    const arranged = await arrangeProductPictures(deps, {
      productId: request.params.id,
      version: request.body.version,
      shown: request.body.shown.map(({ name, colours }) => ({ file: name, colours })),
      actor: actorOf(request),
    })
    return arranged.ok ? shown(reply, arranged.value) : refuse(reply, arrangeRefusal(arranged.error))
  })
  app.delete(
    '/api/backoffice/products/:id/pictures/:picture',
    { config, schema: pictureDesk.remove },
    async (request, reply) => {
      const { id: productId, picture: pictureId } = request.params
      const removed = await removePicture(deps, { productId, pictureId, actor: actorOf(request) })
      return removed.ok ? shown(reply, removed.value) : refuse(reply, noSuchPicture)
    },
  )
}
