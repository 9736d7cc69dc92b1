import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MESSAGE_KINDS, MESSAGE_WAYS } from '#domain/backoffice/ticket-status.ts'
import { CONSULTATION_PLACES } from '#domain/content/enquiry.ts'
import { users } from './accounts.ts'
import { identity, moment } from './columns.ts'
import { enquiries } from './operations.ts'

/** What went back and forth about a ticket after its first words, and what staff noted. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: identity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    text: text('text').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    fromAddress: text('from_address').notNull().default(''),
    via: text('via', { enum: MESSAGE_WAYS }).notNull().default('desk'),
    messageId: text('message_id'),
    /** Names alone: files of strangers are not kept. */
    attachments: text('attachments')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('ticket_messages_kind', sql`${t.kind} in ('customer', 'answer', 'note')`),
    check('ticket_messages_via', sql`${t.via} in ('desk', 'mail', 'pasted')`),
    index('ticket_messages_of_ticket').on(t.enquiryId, t.createdAt, t.id),
    uniqueIndex('ticket_messages_once').on(t.enquiryId, t.messageId),
  ],
)

/** Who comes when; that two never meet is a constraint of the database. */
export const consultations = pgTable(
  'consultations',
  {
    id: identity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .unique()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place', { enum: CONSULTATION_PLACES }).notNull(),
    status: text('status', { enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    sequence: integer('sequence').notNull().default(0),
    remindedAt: moment('reminded_at'),
    version: integer('version').notNull().default(1),
    bookedAt: moment('booked_at').notNull().defaultNow(),
  },
  (t) => [index('consultations_by_day').on(t.startsAt)],
)
