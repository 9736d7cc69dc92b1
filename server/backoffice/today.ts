import { may, type Person } from '#domain/accounts/permissions.ts'
import type { TodayJson } from '#domain/api/backoffice.ts'
import { failuresFor } from '#domain/backoffice/failures.ts'
import { isOverdue } from '#domain/backoffice/ticket-clock.ts'
import { paise, toRupees } from '#domain/money/paise.ts'
import { istDate } from '#domain/time/ist.ts'
import type { Deps } from '#server/deps.ts'
import { countFailures } from './failures.store.ts'
import { countWork, type OpenTicket, selectDays, selectLowStock, selectOpenTickets } from './today.store.ts'

const DAYS = 30
const LISTED = 6

/** What there is to do, as far as it is this person's business: five statements at most. */
export async function readToday({ db, clock }: Deps, person: Person): Promise<TodayJson> {
  const now = clock.now()
  const day = istDate(now)
  const when = async <T>(isAllowed: boolean, read: () => Promise<T>) => (isAllowed ? read() : null)
  const keepsOrders = may(person, 'manage_orders')
  const keepsGoods = may(person, 'manage_stock') || may(person, 'manage_catalog')
  const seesReports = may(person, 'see_reports')
  const [work, tickets, low, failures, days] = await Promise.all([
    when(keepsOrders, () => countWork(db, day)),
    when(may(person, 'answer_enquiries'), () => selectOpenTickets(db, now, LISTED)),
    when(keepsGoods, () => selectLowStock(db, LISTED)),
    countFailures(db, failuresFor(person), now),
    when(keepsOrders || seesReports, () => selectDays(db, day, DAYS)),
  ])
  return {
    day,
    orders: work && {
      to_pack: work.toPack,
      to_ship: work.toShip,
      due_today: work.dueToday,
      late: work.late,
      unpaid: work.unpaid,
      returns: work.returns,
    },
    tickets: tickets && { ...tickets, next: tickets.tickets.map((ticket) => presentTicket(ticket, now)) },
    low_stock: low,
    failures,
    days:
      days?.map(({ revenue, ...figures }) => ({
        ...figures,
        revenue: seesReports ? toRupees(paise(revenue)) : null,
      })) ?? null,
  }
}

function presentTicket({ createdAt, dueAt, ...ticket }: OpenTicket, now: Date) {
  return {
    ...ticket,
    created_at: createdAt.toISOString(),
    due_at: dueAt.toISOString(),
    is_overdue: isOverdue(dueAt, now),
  }
}
