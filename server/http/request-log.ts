import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { isPageRenderer } from './page-renderer-mark.ts'

const SLOW_MS = 1000

/**
 * One line per request that somebody may ask about later: changes, failures of ours and slow answers. Reading the shop is
 * logged only at debug level, because a line per page view would cost more than the page.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isPageRenderer(request)) return
    const milliseconds = Math.round(reply.elapsedTime)
    const line = { method: request.method, url: request.url, status: reply.statusCode, milliseconds }
    const isWorthIt = request.method !== 'GET' || reply.statusCode >= 500 || milliseconds > SLOW_MS
    request.log[isWorthIt ? 'info' : 'debug'](line, 'answered')
  }

  override routeNotFound(): void {}
}
