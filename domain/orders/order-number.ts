/** Crockford's letters: none can be mistaken for another when read over the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'SLG-'
const LENGTH = 12
export const ORDER_NUMBER_BYTES = 8
const SHAPE = new RegExp(`^${PREFIX}[${LETTERS}]{${LENGTH}}$`)

/** 60 random bits, because whoever has the number may look at the order (decisions: at least 50). */
export function orderNumber(random: Uint8Array): string {
  if (random.length < ORDER_NUMBER_BYTES)
    throw new RangeError(`An order number needs ${ORDER_NUMBER_BYTES} random bytes`)
  let bits = 0n
  for (const byte of random.subarray(0, ORDER_NUMBER_BYTES)) bits = (bits << 8n) | BigInt(byte)
  const letters = Array.from({ length: LENGTH }, (_, index) => LETTERS[Number((bits >> BigInt(index * 5)) & 31n)])
  return PREFIX + letters.join('')
}

export function isOrderNumber(text: string): boolean {
  return SHAPE.test(text)
}

/** As a person types it: lower case, O for 0, I or L for 1. */
export function readOrderNumber(typed: string): string | null {
  const body = typed
    .trim()
    .toUpperCase()
    .replace(/^SLG[\s-]?/, '')
    .replaceAll(/[\s-]/g, '')
  const text = PREFIX + body.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return isOrderNumber(text) ? text : null
}
