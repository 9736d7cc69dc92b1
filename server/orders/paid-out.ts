import type { PaidOutInput } from '#domain/api/order-desk.ts'
import type { PaidOut } from '#domain/orders/counter-money.ts'

/** How money of the counter goes back, as the desk told it. */
export const paidOutOf = (told: PaidOutInput | undefined): PaidOut | undefined =>
  told && { method: told.by, reference: told.reference?.trim() || null }
