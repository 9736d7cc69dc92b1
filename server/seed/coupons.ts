import { rupees } from '#domain/money/paise.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import type { Tx } from '#server/db/transaction.ts'
import { daysAfter } from './days.ts'

export const DEMO_COUPONS = ['WELCOME10', 'SAAL500'] as const
const [WELCOME, ROUND_SUM] = DEMO_COUPONS

/** One of each kind, to be tried out. */
export async function insertCoupons(tx: Tx, now: Date): Promise<void> {
  const startsAt = daysAfter(now, -30)
  await tx.insert(coupons).values([
    {
      code: WELCOME,
      percentBp: 1000,
      maximumDiscount: rupees(1500),
      minimumItems: rupees(1000),
      perCustomerLimit: 1,
      startsAt,
    },
    { code: ROUND_SUM, amount: rupees(500), minimumItems: rupees(10_000), totalLimit: 500, startsAt },
  ])
}
