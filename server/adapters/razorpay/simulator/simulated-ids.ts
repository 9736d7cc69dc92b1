import type { Random } from '#server/deps.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 14

/** A prefix and fourteen letters or digits, as the provider's ids are. */
export function simulatedId(random: Random, prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'plink'): string {
  const letters = [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${prefix}_${letters.join('')}`
}
