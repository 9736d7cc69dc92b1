import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import { insertCatalogue, insertOpeningStock, insertReviews, insertWishlist } from './insert-catalogue.ts'
import { insertCoupons } from './coupons.ts'
import { insertArticles, insertProjects, insertSlides } from './insert-content.ts'
import { insertOrders } from './insert-orders.ts'
import { insertPeople, type PasswordHashes } from './insert-people.ts'
import { issueDocuments } from './issue-documents.ts'
import { SEED_ORDERS } from './orders.ts'
import { DEMO_PASSWORD, demoLogins } from './people.ts'
import { planOf, planOrders } from './plan-order.ts'
import { SEED_PRODUCTS } from './products.ts'
import { SEED_REVIEWS } from './reviews.ts'
import { seedDemoWeek } from './week/seed-demo-week.ts'

export type SeedOptions = {
  now: Date
  hashPassword: (password: string) => Promise<string>
  log?: (line: string) => void
  /**
   * False outside a demo: the catalogue and articles, but no accounts with a known password, no invented
   * orders and no reviews that nobody wrote (E-Commerce Rules 2020).
   */
  withDemoPeople?: boolean
  /** The demo's working weeks: 300 orders of invented customers, for whoever looks at the back office. */
  withDemoWeek?: boolean
}

/** Any number will do, as long as nothing else in this database locks it. */
const SEED_LOCK = 19_830_417

const silent = () => undefined

/** Fills an empty database and answers true; leaves one that has anything in it alone and answers false. */
export async function seedShop(db: Db, options: SeedOptions): Promise<boolean> {
  const { now, hashPassword, log = silent, withDemoPeople = true, withDemoWeek = false } = options
  if (!(await isEmpty(db))) return false
  log(`Filling the empty shop with ${SEED_PRODUCTS.length} products`)
  const hashes = withDemoPeople ? await hashDemoPasswords(hashPassword) : null
  return transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    // Asked again: another process may have filled it while this one waited.
    if (!(await isEmpty(tx))) return false
    // What was there before the first visitor is no news.
    await tx.execute(sql`set local saalghar.quiet = 'on'`)
    await bookByHand(tx)
    await (hashes ? seedDemoShop(tx, hashes, now, withDemoWeek) : seedBareShop(tx, now))
    return true
  })
}

async function seedDemoShop(tx: Tx, passwordHashes: PasswordHashes, now: Date, withWeek: boolean): Promise<void> {
  const people = await insertPeople(tx, passwordHashes, now)
  const catalogue = await insertCatalogue(tx, SEED_REVIEWS, now)
  await insertReviews(tx, catalogue, SEED_REVIEWS, people, now)
  await insertWishlist(tx, catalogue, people, now)
  await insertContent(tx, now)
  await insertCoupons(tx, now)
  const planned = planOrders(SEED_ORDERS.map(planOf), catalogue, now)
  if (withWeek) await seedDemoWeek(tx, planned, { people, catalogue, now })
  else {
    const { placed, refundOf } = await insertOrders(tx, planned, people)
    await issueDocuments(tx, placed, refundOf, [])
  }
  await insertOpeningStock(tx)
}

async function seedBareShop(tx: Tx, now: Date): Promise<void> {
  await insertCatalogue(tx, {}, now)
  await insertOpeningStock(tx)
  await insertContent(tx, now)
}

async function insertContent(tx: Tx, now: Date): Promise<void> {
  await insertArticles(tx, now)
  await insertProjects(tx)
  await insertSlides(tx)
}

/** Only whoever is meant to log in gets a password; the other customers are there to be looked at. */
async function hashDemoPasswords(hashPassword: SeedOptions['hashPassword']): Promise<PasswordHashes> {
  return new Map(
    await Promise.all(demoLogins.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD)] as const)),
  )
}

async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from users) or exists (select from products) or exists (select from categories)
        or exists (select from rooms) or exists (select from orders) or exists (select from blog_posts)
        or exists (select from projects) or exists (select from enquiries) as used`)
  return rows[0]?.used === false
}
