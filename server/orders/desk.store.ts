import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { type DeskQuery, MOST_EXPORTED } from '#domain/api/order-desk.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import { type DeskSort, type DeskSortField, deskSearchWords } from '#domain/orders/desk-list.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { addDays, atIst, type IsoDate, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList, cutOf } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { orders } from '#server/db/schema/orders.ts'

export type DeskRowRecord = {
  id: number
  orderNumber: string
  createdAt: Date
  customer: string
  phone: string
  city: string
  state: string
  pin: string
  pieces: number
  piecesShipped: number
  totalAmount: Paise
  status: OrderStatus
  paymentStatus: PaymentStatus
  paidAt: Date | null
  partPaid: Paise
  packedAt: Date | null
  shippedAt: Date | null
  promisedFrom: IsoDate | null
  promisedTo: IsoDate | null
  hasNotes: boolean
  hasOpenReturn: boolean
  version: number
}

function sortedBy(sort: DeskSort): SQL {
  const columns = { placed_at: orders.createdAt, promised: orders.promisedTo, total: orders.totalAmount } as const
  const isTurned = sort.startsWith('-')
  const column = columns[(isTurned ? sort.slice(1) : sort) as DeskSortField]
  return isTurned ? sql`${column} desc, ${orders.id} desc` : sql`${column}, ${orders.id}`
}

/** What an export asks for too, which has no pages. */
type Asked = Omit<DeskQuery, 'page' | 'per_page'>

const wholeDesk = (query: Asked, today: IsoDate) => ({
  from: sql`${orders}`,
  id: sql<number>`${orders.id}`,
  where: deskCondition(query, today),
  order: sortedBy(query.sort),
})

/** A page of the desk's list and how many fit. */
export const listDesk = (db: Db, query: DeskQuery, today: IsoDate) =>
  cutList(db, wholeDesk(query, today), query, (page) => selectDeskRows(db, page))

export const selectExported = (db: Db, query: Asked, today: IsoDate): Promise<DeskRowRecord[]> =>
  selectDeskRows(db, cutOf(wholeDesk(query, today), { page: 1, per_page: MOST_EXPORTED }))

/** Addresses and counts are read for the rows of the page alone. */
async function selectDeskRows(db: Db, page: SQL): Promise<DeskRowRecord[]> {
  const place = sql`(select * from order_addresses a where a.order_id = ${orders.id} and a.kind = 'shipping')`
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      customer: sql<string>`(select a.name from order_addresses a where a.order_id = ${orders.id} and a.kind = 'billing')`,
      phone: sql<string>`place.phone`,
      city: sql<string>`place.city`,
      state: sql<string>`place.state`,
      pin: sql<string>`place.postal_code`,
      pieces: sql<number>`(select coalesce(sum(i.quantity - i.cancelled_quantity), 0)::int from order_items i where i.order_id = ${orders.id})`,
      piecesShipped: sql<number>`(
        select coalesce(sum(s.quantity), 0)::int from shipment_items s join shipments on shipments.id = s.shipment_id
        where shipments.order_id = ${orders.id})`,
      totalAmount: orders.totalAmount,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paidAt: orders.paidAt,
      partPaid:
        sql<Paise>`(select coalesce(sum(p.amount), 0) from payments p where p.order_id = ${orders.id} and p.is_part)`.mapWith(
          (sum) => paise(Number(sum)),
        ),
      packedAt: orders.packedAt,
      shippedAt: orders.shippedAt,
      promisedFrom: orders.promisedFrom,
      promisedTo: orders.promisedTo,
      hasNotes: sql<boolean>`exists (select from order_notes n where n.order_id = ${orders.id})`,
      hasOpenReturn: sql<boolean>`exists (
        select from return_requests r where r.order_id = ${orders.id} and r.status in ('requested', 'approved'))`,
      version: orders.version,
    })
    .from(orders)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${orders.id}`)
    .innerJoin(sql`lateral ${place} as place`, sql`true`)
    .orderBy(sql`page.place`)
}

function deskCondition(query: Asked, today: IsoDate): SQL | undefined {
  const { status, payment, packed, placed_from: from, placed_to: to } = query
  return and(
    status ? inArray(orders.status, status) : undefined,
    payment ? inArray(orders.paymentStatus, payment) : undefined,
    packed && (packed === 'yes' ? isNotNull(orders.packedAt) : isNull(orders.packedAt)),
    promiseCondition(query, today),
    from ? gte(orders.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(orders.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    numberCondition(query.search) ?? searchCondition(query.search),
  )
}

/** Only what is still to arrive can be due. */
function promiseCondition({ promised }: Asked, today: IsoDate): SQL | undefined {
  if (!promised) return undefined
  const open = sql`${orders.status} in ('processing', 'shipped')`
  if (promised === 'late') return and(open, lt(orders.promisedTo, today))
  if (promised === 'today') return and(open, eq(orders.promisedTo, today))
  return and(open, gte(orders.promisedTo, today), lte(orders.promisedTo, addDays(today, 7)))
}

/** Every word stands somewhere in what the order may be asked for by. */
function searchCondition(search: string | undefined): SQL | undefined {
  const all = deskSearchWords(search ?? '').map((word) => holdsWord(sql`found.words`, word))
  if (all.length === 0) return undefined
  return sql`exists (select from order_search found where found.order_id = ${orders.id} and ${sql.join(all, sql` and `)})`
}

/** An order's own number is found by its beginning: its first letters stand in the words of every order. */
function numberCondition(search: string | undefined): SQL | undefined {
  const typed = search?.trim().toUpperCase() ?? ''
  return /^SLG-[0-9A-Z]{1,12}$/.test(typed) ? sql`${orders.orderNumber} like ${`${typed}%`}` : undefined
}
