import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FOR_EVER } from '#server/http/for-ever.ts'
import type { KeptAnswers } from './kept-answers.ts'

const LARGEST_BYTES = 512 * 1024

/**
 * A page comes with some thirty files that never change under their address. Each is read once; after that it is answered
 * like a kept page, at a tenth of the cost.
 */
export function keepFiles(app: FastifyInstance, answers: KeptAnswers): void {
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
  reply.getHeader('cache-control') === FOR_EVER &&
  Number(reply.getHeader('content-length')) <= LARGEST_BYTES
