/** What the order desk can be asked for; the address of the screen, the API and the SQL read this table. */
export const DESK_SORTS = ['newest', 'oldest', 'promised', 'highest', 'lowest'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

/** By the promised day: what is late, what is due today, what within a week. */
export const PROMISES = ['late', 'today', 'week'] as const
export type PromiseFilter = (typeof PROMISES)[number]

export type DeskView = {
  readonly key: string
  readonly label: string
  readonly query: Readonly<Record<string, string>>
}

/** One list per job. The first shows everything. */
export const DESK_VIEWS: readonly DeskView[] = [
  { key: 'all', label: 'All', query: {} },
  { key: 'to-pack', label: 'To pack', query: { status: 'processing', packed: 'no', sort: 'promised' } },
  { key: 'to-ship', label: 'To ship', query: { status: 'processing', packed: 'yes', sort: 'promised' } },
  { key: 'on-its-way', label: 'On its way', query: { status: 'shipped', sort: 'promised' } },
  { key: 'unpaid', label: 'Unpaid', query: { status: 'pending' } },
  { key: 'late', label: 'Late', query: { promised: 'late', sort: 'promised' } },
]

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
