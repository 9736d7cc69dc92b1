import { backoffice, type FailureJson } from '#domain/api/backoffice.ts'
import { failuresFor, failureWords, maySettle } from '#domain/backoffice/failures.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { forbidden, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { type FailureRow, selectFailures } from './failures.store.ts'
import { retryFailure, type RetryRefusal } from './retry-failure.ts'

const MOST_LISTED = 100

/** What went wrong and waits for a person. Who may settle which kind is asked per kind. */
export const failureRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'open_back_office' } as const

  app.get('/api/backoffice/failures', { config, schema: backoffice.failures }, async (request) => {
    const kinds = failuresFor(customerOf(request).user)
    const { rows, total } = await selectFailures(deps.db, kinds, { now: deps.clock.now(), limit: MOST_LISTED })
    return success({ items: rows.map(presentFailure), total })
  })

  app.post('/api/backoffice/failures/:kind/:id/retry', { config, schema: backoffice.retry }, async (request, reply) => {
    const { kind, id } = request.params
    if (!maySettle(customerOf(request).user, kind)) return refuse(reply, forbidden)
    const retried = await retryFailure(deps, { kind, id, actor: actorOf(request) })
    return retried.ok ? success({ kind, id }, retried.value) : refuse(reply, refusalOf(retried.error))
  })
}

const presentFailure = ({ id, at, orderId, failure }: FailureRow): FailureJson => ({
  kind: failure.kind,
  id,
  ...failureWords(failure),
  at: at.toISOString(),
  href: orderId === null ? null : `/backoffice/orders/${orderId}`,
})

function refusalOf(refusal: RetryRefusal): Refusal<RetryRefusal['code']> {
  switch (refusal.code) {
    case 'not_waiting':
      return {
        status: 409,
        code: refusal.code,
        message: refusal.by === null ? 'This does not wait any more.' : `${refusal.by} has tried this again already.`,
      }
    case 'nothing_left':
      return {
        status: 409,
        code: refusal.code,
        message: `Other refunds of this payment leave ${formatInr(refusal.amount)}: less than this refund asks for.`,
      }
  }
}
