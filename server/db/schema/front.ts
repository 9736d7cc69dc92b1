import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AnnouncementTone } from '#domain/content/announcement.ts'
import type { HeroInk } from '#domain/content/hero.ts'
import { identity, moment } from './columns.ts'

export const heroSlides = pgTable(
  'hero_slides',
  {
    id: identity(),
    /** Without one: the street in which the showroom is. */
    kicker: text('kicker').notNull().default(''),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    linkLabel: text('link_label').notNull(),
    /** Without one: where the showroom is. */
    link: text('link').notNull().default(''),
    /** Names of pictures among the scenes, for wide screens and for phones. */
    wide: text('wide').notNull(),
    tall: text('tall').notNull().default(''),
    ink: text('ink').$type<HeroInk>().notNull().default('light'),
    position: integer('position').notNull().default(0),
    isOn: boolean('is_on').notNull().default(true),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('hero_slides_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('hero_slides_ink', sql`${t.ink} in ('light', 'dark')`),
  ],
)

/** At most one row: without it nothing is announced. */
export const announcement = pgTable(
  'announcement',
  {
    id: integer('id').primaryKey().default(1),
    isOn: boolean('is_on').notNull().default(false),
    text: text('text').notNull(),
    linkLabel: text('link_label').notNull().default(''),
    link: text('link').notNull().default(''),
    tone: text('tone').$type<AnnouncementTone>().notNull().default('quiet'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('announcement_is_one', sql`${t.id} = 1`),
    check('announcement_ends_after_start', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
