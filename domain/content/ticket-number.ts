import { crockford } from '#domain/orders/crockford.ts'

export const TICKET_NUMBER_BYTES = 5

/** Every complaint or question gets a number that its sender can quote (E-Commerce Rules 2020). */
export function ticketNumber(random: Uint8Array): string {
  return `TKT-${crockford(random, 8)}`
}
