import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { CustomerQuery } from '#domain/api/customers.ts'
import type { CustomerState } from '#domain/accounts/customer-list.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { customerNotes, savedAddresses, sessions, users } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/catalog.ts'
import { newsletterReaders } from '#server/db/schema/content.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import { orders, returnRequests } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import { countedOrder } from '#server/orders/counted-order.ts'

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
  blockedReason: users.blockedReason,
  erasedAt: users.erasedAt,
  emailVerifiedAt: users.emailVerifiedAt,
  hasGoogle: sql<boolean>`${users.googleSub} is not null`,
  version: users.version,
  // Where they were reached the last time.
  phone: sql<string>`coalesce((${newestAddress(sql`a.phone`)}), '')`,
  city: sql<string>`coalesce((${newestAddress(sql`a.city`)}), '')`,
}

function newestAddress(column: SQL): SQL {
  return sql`select ${column} from orders o join order_addresses a on a.order_id = o.id and a.kind = 'billing'
    where o.user_id = ${users.id} order by o.created_at desc limit 1`
}

export type CustomerRecord = Awaited<ReturnType<typeof selectCustomerPage>>[number]

const STATES: Readonly<Record<CustomerState, SQL | undefined>> = {
  active: and(isNull(users.blockedAt), isNull(users.erasedAt)),
  blocked: and(isNotNull(users.blockedAt), isNull(users.erasedAt)),
  erased: isNotNull(users.erasedAt),
}

/** Who was erased is nobody: they are listed only when they are asked for. */
const customersWhere = ({ state, search }: Pick<CustomerQuery, 'state' | 'search'>) =>
  and(eq(users.role, 'customer'), state ? STATES[state] : isNull(users.erasedAt), searchCondition(search))

function searchCondition(search: string | undefined): SQL | undefined {
  const words = deskSearchWords(search ?? '').map(containing)
  return words.length === 0 ? undefined : sql`${users.id} in (select customers_with_words(${sql.param(words)}::text[]))`
}

function sorted(sort: CustomerQuery['sort']): SQL[] {
  const turn = sort.startsWith('-') ? desc : asc
  return [turn(sort.endsWith('name') ? sql`lower(${users.name})` : users.createdAt), turn(users.id)]
}

export const selectCustomerPage = (db: Db, query: CustomerQuery) =>
  db
    .select(columns)
    .from(users)
    .where(customersWhere(query))
    .orderBy(...sorted(query.sort))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)

export const countCustomers = (db: Db, query: CustomerQuery): Promise<number> => db.$count(users, customersWhere(query))

export async function selectCustomer(db: Db | Tx, id: number): Promise<CustomerRecord | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer')))
  return row ?? null
}

export type OrderOfCustomer = Awaited<ReturnType<typeof selectOrdersOf>>[number]

/** Newest first; what counts as spent is decided by the rule, not here. */
export const selectOrdersOf = (db: Db, customerIds: readonly number[]) =>
  db
    .select({
      id: orders.id,
      customerId: orders.userId,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      ...countedOrder,
    })
    .from(orders)
    .where(inArray(orders.userId, [...customerIds]))
    .orderBy(desc(orders.createdAt), desc(orders.id))

export async function selectCustomerParts(db: Db, { id, email }: Pick<CustomerRecord, 'id' | 'email'>) {
  const [addresses, notes, newsletter, [seen], [counted]] = await Promise.all([
    db
      .select()
      .from(savedAddresses)
      .where(eq(savedAddresses.userId, id))
      .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.id)),
    selectNotes(db, id),
    db
      .select({ confirmedAt: newsletterReaders.confirmedAt, leftAt: newsletterReaders.leftAt })
      .from(newsletterReaders)
      .where(sql`lower(${newsletterReaders.email}) = ${email}`),
    db
      .select({ at: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    db
      .select({
        reviews: sql<number>`(${db.select({ n: count() }).from(reviews).where(eq(reviews.userId, id))})`.mapWith(
          Number,
        ),
        enquiries: sql<number>`(${db
          .select({ n: count() })
          .from(enquiries)
          .where(sql`${enquiries.userId} = ${id} or lower(${enquiries.email}) = ${email}`)})`.mapWith(Number),
        returns:
          sql<number>`(${db.select({ n: count() }).from(returnRequests).where(eq(returnRequests.userId, id))})`.mapWith(
            Number,
          ),
      })
      .from(sql`(select 1) as once`),
  ])
  return {
    addresses,
    notes,
    newsletter,
    lastSeenAt: seen?.at ?? null,
    ...(counted ?? { reviews: 0, enquiries: 0, returns: 0 }),
  }
}
export type CustomerParts = Awaited<ReturnType<typeof selectCustomerParts>>

const selectNotes = (db: Db, id: number) =>
  db
    .select({ id: customerNotes.id, author: users.name, text: customerNotes.text, createdAt: customerNotes.createdAt })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .where(eq(customerNotes.userId, id))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))

/** Held until the transaction ends. */
export async function lockCustomer(tx: Tx, id: number): Promise<CustomerRecord | null> {
  await tx.execute(sql`select id from users where id = ${id} for update`)
  const found = await selectCustomer(tx, id)
  return found && !found.erasedAt ? found : null
}

type Block = { blockedAt: Date | null; blockedReason: string | null }

export async function updateBlock(tx: Tx, id: number, block: Block): Promise<void> {
  await tx
    .update(users)
    .set({ ...block, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

export async function insertNote(
  tx: Tx,
  note: { userId: number; authorId: number; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(customerNotes).values(note)
}
