import type { Address } from '#domain/orders/address.ts'
import type { SeededRandom } from './seeded-random.ts'
import { MUSLIM_NAMES, NAMES } from './names.ts'
import { NEAR_PLACES, WEEK_PLACES } from './places.ts'

export type WeekCustomer = { name: string; email: string; address: Address }

export const WEEK_CUSTOMERS = 170
const FIRST_PHONE = 100

/** Mail goes to .example, which belongs to nobody; the telephone numbers have the right shape and are nobody's. */
export function weekCustomers(luck: SeededRandom): WeekCustomer[] {
  return Array.from({ length: WEEK_CUSTOMERS }, (_, at) => {
    const place = luck.pick(luck.isOneIn(2) ? WEEK_PLACES.slice(0, NEAR_PLACES) : WEEK_PLACES)
    const { first, last } = luck.isOneIn(7) ? MUSLIM_NAMES : NAMES[place.region]
    const name = `${luck.pick(first)} ${luck.pick(last)}`
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${at + 1}@saalghar.example`
    const address: Address = {
      name,
      email,
      phone: `+919000000${String(FIRST_PHONE + at)}`,
      address: `${luck.between(1, 240)} ${luck.pick(place.streets)}`,
      city: place.city,
      state: place.state,
      postal_code: place.pin,
      country: 'India',
    }
    return { name, email, address }
  })
}
