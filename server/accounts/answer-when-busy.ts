import type { FastifyError, FastifyInstance } from 'fastify'
import { handleError } from '#server/http/errors.ts'
import { turnAway } from '#server/http/reply.ts'
import { TooManyWaiting } from '#server/http/limit-concurrency.ts'

const busy = {
  status: 503,
  code: 'busy',
  message: 'Many people are logging in right now. Please try again in a few seconds.',
} as const
const RETRY_AFTER_SECONDS = '5'

/** Checking passwords is slow on purpose; when too many wait for it, the rest of the shop comes first. */
export function answerWhenBusy(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error instanceof TooManyWaiting
      ? turnAway(reply.header('retry-after', RETRY_AFTER_SECONDS), busy)
      : handleError(error, request, reply),
  )
}
