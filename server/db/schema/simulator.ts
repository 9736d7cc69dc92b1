import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, paiseColumn } from './columns.ts'

type Notes = Record<string, string>

/** The books of the simulated payment provider: never read by the shop, only by the simulator. */
export const simulatorOrders = pgTable('simulator_orders', {
  id: text('id').primaryKey(),
  receipt: text('receipt'),
  amount: paiseColumn('amount').notNull(),
  currency: text('currency').notNull(),
  amountPaid: paiseColumn('amount_paid').notNull(),
  attempts: integer('attempts').notNull().default(0),
  status: text('status', { enum: ['created', 'attempted', 'paid'] })
    .notNull()
    .default('created'),
  notes: jsonb('notes').$type<Notes>().notNull(),
  createdAt: moment('created_at').notNull(),
})

export type SimulatedError = { code: string; description: string; source: string; step: string; reason: string }

export const simulatorPayments = pgTable('simulator_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => simulatorOrders.id),
  amount: paiseColumn('amount').notNull(),
  status: text('status', { enum: ['created', 'authorized', 'captured', 'refunded', 'failed'] }).notNull(),
  amountRefunded: paiseColumn('amount_refunded').notNull(),
  method: text('method').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  error: jsonb('error').$type<SimulatedError>(),
  createdAt: moment('created_at').notNull(),
})

export const simulatorRefunds = pgTable('simulator_refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => simulatorPayments.id),
  amount: paiseColumn('amount').notNull(),
  status: text('status', { enum: ['pending', 'processed', 'failed'] }).notNull(),
  speed: text('speed').notNull(),
  receipt: text('receipt'),
  notes: jsonb('notes').$type<Notes>().notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  requestHash: text('request_hash').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const simulatorLinks = pgTable('simulator_links', {
  id: text('id').primaryKey(),
  referenceId: text('reference_id').unique(),
  orderId: text('order_id')
    .notNull()
    .references(() => simulatorOrders.id),
  amount: paiseColumn('amount').notNull(),
  description: text('description').notNull(),
  status: text('status', { enum: ['created', 'paid', 'expired', 'cancelled'] })
    .notNull()
    .default('created'),
  expireBy: moment('expire_by').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const simulatorWebhooks = pgTable('simulator_webhooks', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  body: text('body').notNull(),
  signature: text('signature').notNull(),
  createdAt: moment('created_at').notNull(),
  deliveredAt: moment('delivered_at'),
  attempts: integer('attempts').notNull().default(0),
})

export const simulatorFaults = pgTable('simulator_faults', {
  id: identity(),
  kind: text('kind').notNull(),
  remaining: integer('remaining').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
})
