import { err, ok } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type Done, noteOn, onTicket, type Seen, standing, type TicketCommand } from './ticket-actions.ts'
import { answerMailId, replyAddress, threadOf } from './ticket-thread.ts'
import { insertMessage, selectMessages, updateTicket } from './tickets.store.ts'

export type AnswerTicket = TicketCommand & { text: string; close: boolean }

/** Kept in the ticket and sent by mail, as part of the conversation; its answer comes back to this ticket. */
export const answerTicket = (deps: Deps, command: AnswerTicket): Done<Seen | 'no_address'> =>
  onTicket<'no_address'>(deps, command, async (tx, row) => {
    if (row.email === '') return err({ code: 'no_address' })
    const { actor, close } = command
    const now = deps.clock.now()
    const text = command.text.trim()
    const earlier = await selectMessages(tx, row.id)
    const messageId = answerMailId(row.ticket, row.version, deps.config)
    const message = { enquiryId: row.id, kind: 'answer', text, authorId: actor.id, messageId, createdAt: now } as const
    await insertMessage(tx, message)
    const status = close ? 'closed' : 'answered'
    await updateTicket(tx, row.id, {
      ...standing(row, status, now),
      answeredAt: row.answeredAt ?? now,
      assigneeId: row.assigneeId ?? actor.id,
    })
    const change = { before: { status: row.status }, after: { status, text } }
    await noteOn(tx, row, actor, { action: 'ticket.answered', ...change }, now)
    await queueMail(tx, deps, {
      key: `ticket-answer:${row.ticket}:${row.version}`,
      template: 'ticket-answer',
      to: row.email,
      replyTo: replyAddress(row, { ...deps.config, shop: await readFacts(tx) }),
      messageId,
      thread: threadOf(row.ticket, earlier, deps.config),
      data: { ticket: row.ticket, kind: row.kind, subject: row.subject, text, writer: actor.name, is_closed: close },
    })
    return ok(null)
  })
