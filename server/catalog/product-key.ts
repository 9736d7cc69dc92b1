import { LARGEST_ID } from '#domain/api/largest-id.ts'

/** A slug never looks like a number, so the address itself tells which of the two it is; anything else names nothing. */
export function productKeyOf(text: string): { slug: string } | { id: number } | undefined {
  if (/^\d{1,10}$/.test(text)) return Number(text) <= LARGEST_ID ? { id: Number(text) } : undefined
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? { slug: text } : undefined
}
