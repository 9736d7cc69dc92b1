import { z } from 'zod'
import { pictureSchema, productCard } from '#domain/api/catalog.ts'
import { listQuery, pathId, seenVersion } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { isSlug, LONGEST_SLUG } from '#domain/catalog/slug.ts'
import { PROJECT_STYLES, PROJECT_TYPES } from '#domain/content/projects.ts'

const card = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  short_description: z.string(),
  main_image: z.string(),
  /** The same picture in the sizes it was made in. */
  picture: pictureSchema,
  location: z.string(),
  type: z.string(),
  style: z.string(),
  client: z.string(),
  completion_date: z.string(),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ProjectCard = z.infer<typeof card>

const project = card.extend({
  description: z.string(),
  images: z.array(z.string()),
  /** The main one first. */
  pictures: z.array(pictureSchema),
  /** What stands in its rooms and can be bought today. */
  pieces: z.array(productCard),
})
export type Project = z.infer<typeof project>

export const projectsContract = {
  list: {
    summary: 'Finished work for clients; the featured ones are those of the home page',
    tags: ['Projects'],
    querystring: z.object({ featured: z.literal('1').optional() }),
    response: answers(successOf(z.array(card))),
  },
  one: {
    summary: 'One project by its name in the address, also one that it has left',
    tags: ['Projects'],
    params: z.object({ slug: storableText(200) }),
    response: answers(successOf(project)),
  },
}

const tags = ['Back office']
const TYPES = PROJECT_TYPES.filter((type) => type !== 'All')
const STYLES = PROJECT_STYLES.filter((style) => style !== 'All')

export const PROJECT_SORTS = ['name', 'created_at', 'completed'] as const
const SORTS = PROJECT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)
const projectQuery = z.object({
  ...listQuery,
  state: z.enum(['shown', 'hidden']).optional(),
  type: z.enum(TYPES).optional(),
  featured: z.literal('yes').optional(),
  sort: z.enum(SORTS).default('-created_at'),
})
export type ProjectQuery = z.infer<typeof projectQuery>

const row = card.extend({ pieces: z.int(), version: z.int() })
export type ProjectRow = z.infer<typeof row>

const deskProject = project.omit({ pieces: true }).extend({
  version: z.int(),
  old_slugs: z.array(z.string()),
  /** Also what no shopper sees at the moment. */
  pieces: z.array(z.object({ id: z.int(), name: z.string(), sku: z.string(), is_active: z.boolean() })),
})
export type DeskProject = z.infer<typeof deskProject>

const words = (max: number) => storableText(max).pipe(z.string().trim())
const must = (max: number, said: string) => words(max).pipe(z.string().min(1, said))
export const MOST_PROJECT_PICTURES = 20
export const MOST_PIECES = 24
const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*$/i

/** Everything that can be changed of a project. Without an address of its own it gets one from its name. */
export const projectBody = z
  .object({
    name: must(120, 'Type a name'),
    slug: words(LONGEST_SLUG).refine(
      (text) => text === '' || isSlug(text),
      'Small letters, figures and hyphens: hotel-teesta',
    ),
    short_description: words(400),
    description: words(20_000),
    location: words(120),
    client: words(120),
    type: z.enum(TYPES, 'Choose a type'),
    style: z.enum(STYLES, 'Choose a style'),
    completion_date: z.iso.date('Choose a day').or(z.literal('')),
    is_featured: z.boolean(),
    is_active: z.boolean(),
    /** Names of pictures among the scenes; the first is the main one. */
    images: z
      .array(storableText(200).regex(PICTURE_NAME, 'This is no picture of the shop'))
      .max(MOST_PROJECT_PICTURES, `At most ${MOST_PROJECT_PICTURES} pictures`)
      .refine((names) => new Set(names).size === names.length, 'A picture stands in the list twice'),
    pieces: z
      .array(z.int().min(1).max(LARGEST_ID))
      .max(MOST_PIECES, `At most ${MOST_PIECES} pieces`)
      .refine((ids) => new Set(ids).size === ids.length, 'A piece stands in the list twice'),
    /** Of the state that was seen; nothing is compared for a new one. */
    version: seenVersion,
  })
  .refine(({ is_active, images }) => !is_active || images.length > 0, {
    path: ['images'],
    message: 'Shoppers see a project by its picture: bring one, or keep it hidden',
  })
export type ProjectBody = z.infer<typeof projectBody>

const one = answers(successOf(deskProject))
const rows = answers(openPageOf(row))

export const projectDesk = {
  list: { summary: 'Projects, shown and hidden', tags, querystring: projectQuery, response: rows },
  one: { summary: 'One project with everything that can be changed of it', tags, params: pathId, response: one },
  make: { summary: 'A new project', tags, body: projectBody, response: one },
  save: {
    summary: 'Change a project; an address that it leaves leads on',
    tags,
    params: pathId,
    body: projectBody,
    response: one,
  },
  sort: {
    summary: 'Bring the featured projects into another order',
    tags,
    body: z.object({ ids: z.array(z.int().min(1).max(LARGEST_ID)).min(1).max(100) }),
    response: answers(successOf(z.array(z.int()))),
  },
}
