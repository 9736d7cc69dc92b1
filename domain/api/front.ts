import { z } from 'zod'
import { pictureSchema } from '#domain/api/catalog.ts'
import { pathId, seenVersion } from '#domain/api/desk-list-query.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { ANNOUNCEMENT_TONES, LONGEST_ANNOUNCEMENT } from '#domain/content/announcement.ts'
import { HERO_INKS } from '#domain/content/hero.ts'
import { isPageLink, PAGE_LINK_TEXT } from '#domain/content/page-link.ts'
import { ENDS_AFTER_TEXT } from '#domain/content/schedule.ts'

/** What stands at the front of the shop: the slides of the home page and the line above every page. */
const slideWords = {
  id: z.int(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  link_label: z.string(),
  link: z.string(),
  ink: z.enum(HERO_INKS),
}
const slide = z.object({ ...slideWords, wide: pictureSchema.nullable(), tall: pictureSchema.nullable() })
export type HeroSlide = z.infer<typeof slide>

const announced = z.object({
  /** What a browser remembers of the one that was dismissed. */
  key: z.string(),
  text: z.string(),
  link_label: z.string(),
  link: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
})
export type Announced = z.infer<typeof announced>

export const frontContract = {
  hero: { summary: 'The slides of the home page', tags: ['Home'], response: answers(successOf(z.array(slide))) },
  announcement: {
    summary: 'The line above every page, while there is one',
    tags: ['Home'],
    response: answers(successOf(announced.nullable())),
  },
}

const tags = ['Back office']
const oneLine = (max: number) =>
  storableText(max).pipe(
    z
      .string()
      .trim()
      .refine((text) => !/[\r\n]/.test(text), 'Must be one line'),
  )
const must = (max: number, said: string) => oneLine(max).pipe(z.string().min(1, said))
const link = storableText(500).pipe(
  z
    .string()
    .trim()
    .refine((text) => text === '' || isPageLink(text), PAGE_LINK_TEXT),
)
const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time' }).nullable()
const times = { starts_at: moment, ends_at: moment }
type Times = { starts_at: string | null; ends_at: string | null }
const endsAfter = ({ starts_at, ends_at }: Times) =>
  starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)
const ENDS_AFTER = { path: ['ends_at'], message: ENDS_AFTER_TEXT }
const pictureName = storableText(200).regex(/^([a-z0-9][a-z0-9._-]*)?$/i, 'This is no picture of the shop')

export const slideBody = z
  .object({
    kicker: oneLine(80),
    title: must(80, 'Type a title'),
    text: oneLine(200),
    link_label: must(40, 'Type what stands on the button'),
    link,
    wide: pictureName.refine((name) => name !== '', 'A slide needs a picture'),
    tall: pictureName,
    ink: z.enum(HERO_INKS),
    is_on: z.boolean(),
    ...times,
    version: seenVersion,
  })
  .refine(endsAfter, ENDS_AFTER)
export type SlideBody = z.infer<typeof slideBody>

const deskSlide = z.object({
  ...slideWords,
  wide: z.string(),
  tall: z.string(),
  /** For a small look at it. */
  picture: pictureSchema,
  is_on: z.boolean(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  version: z.int(),
})
export type DeskSlide = z.infer<typeof deskSlide>
const allSlides = answers(successOf(z.array(deskSlide)))
const oneSlide = answers(successOf(deskSlide))

export const heroDesk = {
  list: { summary: 'Every slide, in its order', tags, response: allSlides },
  one: { summary: 'One slide', tags, params: pathId, response: oneSlide },
  make: { summary: 'A new slide', tags, body: slideBody, response: oneSlide },
  save: { summary: 'Change a slide', tags, params: pathId, body: slideBody, response: oneSlide },
  sort: {
    summary: 'Bring the slides into another order',
    tags,
    body: z.object({ ids: z.array(z.int().min(1).max(LARGEST_ID)).min(1).max(100) }),
    response: allSlides,
  },
  remove: {
    summary: 'Remove a slide',
    tags,
    params: pathId,
    body: z.object({ version: seenVersion }),
    response: allSlides,
  },
}

export const announcementBody = z
  .object({
    is_on: z.boolean(),
    text: oneLine(LONGEST_ANNOUNCEMENT),
    link_label: oneLine(40),
    link,
    tone: z.enum(ANNOUNCEMENT_TONES),
    ...times,
    /** 0 while there is none. */
    version: z.int().min(0).max(LARGEST_ID),
  })
  .refine(endsAfter, ENDS_AFTER)
  .refine(({ is_on, text }) => !is_on || text !== '', { path: ['text'], message: 'Say what is announced' })
  .refine((body) => (body.link === '') === (body.link_label === ''), {
    path: ['link_label'],
    message: 'A link has an address and words to press',
  })
export type AnnouncementBody = z.infer<typeof announcementBody>

const deskAnnouncement = z.object({
  is_on: z.boolean(),
  text: z.string(),
  link_label: z.string(),
  link: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  version: z.int(),
})
export type DeskAnnouncement = z.infer<typeof deskAnnouncement>
const theAnnouncement = answers(successOf(deskAnnouncement))

export const announcementDesk = {
  read: { summary: 'The announcement, on or off', tags, response: theAnnouncement },
  save: { summary: 'Change the announcement', tags, body: announcementBody, response: theAnnouncement },
}
