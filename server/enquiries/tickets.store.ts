import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { may } from '#domain/accounts/permissions.ts'
import type { TicketQuery } from '#domain/api/ticket-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import { addDays, atIst, isoDate, istDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { users } from '#server/db/schema/accounts.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import { ticketMessages } from '#server/db/schema/tickets.ts'
import type { Tx } from '#server/db/transaction.ts'

export type TicketRecord = typeof enquiries.$inferSelect
export type TicketRow = { ticket: TicketRecord; assignee: string | null }
export type MessageRow = typeof ticketMessages.$inferSelect & { author: string | null }

const joined = (db: Db | Tx) =>
  db
    .select({ ticket: enquiries, assignee: users.name })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assigneeId))

export const selectTickets = (
  db: Db,
  where: SQL | undefined,
  { sort, page, per_page }: TicketQuery,
): Promise<TicketRow[]> =>
  joined(db)
    .where(where)
    .orderBy(...sortedBy(sort))
    .limit(per_page)
    .offset((page - 1) * per_page)

export const countTickets = (db: Db, where: SQL | undefined): Promise<number> => db.$count(enquiries, where)

function sortedBy(sort: TicketQuery['sort']): SQL[] {
  const { createdAt, id, dueAt } = enquiries
  switch (sort) {
    case '-opened':
      return [desc(createdAt), desc(id)]
    case 'opened':
      return [asc(createdAt), asc(id)]
    case 'due':
      return [asc(dueAt), asc(id)]
    case '-due':
      return [sql`${dueAt} desc nulls last`, desc(id)]
  }
}

export function askedTickets(query: TicketQuery, { me, now }: { me: number; now: Date }): SQL | undefined {
  const { kind, status, due, assigned, suspect, opened_from: from, opened_to: to } = query
  const endOfDay = atIst(addDays(istDate(now), 1), 0)
  return and(
    suspect === 'yes' ? sql`${enquiries.data} ? 'suspect'` : sql`not ${enquiries.data} ? 'suspect'`,
    kind && inArray(enquiries.kind, kind),
    status && inArray(enquiries.status, status),
    due && lt(enquiries.dueAt, due === 'overdue' ? now : endOfDay),
    assigned && (assigned === 'me' ? eq(enquiries.assigneeId, me) : isNull(enquiries.assigneeId)),
    from ? gte(enquiries.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(enquiries.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    ...deskSearchWords(query.search ?? '').map((word) => holdsWord(enquiries.found, word)),
  )
}

export async function selectTicket(db: Db | Tx, ticket: string): Promise<TicketRow | null> {
  const [row] = await joined(db).where(eq(enquiries.ticket, ticket.trim().toUpperCase()))
  return row ?? null
}

export async function lockTicket(tx: Tx, where: SQL): Promise<TicketRecord | null> {
  const [row] = await tx.select().from(enquiries).where(where).for('update')
  return row ?? null
}
export const numbered = (ticket: string): SQL => eq(enquiries.ticket, ticket.trim().toUpperCase())

export async function updateTicket(tx: Tx, id: number, change: Partial<typeof enquiries.$inferInsert>): Promise<void> {
  await tx
    .update(enquiries)
    .set({ ...change, version: sql`${enquiries.version} + 1` })
    .where(eq(enquiries.id, id))
}

export async function selectMessages(db: Db | Tx, enquiryId: number): Promise<MessageRow[]> {
  const rows = await db
    .select({ message: ticketMessages, author: users.name })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(eq(ticketMessages.enquiryId, enquiryId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  return rows.map(({ message, author }) => ({ ...message, author }))
}

/** Null when this very mail is here already. */
export async function insertMessage(tx: Tx, row: typeof ticketMessages.$inferInsert): Promise<number | null> {
  const [written] = await tx
    .insert(ticketMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ticketMessages.id })
  return written?.id ?? null
}

/** Staff who may answer, for the list of whom a ticket can be given to. */
export async function selectAnswerers(db: Db | Tx): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, role: users.role, permissions: users.permissions })
    .from(users)
    .where(and(inArray(users.role, ['staff', 'owner']), isNull(users.erasedAt)))
    .orderBy(asc(users.name), asc(users.id))
  return rows.filter((person) => may(person, 'answer_enquiries')).map(({ id, name }) => ({ id, name }))
}
