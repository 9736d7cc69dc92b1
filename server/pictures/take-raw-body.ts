import type { FastifyInstance } from 'fastify'
import { LARGEST_UPLOAD_BYTES, UPLOAD_WORDS } from '#domain/pictures/upload-limits.ts'
import { handleError } from '#server/http/errors.ts'
import { turnAway } from '#server/http/reply.ts'

/** In this part of the app the body is a file: read as bytes, whatever type it is sent as, and no more of it than is taken. */
export function takeRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_UPLOAD_BYTES },
    async (_request: unknown, body: unknown) => body,
  )
  app.setErrorHandler((error, request, reply) => {
    const failure = error as Parameters<typeof handleError>[0]
    if (failure.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return handleError(failure, request, reply)
    return turnAway(reply, { status: 413, code: 'too_large', message: UPLOAD_WORDS.too_large })
  })
}

export const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
