import { canBecome, type TicketStatus } from '#domain/backoffice/ticket-status.ts'
import { ticketDue } from '#domain/backoffice/ticket-clock.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  insertMessage,
  lockTicket,
  numbered,
  selectAnswerers,
  selectMessages,
  type TicketRecord,
  updateTicket,
} from './tickets.store.ts'

export type TicketCommand = { ticket: string; version: number; actor: Actor }
export type TicketRefusal =
  | { readonly code: 'not_found' | 'no_address' | 'unknown_person' }
  | { readonly code: 'wrong_status'; readonly status: TicketStatus }
  | Overtaken
type Coded<Code> = TicketRefusal & { readonly code: Code }
export type Seen = 'not_found' | 'changed_meanwhile'
export type Done<Code> = Promise<Result<string, Coded<Code>>>

/** Locked, compared with what the editor saw, changed. */
export async function onTicket<Code = never>(
  deps: Deps,
  { ticket, version: seen }: Pick<TicketCommand, 'ticket' | 'version'>,
  work: (tx: Tx, row: TicketRecord) => Promise<Result<unknown, Coded<Code>>>,
): Done<Seen | Code> {
  return inTransaction<string, Coded<Seen | Code>>(deps.db, async (tx) => {
    const row = await lockTicket(tx, numbered(ticket))
    if (!row) return err({ code: 'not_found' })
    const stale = await refuseOvertaken(tx, `ticket:${row.ticket}`, { version: row.version, seen })
    if (stale) return err(await orTheCustomer(tx, row, stale))
    const done = await work(tx, row)
    return done.ok ? ok(row.ticket) : done
  })
}

/** Not only staff change a ticket. */
async function orTheCustomer(tx: Tx, row: TicketRecord, stale: Overtaken): Promise<Overtaken> {
  const last = (await selectMessages(tx, row.id)).findLast(({ kind, via }) => kind === 'customer' && via === 'mail')
  if (!last || (stale.change && stale.change.at > last.createdAt)) return stale
  return { ...stale, change: { by: row.name, action: 'ticket.reply', at: last.createdAt } }
}

/** What a new state means for the clocks; `waitingSince` is when the customer last wrote. */
export function standing(row: TicketRecord, status: TicketStatus, now: Date) {
  const dueAt = ticketDue({ kind: row.kind, status, openedAt: row.createdAt, waitingSince: now })
  return { status, dueAt, closedAt: status === 'closed' ? now : null }
}

type Note = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown>; reason?: string }

export const noteOn = (tx: Tx, row: TicketRecord, actor: Actor, note: Note, now: Date): Promise<void> =>
  writeAudit(tx, actor, { ...note, subject: `ticket:${row.ticket}` }, now)

type Move = TicketCommand & { reason: string }

const moveTo = (deps: Deps, command: Move, status: 'closed' | 'open'): Done<Seen | 'wrong_status'> =>
  onTicket<'wrong_status'>(deps, command, async (tx, row) => {
    if (!canBecome(row.status, status)) return err({ code: 'wrong_status', status: row.status })
    const now = deps.clock.now()
    await updateTicket(tx, row.id, standing(row, status, now))
    const action = status === 'closed' ? 'ticket.closed' : 'ticket.reopened'
    const change = { before: { status: row.status }, after: { status }, reason: command.reason.trim() }
    await noteOn(tx, row, command.actor, { action, ...change }, now)
    return ok(null)
  })

export const closeTicket = (deps: Deps, command: Move) => moveTo(deps, command, 'closed')
export const reopenTicket = (deps: Deps, command: Move) => moveTo(deps, command, 'open')

type Assign = TicketCommand & { assigneeId: number | null }

export const assignTicket = (deps: Deps, command: Assign): Done<Seen | 'unknown_person'> =>
  onTicket<'unknown_person'>(deps, command, async (tx, row) => {
    const { assigneeId, actor } = command
    const people = await selectAnswerers(tx)
    const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? null
    if (assigneeId !== null && nameOf(assigneeId) === null) return err({ code: 'unknown_person' })
    if (assigneeId === row.assigneeId) return ok(null)
    await updateTicket(tx, row.id, { assigneeId })
    const change = { before: { assignee: nameOf(row.assigneeId) }, after: { assignee: nameOf(assigneeId) } }
    const reason = nameOf(assigneeId) ?? 'Nobody'
    await noteOn(tx, row, actor, { action: 'ticket.assigned', ...change, reason }, deps.clock.now())
    return ok(null)
  })

/** For the staff alone; two may write at once. */
export async function noteTicket(
  deps: Deps,
  { ticket, text, actor }: Pick<TicketCommand, 'ticket' | 'actor'> & { text: string },
): Done<'not_found'> {
  return inTransaction<string, Coded<'not_found'>>(deps.db, async (tx) => {
    const row = await lockTicket(tx, numbered(ticket))
    if (!row) return err({ code: 'not_found' })
    const now = deps.clock.now()
    await insertMessage(tx, { enquiryId: row.id, kind: 'note', text: text.trim(), authorId: actor.id, createdAt: now })
    await noteOn(tx, row, actor, { action: 'ticket.noted' }, now)
    return ok(row.ticket)
  })
}

/** The customer wrote to the shop's own mailbox, or called. */
export const pasteWords = (deps: Deps, command: TicketCommand & { text: string }): Done<Seen> =>
  onTicket(deps, command, async (tx, row) => {
    const now = deps.clock.now()
    const { actor } = command
    const text = command.text.trim()
    const message = { enquiryId: row.id, kind: 'customer', via: 'pasted', text, authorId: actor.id } as const
    await insertMessage(tx, { ...message, fromAddress: row.email, createdAt: now })
    await updateTicket(tx, row.id, standing(row, 'open', now))
    const change = { before: { status: row.status }, after: { status: 'open' } }
    await noteOn(tx, row, actor, { action: 'ticket.customer_words', ...change }, now)
    return ok(null)
  })
