import { z } from 'zod'

const NUL = String.fromCodePoint(0)

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && text.isWellFormed()
}

/** Text from outside that may be written to the database as it is. */
export const storableText = (max: number) =>
  z.string().max(max, `Must be at most ${max} characters`).refine(isStorable, 'Contains characters that cannot be used')
