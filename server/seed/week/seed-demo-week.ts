import { users } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'
import { daysBefore } from '../days.ts'
import { insertOrders } from '../insert-orders.ts'
import type { People } from '../insert-people.ts'
import { issueDocuments } from '../issue-documents.ts'
import { type Catalogue, type PlannedOrder, planOrders } from '../plan-order.ts'
import type { WeekCustomer } from './customers.ts'
import { insertDeskNotes, insertOrderMails, insertTickets } from './desk-work.ts'
import { insertFailedMail } from './failed-mail.ts'
import { insertWeekRound } from './week-round.ts'
import { insertWeekReturns } from './week-returns.ts'
import { weekOrders } from './week-orders.ts'

/** Far above the numbers of the demo people's own orders, which tests and links know. */
const FIRST_SERIAL = 1001
const JOINED_DAYS_AGO = 75

type Ground = { people: People; catalogue: Catalogue; now: Date }

/**
 * What two months of work leave behind, beside the orders of the demo people: so that lists, plots and pages are real on the
 * first start. Its customers carry the mark of demo people, so a shop for real trade knows what is invented.
 */
export async function seedDemoWeek(tx: Tx, ofPeople: readonly PlannedOrder[], ground: Ground): Promise<void> {
  const { people, catalogue, now } = ground
  const { plans, customers } = weekOrders(catalogue, now)
  const ids = await insertCustomers(tx, customers, now)
  const everybody = { ...people, idByEmail: new Map([...people.idByEmail, ...ids]) }
  const planned = [...ofPeople, ...planOrders(plans, catalogue, now, FIRST_SERIAL)]
  const { placed, refundOf } = await insertOrders(tx, planned, everybody)
  const ofWeek = placed.filter(({ order }) => order.serial >= FIRST_SERIAL)
  const credits = await insertWeekReturns(tx, ofWeek, now)
  await issueDocuments(tx, placed, refundOf, credits)
  await insertOrderMails(tx)
  await insertFailedMail(tx, ofWeek, now)
  await insertWeekRound(tx, now)
  await insertDeskNotes(tx, ofWeek, people)
  await insertTickets(tx, now)
}

async function insertCustomers(
  tx: Tx,
  customers: readonly WeekCustomer[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const createdAt = daysBefore(now, JOINED_DAYS_AGO)
  const rows = customers.map(({ name, email }) => ({
    name,
    email,
    createdAt,
    emailVerifiedAt: createdAt,
    isDemo: true,
  }))
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email })
  return new Map(inserted.map(({ id, email }) => [email, id]))
}
