import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE } from '#server/http/immutable.ts'
import type { AnswerCache } from './answer-cache.ts'

const LARGEST_BYTES = 512 * 1024

/**
 * A page comes with some thirty files that never change under their address. Each is read once; after that it is answered
 * like a kept page, at a tenth of the cost.
 */
export function cacheFiles(app: FastifyInstance, answers: AnswerCache): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isWorthKeeping(request, reply)) return payload
    const body = await buffer(payload)
    const route = request.routeOptions.url ?? ''
    answers.remember(request, { body, headers: reply.getHeaders(), route, isStillGood: () => true })
    return body
  })
}

const isWorthKeeping = ({ method }: FastifyRequest, reply: FastifyReply) =>
  method === 'GET' &&
  reply.statusCode === 200 &&
  reply.getHeader('cache-control') === IMMUTABLE &&
  Number(reply.getHeader('content-length')) <= LARGEST_BYTES
