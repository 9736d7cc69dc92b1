import { HOLD_TERMS } from '#domain/orders/hold.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import type { OrderStory, SeedOrderLine } from '../orders.ts'
import { daysAfter, minutesAfter } from '../days.ts'
import type { Catalogue, OrderPlan, SoldProduct } from '../plan-order.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { type WeekCustomer, weekCustomers } from './customers.ts'

export const WEEK_ORDERS = 300
const DAYS = 60
const OF_TODAY = 9
const LUCK = 20_261_116
const HOURS = 60
const NOTES = [
  'Please call before you come, the gate is locked.',
  'Second floor, no lift.',
  'It is a wedding present: no invoice in the box, please.',
  'Deliver after six in the evening.',
  'Leave it with the shop downstairs.',
  'Please wrap the glass well, the last one came chipped.',
]

/** Sixty days of a working shop: more in the evening than at night, more of the small than of the large. */
export function weekOrders(catalogue: Catalogue, now: Date): { plans: OrderPlan[]; customers: WeekCustomer[] } {
  const luck = seededRandom(LUCK)
  const customers = weekCustomers(luck)
  const goods = [...catalogue.values()].filter(({ isCustom }) => !isCustom).toSorted((a, b) => a.id - b.id)
  const plans = Array.from({ length: WEEK_ORDERS }, (_, at) => {
    const placedMinutesAgo = minutesAgo(luck, at, now)
    const placedAt = minutesAfter(now, -placedMinutesAgo)
    const { email, address } = luck.pick(customers)
    return {
      buyer: email,
      billing: address,
      shipping: address,
      placedMinutesAgo,
      lines: linesOf(
        luck,
        goods.filter(({ createdAt }) => createdAt < placedAt),
      ),
      story: storyOf(luck, placedAt, now),
      ...(luck.isOneIn(7) ? { notes: luck.pick(NOTES) } : {}),
    }
  })
  return { plans, customers }
}

/** Spread evenly over the days; between ten in the morning and eleven at night in India. */
function minutesAgo(luck: SeededRandom, at: number, now: Date): number {
  if (at < OF_TODAY) return luck.between(6, 20 * HOURS)
  const days = 1 + Math.floor(((at - OF_TODAY) * (DAYS - 1)) / (WEEK_ORDERS - OF_TODAY))
  const atNight = (now.getTime() + 5.5 * HOUR) % (24 * HOUR)
  const intoDay = luck.between(10 * HOURS, 23 * HOURS) * MINUTE
  return days * 24 * HOURS + Math.round((atNight - intoDay) / MINUTE)
}

function linesOf(luck: SeededRandom, goods: readonly SoldProduct[]): SeedOrderLine[] {
  const wanted = new Set(Array.from({ length: luck.pick([1, 1, 1, 1, 2, 2, 3]) }, () => luck.pick(goods)))
  return [...wanted].map(({ slug, price, variants }) => ({
    slug,
    quantity: price < 1_500_000 ? luck.pick([1, 1, 1, 2, 2, 4]) : 1,
    ...(variants.length > 0 ? { options: { color: luck.pick(variants).color } } : {}),
  }))
}

/** What has become of an order by now: each story only as far as there was time for it. */
function storyOf(luck: SeededRandom, placedAt: Date, now: Date): OrderStory {
  const age = now.getTime() - placedAt.getTime()
  const throwOf = luck.below(100)
  if (throwOf < 7)
    return { kind: 'cancelled unpaid', afterMinutes: Math.min(luck.between(20, 900), Math.floor(age / MINUTE) - 1) }
  if (throwOf < 13 && age > 30 * HOUR)
    return { kind: 'cancelled and refunded', afterMinutes: luck.between(10, 22 * HOURS) }
  if (throwOf < 55 && age < (HOLD_TERMS.closeAfterHours - 3) * HOUR)
    return { kind: luck.isOneIn(3) ? 'payment failed' : 'unpaid' }
  // Now and then something goes wrong in the workshop, and an order is late.
  const [ship, arrive] = [luck.isOneIn(12) ? luck.between(18, 26) : luck.between(5, 10), luck.between(2, 7)]
  const isTime = (days: number) => daysAfter(placedAt, days) < now
  if (isTime(ship + arrive)) return { kind: 'delivered', shippedAfterDays: ship, afterDays: ship + arrive }
  if (isTime(ship)) return { kind: 'shipped', afterDays: ship }
  return { kind: 'in preparation', isPacked: age > 60 * HOUR && luck.isOneIn(3) }
}
