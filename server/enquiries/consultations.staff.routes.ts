import { consultationDesk } from '#domain/api/ticket-desk.ts'
import { isoDate, istDate } from '#domain/time/ist.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { atField, notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cancelConsultation, type ConsultationRefusal, moveConsultation } from './change-consultation.ts'
import { readWeek } from './consultation-week.ts'
import { fieldRefusal } from './field-refusal.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const ACTION_WORDS = {
  'ticket.consultation_moved': 'moved this consultation',
  'ticket.consultation_cancelled': 'cancelled this consultation',
}

function refusalOf<R extends ConsultationRefusal>(refusal: R): Refusal<R['code']>
function refusalOf(refusal: ConsultationRefusal): Refusal<ConsultationRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return notFound('There is no such consultation.')
    case 'slot_taken':
      return atField('starts_at', refusal.code, 'This time is taken. Please choose another.')
    case 'not_a_slot':
      return atField('starts_at', refusal.code, 'Nobody is there at this time. Choose an hour of the calendar.')
    case 'is_cancelled':
      return { status: 409, code: refusal.code, message: 'This consultation was cancelled. Book a new one.' }
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'consultation', ACTION_WORDS)
  }
}

/** The calendar of consultations at the desk. */
export const staffConsultationRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'answer_enquiries' } as const
  const at = '/api/backoffice/consultations'

  app.get(at, { config, schema: consultationDesk.week }, async ({ query }) => {
    const now = deps.clock.now()
    return success(await readWeek(deps.db, query.from ? isoDate(query.from) : istDate(now), now))
  })

  app.post(at, { config, schema: consultationDesk.book }, async (request, reply) => {
    const { starts_at, ...input } = request.body
    const booking = { ...input, kind: 'consultation', starts_at: new Date(starts_at) } as const
    const how = { userId: null, isSuspect: false, noticeHours: 0, bookedBy: actorOf(request) }
    const booked = await receiveEnquiry(deps, { input: booking, ...how })
    return booked.ok ? success(booked.value) : refuse(reply, fieldRefusal(booked.error))
  })

  app.patch(`${at}/:id/move`, { config, schema: consultationDesk.move }, async (request, reply) => {
    const { starts_at, version } = request.body
    const command = { id: request.params.id, version, startsAt: new Date(starts_at), actor: actorOf(request) }
    const moved = await moveConsultation(deps, command)
    return moved.ok ? success({ ticket: moved.value }) : refuse(reply, refusalOf(moved.error))
  })

  app.patch(`${at}/:id/cancel`, { config, schema: consultationDesk.cancel }, async (request, reply) => {
    const command = { ...request.body, id: request.params.id, actor: actorOf(request) }
    const cancelled = await cancelConsultation(deps, command)
    return cancelled.ok ? success({ ticket: cancelled.value }) : refuse(reply, refusalOf(cancelled.error))
  })
}
