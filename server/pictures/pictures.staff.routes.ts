import type { FastifyReply, FastifyRequest } from 'fastify'
import { pictureDesk, type PicturePlace } from '#domain/api/picture-desk.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/pictures/upload-limits.ts'
import type { Deps } from '#server/deps.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cropPicture, wholeOf } from './crop-picture.ts'
import { describePicture } from './describe-picture.ts'
import { cropRefusal, describeRefusal, noSuchPicture, uploadRefusal } from './picture-refusals.ts'
import { presentDeskPicture } from './pictures.present.ts'
import { selectPicture } from './pictures.store.ts'
import { bytesOf, takeRawBodies } from './take-raw-body.ts'
import { takeUpload } from './take-upload.ts'

/** Pictures of the catalogue. */
export const pictureRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_catalog' } as const
  const reading = { access: 'open_back_office' } as const

  app.get('/api/backoffice/pictures', { config: reading, schema: pictureDesk.find }, async (request, reply) =>
    shown(deps, reply, { file: request.query.file }),
  )
  app.get(
    '/api/backoffice/pictures/:id/whole',
    { config: reading, schema: pictureDesk.whole },
    async (request, reply) => {
      const picture = await selectPicture(deps.db, { id: request.params.id })
      const bytes = picture && (await wholeOf(deps, picture))
      if (!bytes) return refuse(reply, noSuchPicture)
      return reply.type('image/webp').send(bytes as never)
    },
  )

  await plain.register(async (raw) => {
    takeRawBodies(raw)
    const options = { config, schema: pictureDesk.upload, bodyLimit: LARGEST_UPLOAD_BYTES }
    byRows(raw).post('/api/backoffice/pictures', options, async (request, reply) =>
      upload(deps, request, reply, request.query),
    )
  })
  app.patch('/api/backoffice/pictures/:id', { config, schema: pictureDesk.describe }, async (request, reply) => {
    const command = { id: request.params.id, ...request.body, only: null, actor: actorOf(request) }
    const described = await describePicture(deps, command)
    return described.ok ? shown(deps, reply, { id: described.value }) : refuse(reply, describeRefusal(described.error))
  })
  app.post('/api/backoffice/pictures/:id/crop', { config, schema: pictureDesk.crop }, async (request, reply) => {
    const { version, crop, product_id: productId } = request.body
    const command = { id: request.params.id, version, crop, productId, only: null, actor: actorOf(request) }
    const cropped = await cropPicture(deps, command)
    return cropped.ok ? shown(deps, reply, { id: cropped.value }) : refuse(reply, cropRefusal(cropped.error))
  })
}

/** The same for who keeps the pages: slides, articles and projects, and nothing of the catalogue. */
export const contentPictureRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const
  const only = 'scenes' as const

  await plain.register(async (raw) => {
    takeRawBodies(raw)
    const options = { config, schema: pictureDesk.uploadContent, bodyLimit: LARGEST_UPLOAD_BYTES }
    byRows(raw).post('/api/backoffice/content/pictures', options, async (request, reply) =>
      upload(deps, request, reply, { ...request.query, product_id: undefined }),
    )
  })
  app.patch(
    '/api/backoffice/content/pictures/:id',
    { config, schema: pictureDesk.describeContent },
    async (request, reply) => {
      const command = { id: request.params.id, ...request.body, only, actor: actorOf(request) }
      const described = await describePicture(deps, command)
      return described.ok
        ? shown(deps, reply, { id: described.value })
        : refuse(reply, describeRefusal(described.error))
    },
  )
  app.post(
    '/api/backoffice/content/pictures/:id/crop',
    { config, schema: pictureDesk.cropContent },
    async (request, reply) => {
      const { version, crop } = request.body
      const command = { id: request.params.id, version, crop, productId: undefined, only, actor: actorOf(request) }
      const cropped = await cropPicture(deps, command)
      return cropped.ok ? shown(deps, reply, { id: cropped.value }) : refuse(reply, cropRefusal(cropped.error))
    },
  )
}

async function shown(deps: Deps, reply: FastifyReply, which: { id: number } | { file: string }) {
  const picture = await selectPicture(deps.db, which)
  return picture ? success(presentDeskPicture(picture)) : refuse(reply, noSuchPicture)
}

type Asked = { for: PicturePlace; product_id?: number | undefined; name?: string | undefined; alt?: string | undefined }

async function upload(deps: Deps, request: FastifyRequest, reply: FastifyReply, asked: Asked) {
  const taken = await takeUpload(deps, {
    bytes: bytesOf(request.body),
    place: asked.for,
    productId: asked.for === 'product' ? asked.product_id : undefined,
    sentName: asked.name ?? '',
    alt: asked.alt ?? '',
    actor: actorOf(request),
  })
  return taken.ok ? shown(deps, reply, { id: taken.value }) : refuse(reply, uploadRefusal(taken.error))
}
