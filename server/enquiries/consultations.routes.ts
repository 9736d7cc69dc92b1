import { consultationHours } from '#domain/api/ticket-desk.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import { byRows } from '#server/http/by-rows.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { selectTaken } from './consultations.store.ts'

/** Which hours are gone; who has them is nobody's business. */
export const consultationRoutes: Slice = async (server, { db }) => {
  const app = byRows(server)
  app.get(
    '/api/consultations/taken',
    { config: { access: 'public' }, schema: consultationHours.taken },
    async ({ query }) => {
      const day = isoDate(query.date)
      const taken = await selectTaken(db, { from: atIst(day, 0), to: atIst(addDays(day, 1), 0) })
      return success(taken.map((at) => at.toISOString()))
    },
  )
}
