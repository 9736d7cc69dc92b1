import { z } from 'zod'

/** Something happened in the shop while somebody was at the desk. */
const deskEvent = z.object({
  id: z.coerce.string(),
  /** What it is about, such as order, order.paid or failure.mail. */
  kind: z.string(),
  text: z.string(),
  /** A place inside the back office. */
  href: z.string().startsWith('/'),
  at: z.string(),
})
export type DeskEvent = z.infer<typeof deskEvent>

/** What cannot be read is left out: an older window hears of kinds that it does not know. */
export function readDeskEvent(data: string): DeskEvent | null {
  try {
    return deskEvent.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

const AREAS_OF: Record<string, readonly string[]> = {
  order: ['orders', 'round'],
  payment: ['orders'],
  refund: ['orders', 'returns'],
  return: ['returns', 'orders'],
  ticket: ['tickets'],
  question: ['questions'],
  review: ['reviews'],
  stock: ['stock', 'products'],
}

/** The second words of query keys (`['backoffice', area, ...]`) whose answers an event makes old. Today shows everything. */
export function areasOf({ kind }: Pick<DeskEvent, 'kind'>): readonly string[] {
  const [noun = ''] = kind.split(/[._-]/)
  return ['today', ...(AREAS_OF[noun] ?? [noun])]
}
