import { z } from 'zod'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

const PAGE_TEXT = 'Page must be a whole number above zero'
const PER_PAGE_TEXT = 'Between 1 and 100 rows fit on a page'
const DAY_TEXT = 'Must be a day like 2026-11-25'

/** A day of our time: what lies far from it no calendar can reckon with. */
export const day = z.iso.date(DAY_TEXT).refine((text) => text > '2000' && text < '2100', DAY_TEXT)

export const pageNumber = z.coerce.number(PAGE_TEXT).int(PAGE_TEXT).min(1, PAGE_TEXT).max(100_000, PAGE_TEXT).default(1)

export const paging = {
  page: pageNumber,
  per_page: z.coerce.number(PER_PAGE_TEXT).int(PER_PAGE_TEXT).min(1, PER_PAGE_TEXT).max(100, PER_PAGE_TEXT).default(50),
}

/** What every list of the desk can be asked for. */
export const listQuery = { search: storableText(200).optional(), ...paging }

/** Several with commas between them. */
export const someOf = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(values.length))

export const pathId = z.object({
  id: z.coerce.number('Unknown').int('Unknown').min(1, 'Unknown').max(LARGEST_ID, 'Unknown'),
})

/** The state that the editor had before their eyes. */
export const seenVersion = z.int('Version is missing').min(1).max(LARGEST_ID)

export const HIDE_REASON_TEXT = 'Say why: the writer is told by mail'
export const hideReason = storableText(500).refine((text) => text.trim() !== '', HIDE_REASON_TEXT)

export const historyEntry = z.object({
  at: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  reason: z.string(),
})
