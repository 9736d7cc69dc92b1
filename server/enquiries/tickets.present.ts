import type { DeskTicketJson, TicketRowJson } from '#domain/api/ticket-desk.ts'
import { isOverdue, ticketClock } from '#domain/backoffice/ticket-clock.ts'
import type { HistoryEntry } from '#server/audit/history-of.ts'
import type { ConsultationRecord } from './consultations.store.ts'
import type { MessageRow, TicketRow } from './tickets.store.ts'

const text = (at: Date | null) => at?.toISOString() ?? null

export function presentTicketRow({ ticket: row, assignee }: TicketRow, now: Date): TicketRowJson {
  return {
    ticket: row.ticket,
    kind: row.kind,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    created_at: row.createdAt.toISOString(),
    answered_at: text(row.answeredAt),
    closed_at: text(row.closedAt),
    due_at: text(row.dueAt),
    is_overdue: row.dueAt !== null && isOverdue(row.dueAt, now),
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: assignee ?? '' },
    version: row.version,
  }
}

export const presentConsultation = ({ id, startsAt, endsAt, place, status, version }: ConsultationRecord) => ({
  id,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  place,
  status,
  version,
})

type Whole = {
  messages: readonly MessageRow[]
  consultation: ConsultationRecord | null
  people: { id: number; name: string }[]
  takesMail: boolean
  history: HistoryEntry[]
  /** What the project that it asks about is called. */
  project: string | null
}

export function presentTicket(row: TicketRow, whole: Whole, now: Date): DeskTicketJson {
  const { acknowledgeBy, settleBy } = ticketClock(row.ticket.kind, row.ticket.createdAt)
  return {
    ...presentTicketRow(row, now),
    message: row.ticket.message,
    project: whole.project,
    acknowledge_by: acknowledgeBy.toISOString(),
    settle_by: text(settleBy),
    messages: whole.messages.map(presentMessage),
    consultation: whole.consultation && presentConsultation(whole.consultation),
    people: whole.people,
    takes_mail: whole.takesMail,
    history: whole.history,
  }
}

const presentMessage = (message: MessageRow) => ({
  id: message.id,
  kind: message.kind,
  text: message.text,
  author: message.author,
  from_address: message.fromAddress,
  via: message.via,
  attachments: message.attachments,
  created_at: message.createdAt.toISOString(),
})
