import type { FastifyInstance, FastifyRequest } from 'fastify'
import { backoffice } from '#domain/api/backoffice.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { kindsFor } from '#domain/backoffice/desk-events.ts'
import { findSession } from '#server/accounts/find-session.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { type Refusal, refuse, success } from '#server/http/reply.ts'
import { presentEvent } from './desk-events.present.ts'
import { selectEventsSince, selectRecentEvents } from './desk-events.store.ts'
import type { DeskFeed } from './desk-feed.ts'
import { openWindow } from './open-window.ts'

const LISTED = 50
const MOST_WINDOWS = 10

const tooMany: Refusal<'too_many_windows'> = {
  status: 429,
  code: 'too_many_windows',
  message: `The back office is open in ${MOST_WINDOWS} windows. Close one of them, and this one follows the shop again.`,
}
const closing: Refusal<'closing'> = {
  status: 503,
  code: 'closing',
  message: 'The shop restarts. Please come back in a moment.',
}

type Options = { deps: Deps; feed: DeskFeed; isClosing: () => boolean }

/** What happened, as a list, and what happens, as a stream. */
export async function deskEventRoutes(server: FastifyInstance, { deps, feed, isClosing }: Options) {
  const app = byRows(server)
  server.addHook('preClose', async () => feed.close())

  app.get(
    '/api/backoffice/events',
    { config: { access: 'open_back_office' }, schema: backoffice.events },
    async (request, reply) => {
      const { user } = customerOf(request)
      if (!request.headers.accept?.includes('text/event-stream')) {
        const recent = await selectRecentEvents(deps.db, kindsFor(user), LISTED)
        return success(recent.flatMap((event) => presentEvent(event) ?? []))
      }
      if (isClosing()) return refuse(reply.header('retry-after', '3'), closing)
      if (feed.countOf(user.id) >= MOST_WINDOWS) return refuse(reply.header('retry-after', '60'), tooMany)
      const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
      const renew = async () => (await findSession(deps, token))?.user ?? null
      const last = lastHeard(request)
      const missed = async () => (last === null ? [] : selectEventsSince(deps.db, last))
      await openWindow(reply, feed, { userId: user.id, person: user, renew, missed })
      return reply
    },
  )
}

function lastHeard({ headers }: FastifyRequest): number | null {
  const id = Number(headers['last-event-id'])
  return Number.isSafeInteger(id) && id > 0 && id <= LARGEST_ID ? id : null
}
