import { sql } from 'drizzle-orm'
import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { type IsoDate, addDays, atIst } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'

export type WorkCounts = {
  toPack: number
  toShip: number
  dueToday: number
  late: number
  unpaid: number
  returns: number
}

/** The same questions as the lists of the order desk ask (domain/orders/desk-list.ts), counted over what is open. */
export async function countWork(db: Db, today: IsoDate): Promise<WorkCounts> {
  const { rows } = await db.execute<WorkCounts>(sql`
    select count(*) filter (where status = 'processing' and packed_at is null)::int as "toPack",
      count(*) filter (where status = 'processing' and packed_at is not null)::int as "toShip",
      count(*) filter (where status <> 'pending' and promised_to = ${today})::int as "dueToday",
      count(*) filter (where status <> 'pending' and promised_to < ${today})::int as "late",
      count(*) filter (where status = 'pending')::int as "unpaid",
      (select count(*)::int from return_requests where status = 'requested') as "returns"
    from orders where status in ('pending', 'processing', 'shipped')`)
  return rows[0] ?? { toPack: 0, toShip: 0, dueToday: 0, late: 0, unpaid: 0, returns: 0 }
}

export type OpenTicket = {
  ticket: string
  kind: EnquiryKind
  name: string
  subject: string
  createdAt: Date
  dueAt: Date
}

/** By the deadline that the clock gave each (domain/backoffice/ticket-clock.ts). */
export async function selectOpenTickets(db: Db, now: Date, limit: number) {
  const { rows } = await db.execute<{ open: number; overdue: number; tickets: TicketText[] | null }>(sql`
    select (select count(*)::int from enquiries where status = 'open' and not data ? 'suspect') as open,
      (select count(*)::int from enquiries where status = 'open' and not data ? 'suspect' and due_at < ${now}) as overdue,
      (select json_agg(t) from (
        select ticket, kind, name, subject, created_at, due_at from enquiries where status = 'open' and not data ? 'suspect'
        order by due_at, id limit ${limit}) as t) as tickets`)
  const { open = 0, overdue = 0, tickets = null } = rows[0] ?? {}
  return { open, overdue, tickets: (tickets ?? []).map(readTicket) }
}

type TicketText = Omit<OpenTicket, 'createdAt' | 'dueAt'> & { created_at: string; due_at: string }
const readTicket = ({ created_at, due_at, ...ticket }: TicketText): OpenTicket => ({
  ...ticket,
  createdAt: new Date(created_at),
  dueAt: new Date(due_at),
})

export type LowPiece = { piece_id: number; slug: string; name: string; color: string | null; sku: string; free: number }

/** By its own limit or the one for all (stock_rules); a piece in colours by the colour. Made to order, it cannot run low. */
export async function selectLowStock(db: Db, limit: number): Promise<{ total: number; items: LowPiece[] }> {
  const { rows } = await db.execute<LowPiece & { total: number }>(sql`
    select s.id as "piece_id", (select p.slug from products p where p.id = s.product_id) as slug, s.name, s.color, s.sku, s.on_hand - s.held as free, (count(*) over ())::int as total
    from stock_pieces s cross join stock_rules r
    where s.is_active and not s.is_custom and s.on_hand - s.held <= coalesce(s.low_limit, r.low_limit)
    order by free, s.name, s.id limit ${limit}`)
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...piece }) => piece) }
}

export type DayFigures = { day: IsoDate; orders: number; revenue: number }

/** By the day of payment in India. What was cancelled afterwards is no sale. */
export async function selectDays(db: Db, today: IsoDate, days: number): Promise<DayFigures[]> {
  const first = addDays(today, 1 - days)
  const { rows } = await db.execute<{ day: IsoDate; orders: number; revenue: string }>(sql`
    select (paid_at at time zone 'Asia/Kolkata')::date::text as day, count(*)::int as orders, sum(total_amount) as revenue
    from orders where paid_at >= ${atIst(first, 0)} and paid_at < ${atIst(addDays(today, 1), 0)} and status <> 'cancelled'
    group by 1`)
  const known = new Map(rows.map(({ day, orders, revenue }) => [day, { orders, revenue: Number(revenue) }]))
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(first, at)
    return { day, ...(known.get(day) ?? { orders: 0, revenue: 0 }) }
  })
}
