import { CROCKFORD, crockford, readCrockford } from '#domain/orders/crockford.ts'

const PREFIX = 'SLG-'
const LENGTH = 12
export const ORDER_NUMBER_BYTES = 8
const SHAPE = new RegExp(`^${PREFIX}[${CROCKFORD}]{${LENGTH}}$`)

/** 60 random bits, because whoever has the number may look at the order (decisions: at least 50). */
export function orderNumber(random: Uint8Array): string {
  return PREFIX + crockford(random, LENGTH)
}

export function isOrderNumber(text: string): boolean {
  return SHAPE.test(text)
}

export function readOrderNumber(typed: string): string | null {
  const text = PREFIX + readCrockford(typed.trim().replace(/^slg[\s-]*/i, ''))
  return isOrderNumber(text) ? text : null
}
