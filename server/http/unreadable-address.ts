import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendPlainPage } from './plain-page.ts'
import { failureBody } from './reply.ts'
import { commonHeaders } from './security-headers.ts'

/**
 * An address that the router itself cannot read (a broken escape, a part that is far too long) never reaches a hook, so
 * what every other answer gets is added here.
 */
export function refuseAddress({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.code(statusCode).headers(commonHeaders).header('x-request-id', request.id).header('cache-control', 'no-store')
  if (isForPrograms(request))
    return reply.send(failureBody({ code: 'bad_request', message: 'The address could not be read.' }))
  return sendPlainPage(reply, {
    title: 'Address not understood',
    body: '<h1>We could not read this address</h1><p>It seems to have been damaged on the way.</p><p><a href="/">Back to the shop</a></p>',
  })
}

const isForPrograms = ({ raw }: FastifyRequest) => raw.url?.startsWith('/api') ?? false
