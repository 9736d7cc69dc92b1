import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

const tags = ['Back office']
export const SHELF_KINDS = ['category', 'room'] as const
export type ShelfKind = (typeof SHELF_KINDS)[number]

const shelf = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  /** On sale or not: all that stand on it. */
  products: z.int(),
  version: z.int(),
})
export type ShelfJson = z.infer<typeof shelf>

const all = z.object({ categories: z.array(shelf), rooms: z.array(shelf) })
export type AllShelvesJson = z.infer<typeof all>

const SLUG_TEXT = 'Small letters, figures and hyphens: dining-tables'
const shelfFields = {
  name: storableText(80).pipe(z.string().trim().min(1, 'Type a name')),
  slug: storableText(80).pipe(
    z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_TEXT),
  ),
  description: storableText(400).pipe(z.string().trim()),
  /** The name of a picture of the desk; empty: none. */
  image: storableText(120).pipe(z.string().regex(/^(?:[a-z0-9][a-z0-9-]*\.webp)?$/, 'Choose a picture')),
}
const kind = z.enum(SHELF_KINDS)
const id = z.coerce.number().int().min(1).max(LARGEST_ID)
const params = z.object({ kind, id })
const number = z.int().min(1).max(LARGEST_ID)
const version = z.int()
const answer = answers(successOf(all))

/** Categories and rooms. Every change answers with all of them: there are few. */
export const shelves = {
  list: { summary: 'Categories and rooms with how much stands on each', tags, response: answer },
  make: {
    summary: 'A new category or room',
    tags,
    params: z.object({ kind }),
    body: z.object(shelfFields),
    response: answer,
  },
  change: {
    summary: 'Change its name, slug, words or picture',
    tags,
    params,
    body: z.object({ ...shelfFields, version }),
    response: answer,
  },
  sort: {
    summary: 'Bring them into another order',
    tags,
    params: z.object({ kind }),
    body: z.object({ ids: z.array(number).min(1).max(1000) }),
    response: answer,
  },
  merge: {
    summary: 'Its products go to another, and whoever asks for it is sent there',
    tags,
    params,
    body: z.object({ into: number, version }),
    response: answer,
  },
  remove: {
    summary: 'Remove one on which nothing stands',
    tags,
    params,
    body: z.object({ version }),
    response: answer,
  },
}
