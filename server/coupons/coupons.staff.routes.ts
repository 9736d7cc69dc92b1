import type { FastifyReply } from 'fastify'
import { couponDesk } from '#domain/api/coupon-desk.ts'
import { openPage } from '#domain/api/open-page.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { listDeskCoupons, selectDeskCoupon } from './coupon-desk.store.ts'
import { couponNotFound, keepRefusal } from './coupon-desk-refusals.ts'
import { presentDeskCoupon } from './coupons.present.ts'
import { changeCoupon, endCoupon, type SaveCouponRefusal, makeCoupon, pauseCoupon } from './save-coupon.ts'
import type { Result } from '#domain/result.ts'

/** Coupons at the desk: made, changed, paused and ended. */
export const couponDeskRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db, clock } = deps
  const config = { access: 'manage_catalog' } as const

  async function shown<R extends SaveCouponRefusal>(reply: FastifyReply, kept: Result<number, R>) {
    if (!kept.ok) return refuse(reply, keepRefusal(kept.error))
    const coupon = await selectDeskCoupon(db, kept.value)
    return coupon ? success(presentDeskCoupon(coupon, clock.now())) : refuse(reply, couponNotFound)
  }

  app.get('/api/backoffice/coupons', { config, schema: couponDesk.list }, async ({ query }) => {
    const now = clock.now()
    const { rows, found } = await listDeskCoupons(db, query, now)
    const data = rows.map((row) => presentDeskCoupon(row, now))
    return success(openPage(query, data, found))
  })

  app.post('/api/backoffice/coupons', { config, schema: couponDesk.make }, async (request, reply) =>
    shown(reply, await makeCoupon(deps, request.body, actorOf(request))),
  )

  app.patch('/api/backoffice/coupons/:id', { config, schema: couponDesk.change }, async (request, reply) => {
    const { version, ...terms } = request.body
    return shown(reply, await changeCoupon(deps, { id: request.params.id, version, actor: actorOf(request) }, terms))
  })

  app.patch('/api/backoffice/coupons/:id/pause', { config, schema: couponDesk.pause }, async (request, reply) => {
    const { version, is_paused: isPaused } = request.body
    return shown(reply, await pauseCoupon(deps, { id: request.params.id, version, actor: actorOf(request) }, isPaused))
  })

  app.patch('/api/backoffice/coupons/:id/end', { config, schema: couponDesk.end }, async (request, reply) => {
    const { version } = request.body
    return shown(reply, await endCoupon(deps, { id: request.params.id, version, actor: actorOf(request) }))
  })
}
