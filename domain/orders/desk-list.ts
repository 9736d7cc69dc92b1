import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { IsoDate } from '#domain/time/ist.ts'

/** What the order desk can be asked for; the address of the screen, the API and the SQL read this table. */
export const DESK_SORT_FIELDS = ['placed_at', 'promised', 'total'] as const
export type DeskSortField = (typeof DESK_SORT_FIELDS)[number]
/** A minus before it: the last first. */
export type DeskSort = DeskSortField | `-${DeskSortField}`
export const DESK_SORTS: readonly DeskSort[] = DESK_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const)

/** By the promised day: what is late, what is due today, what within a week. */
export const PROMISES = ['late', 'today', 'week'] as const
export type PromiseFilter = (typeof PROMISES)[number]

type Promised = { readonly status: OrderStatus; readonly promisedTo: IsoDate | null }
const TO_ARRIVE: readonly OrderStatus[] = ['processing', 'shipped']

/** In work or on its way, and its last promised day is over. */
export function isLate({ status, promisedTo }: Promised, today: IsoDate): boolean {
  return promisedTo !== null && promisedTo < today && TO_ARRIVE.includes(status)
}

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
