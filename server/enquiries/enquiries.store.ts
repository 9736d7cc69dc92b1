import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'

type NewEnquiry = typeof enquiries.$inferInsert

/** Null when the ticket number is taken. */
export async function insertEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<{ id: number; replyToken: string } | null> {
  const [written] = await tx
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.ticket })
    .returning({ id: enquiries.id, replyToken: enquiries.replyToken })
  return written ?? null
}

/** The number alone tells nothing: who asks must also know the address it was written from. */
export async function findTicket(db: Db, ticket: string, email: string) {
  const [row] = await db
    .select({
      ticket: enquiries.ticket,
      subject: enquiries.subject,
      status: enquiries.status,
      createdAt: enquiries.createdAt,
      answeredAt: enquiries.answeredAt,
    })
    .from(enquiries)
    .where(and(eq(enquiries.ticket, ticket), eq(enquiries.email, email)))
  return row
}
