/** What the order desk can be asked for; the address of the screen, the API and the SQL read this table. */
export const DESK_SORTS = ['newest', 'oldest', 'promised', 'highest', 'lowest'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

/** By the promised day: what is late, what is due today, what within a week. */
export const PROMISES = ['late', 'today', 'week'] as const
export type PromiseFilter = (typeof PROMISES)[number]

/**
 * The words of a search. A telephone number is typed with gaps and prefixes, and is kept in figures alone: its last ten are
 * what tells it apart.
 */
export function deskSearchWords(text: string): string[] {
  const plain = text.trim().toLowerCase()
  const figures = plain.replaceAll(/\D/g, '')
  if (figures.length >= 7 && /^[\d\s()+-]+$/.test(plain)) return [figures.slice(-10)]
  return plain.split(/\s+/).filter(Boolean).slice(0, 8)
}
