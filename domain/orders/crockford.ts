/** Crockford's letters: none can be mistaken for another when read over the phone. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five random bits per letter, from the low end of the bytes. */
export function crockford(random: Uint8Array, length: number): string {
  if (random.length * 8 < length * 5)
    throw new RangeError(`${length} letters need ${Math.ceil((length * 5) / 8)} random bytes`)
  let bits = 0n
  for (const byte of random) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length }, (_, index) => CROCKFORD[Number((bits >> BigInt(index * 5)) & 31n)]).join('')
}

/** As a person types it: lower case, spaces and dashes, O for 0, I or L for 1. */
export function readCrockford(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
