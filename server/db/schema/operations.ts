import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ENQUIRY_KINDS } from '#domain/content/enquiry.ts'
import { users } from './accounts.ts'
import { identity, moment } from './columns.ts'

/** Messages, consultations, project requests and grievances; each has a ticket number its writer can quote. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: identity(),
    ticket: text('ticket').notNull().unique(),
    kind: text('kind', { enum: ENQUIRY_KINDS }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    subject: text('subject').notNull().default(''),
    message: text('message').notNull().default(''),
    /** What a search looks through, in small letters. */
    found: text('found')
      .notNull()
      .generatedAlwaysAs(sql`lower(ticket || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject)`),
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    /** The nearest deadline (ticket-clock.ts); null when nobody waits. */
    dueAt: moment('due_at'),
    /** Part of the address to which answers are sent. */
    replyToken: text('reply_token')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('enquiries_newest').on(t.createdAt.desc())],
)

/** Mail is written here in the transaction that causes it and sent by a job; the key keeps one cause to one mail. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    template: text('template').notNull(),
    to: text('to').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Whom an answer reaches; the shop itself where it is empty. */
    replyTo: text('reply_to'),
    /** Its tax invoice is drawn and attached when the mail leaves. */
    invoiceOrderId: integer('invoice_order_id'),
    /** The order it speaks of; a foreign key in the database. */
    orderId: integer('order_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    /** Since when the desk shows that it does not leave. */
    failedAt: moment('failed_at'),
    /** The shop has stopped trying. */
    givenUpAt: moment('given_up_at'),
    /** Until then one worker has it in hand. */
    sendingUntil: moment('sending_until'),
    /** Of a mail that belongs to a conversation; others get one made of their key. */
    messageId: text('message_id'),
    /** The ids of the mails before it, oldest first. */
    thread: text('thread').array(),
  },
  (t) => [
    index('mails_to').on(t.to),
    index('mails_failed')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    index('mails_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
  ],
)

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id').notNull().default(''),
    reason: text('reason').notNull().default(''),
    address: text('address').notNull().default(''),
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('audit_entries_subject').on(t.subject, t.createdAt.desc()),
    index('audit_entries_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
)
