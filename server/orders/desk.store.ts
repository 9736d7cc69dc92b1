import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { DeskQuery } from '#domain/api/order-desk.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import { type DeskSort, type DeskSortField, deskSearchWords } from '#domain/orders/desk-list.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { addDays, atIst, type IsoDate, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
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

type Sortable = Record<'id' | 'createdAt' | 'promisedTo' | 'totalAmount', Parameters<typeof asc>[0]>

function sortedBy(sort: DeskSort, by: Sortable): SQL[] {
  const columns = { placed_at: by.createdAt, promised: by.promisedTo, total: by.totalAmount } as const
  const isTurned = sort.startsWith('-')
  const field = (isTurned ? sort.slice(1) : sort) as DeskSortField
  return [columns[field], by.id].map((column) => (isTurned ? desc(column) : asc(column)))
}

/** The page is cut first; addresses and counts are read for its rows alone. */
export async function selectDeskPage(db: Db, query: DeskQuery, today: IsoDate): Promise<DeskRowRecord[]> {
  const page = db
    .select()
    .from(orders)
    .where(deskCondition(query, today))
    .orderBy(...sortedBy(query.sort, orders))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .as('page')
  const place = sql`(select * from order_addresses a where a.order_id = ${page.id} and a.kind = 'shipping')`
  return db
    .select({
      id: page.id,
      orderNumber: page.orderNumber,
      createdAt: page.createdAt,
      customer: sql<string>`(select a.name from order_addresses a where a.order_id = ${page.id} and a.kind = 'billing')`,
      phone: sql<string>`place.phone`,
      city: sql<string>`place.city`,
      state: sql<string>`place.state`,
      pin: sql<string>`place.postal_code`,
      pieces: sql<number>`(select coalesce(sum(i.quantity - i.cancelled_quantity), 0)::int from order_items i where i.order_id = ${page.id})`,
      piecesShipped: sql<number>`(
        select coalesce(sum(s.quantity), 0)::int from shipment_items s join shipments on shipments.id = s.shipment_id
        where shipments.order_id = ${page.id})`,
      totalAmount: page.totalAmount,
      status: page.status,
      paymentStatus: page.paymentStatus,
      paidAt: page.paidAt,
      partPaid:
        sql<Paise>`(select coalesce(sum(p.amount), 0) from payments p where p.order_id = ${page.id} and p.is_part)`.mapWith(
          (sum) => paise(Number(sum)),
        ),
      packedAt: page.packedAt,
      shippedAt: page.shippedAt,
      promisedFrom: page.promisedFrom,
      promisedTo: page.promisedTo,
      hasNotes: sql<boolean>`exists (select from order_notes n where n.order_id = ${page.id})`,
      hasOpenReturn: sql<boolean>`exists (
        select from return_requests r where r.order_id = ${page.id} and r.status in ('requested', 'approved'))`,
      version: page.version,
    })
    .from(page)
    .innerJoin(sql`lateral ${place} as place`, sql`true`)
    .orderBy(...sortedBy(query.sort, page))
}

export const countDesk = (db: Db, query: DeskQuery, today: IsoDate): Promise<number> =>
  db.$count(orders, deskCondition(query, today))

function deskCondition(query: DeskQuery, today: IsoDate): SQL | undefined {
  const { status, payment, packed, placed_from: from, placed_to: to } = query
  return and(
    status ? inArray(orders.status, status) : undefined,
    payment ? inArray(orders.paymentStatus, payment) : undefined,
    packed && (packed === 'yes' ? isNotNull(orders.packedAt) : isNull(orders.packedAt)),
    promiseCondition(query, today),
    from ? gte(orders.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(orders.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    searchCondition(query.search),
  )
}

/** Only what is still to arrive can be due. */
function promiseCondition({ promised }: DeskQuery, today: IsoDate): SQL | undefined {
  if (!promised) return undefined
  const open = sql`${orders.status} in ('processing', 'shipped')`
  if (promised === 'late') return and(open, lt(orders.promisedTo, today))
  if (promised === 'today') return and(open, eq(orders.promisedTo, today))
  return and(open, gte(orders.promisedTo, today), lte(orders.promisedTo, addDays(today, 7)))
}

/** Found by the database's own function (migration desk_events), which knows how dear it is to read the words of all orders. */
function searchCondition(search: string | undefined): SQL | undefined {
  const words = deskSearchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  if (words.length === 0) return undefined
  return sql`${orders.id} in (select orders_with_words(${sql.param(words)}::text[]))`
}
