import { consultationEnd, isConsultationSlot } from '#domain/content/opening-hours.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { openHoursOf, readFacts, readSettings } from '#server/facts/read-settings.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { isSlotTaken, lockConsultation, type NamedConsultation, updateConsultation } from './consultations.store.ts'
import { replyAddress } from './ticket-thread.ts'

export type ConsultationCommand = { id: number; version: number; actor: Actor }
export type ConsultationRefusal =
  | { readonly code: 'not_found' | 'slot_taken' | 'not_a_slot' | 'is_cancelled' }
  | Overtaken
type Coded<Code> = ConsultationRefusal & { readonly code: Code }
type Seen = 'not_found' | 'changed_meanwhile'
type Done<Code> = Promise<Result<string, Coded<Code>>>

/** Another hour of the showroom's; the customer's calendar follows by the file in the mail. */
export async function moveConsultation(
  deps: Deps,
  command: ConsultationCommand & { startsAt: Date },
): Done<ConsultationRefusal['code']> {
  const { startsAt, actor } = command
  const now = deps.clock.now()
  const open = openHoursOf(await readSettings(deps.db))
  if (!isConsultationSlot(open, startsAt, now, 0)) return err({ code: 'not_a_slot' })
  try {
    return await onConsultation<'is_cancelled'>(deps, command, async (tx, row) => {
      const { consultation } = row
      if (consultation.status === 'cancelled') return err({ code: 'is_cancelled' })
      if (consultation.startsAt.getTime() === startsAt.getTime()) return ok(row.ticket)
      const sequence = consultation.sequence + 1
      const hours = { startsAt, endsAt: consultationEnd(startsAt), sequence }
      await updateConsultation(tx, consultation.id, { ...hours, remindedAt: null, bookedAt: now })
      await note(tx, row, actor, { action: 'ticket.consultation_moved', reason: dayTimeText(startsAt), now })
      const data = mailData({ ...row, consultation: { ...consultation, ...hours } }, now)
      const mail = { template: 'consultation-moved', data, ...(await envelope(tx, row, deps)) } as const
      await queueMail(tx, deps, { ...mail, key: `consultation-moved:${row.ticket}:${sequence}` })
      return ok(row.ticket)
    })
  } catch (error) {
    if (isSlotTaken(error)) return err({ code: 'slot_taken' })
    throw error
  }
}

/** Its hour is free again at once. A second press finds it done. */
export const cancelConsultation = (deps: Deps, command: ConsultationCommand & { reason: string }): Done<Seen> =>
  onConsultation(deps, command, async (tx, row) => {
    const { consultation } = row
    const now = deps.clock.now()
    if (consultation.status === 'cancelled') return ok(row.ticket)
    const sequence = consultation.sequence + 1
    const reason = command.reason.trim()
    await updateConsultation(tx, consultation.id, { status: 'cancelled', sequence })
    await note(tx, row, command.actor, { action: 'ticket.consultation_cancelled', reason, now })
    const data = { ...mailData({ ...row, consultation: { ...consultation, sequence } }, now), reason }
    const mail = { template: 'consultation-cancelled', data, ...(await envelope(tx, row, deps)) } as const
    await queueMail(tx, deps, { ...mail, key: `consultation-cancelled:${row.ticket}:${sequence}` })
    return ok(row.ticket)
  })

async function onConsultation<Code = never>(
  { db }: Deps,
  { id, version: seen }: ConsultationCommand,
  work: (tx: Tx, row: NamedConsultation) => Done<Code>,
): Done<Seen | Code> {
  return inTransaction<string, Coded<Seen | Code>>(db, async (tx) => {
    const row = await lockConsultation(tx, id)
    if (!row) return err({ code: 'not_found' })
    const stale = await refuseOvertaken(tx, `ticket:${row.ticket}`, { version: row.consultation.version, seen })
    return stale ? err(stale) : work(tx, row)
  })
}

export const mailData = ({ name, ticket, consultation }: NamedConsultation, now: Date) => ({
  name,
  ticket,
  place: consultation.place,
  startsAt: consultation.startsAt.toISOString(),
  bookedAt: now.toISOString(),
  sequence: consultation.sequence,
})

export const envelope = async (tx: Tx, row: NamedConsultation, { config }: Pick<Deps, 'config'>) => ({
  to: row.email,
  replyTo: replyAddress(row, { ...config, shop: await readFacts(tx) }),
})

type Noted = { action: string; reason: string; now: Date }

const note = (tx: Tx, { ticket, consultation }: NamedConsultation, actor: Actor, { action, reason, now }: Noted) =>
  writeAudit(
    tx,
    actor,
    { action, subject: `ticket:${ticket}`, before: { starts_at: consultation.startsAt.toISOString() }, reason },
    now,
  )
