import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Crop } from '#domain/pictures/crop.ts'
import type { PictureSpot } from '#domain/pictures/picture-spot.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { moment } from './columns.ts'

/** What is known about a picture file: recorded by the studio or by staff, shown by every page that uses it. */
export const pictures = pgTable(
  'pictures',
  {
    file: text('file').primaryKey(),
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull(),
    color: text('color').notNull(),
    placeholder: text('placeholder').notNull().default(''),
    /** Part of its address: a new picture is never hidden by an older copy. */
    version: text('version')
      .notNull()
      .generatedAlwaysAs(sql`left(md5(placeholder || color), 8)`),
    /** Grows with every change by staff. */
    revision: integer('revision').notNull().default(1),
    /** In percent: what must stay in sight where the shop cuts it. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    /** When staff wrote its words; the studio leaves them alone from then on. */
    describedAt: moment('described_at'),
    /** What of the catalogue stands in it (server/catalog/picture-spots.ts). */
    spots: jsonb('spots').$type<readonly PictureSpot[]>().notNull().default([]),
  },
  (t) => [check('pictures_focus_inside', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`)],
)

const itsPicture = () =>
  text('file')
    .primaryKey()
    .references(() => pictures.file, { onDelete: 'cascade' })

/** What staff sent, beside what is known of it as of any picture. */
export const uploadedPictures = pgTable('uploaded_pictures', {
  file: itsPicture(),
  /** The whole upload, drawn anew, in the private store: every crop is cut from it. */
  master: text('master').notNull(),
  masterWidth: integer('master_width').notNull(),
  masterHeight: integer('master_height').notNull(),
  crop: jsonb('crop').$type<Crop>(),
  madeFor: text('made_for').notNull(),
  sentName: text('sent_name').notNull().default(''),
  uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
  uploadedAt: moment('uploaded_at').notNull(),
})

/** What was made of a picture, and of which content of it. */
export const pictureSizes = pgTable(
  'picture_sizes',
  {
    file: itsPicture(),
    madeOf: text('made_of').notNull(),
    wanted: integer('wanted').notNull(),
    /** Such as 320.avif. */
    made: text('made')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    failure: text('failure'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('picture_sizes_unfinished')
      .on(t.file)
      .where(sql`cardinality(${t.made}) < ${t.wanted}`),
  ],
)

export const sharePictures = pgTable('share_pictures', {
  slug: text('slug').primaryKey(),
  madeOf: text('made_of').notNull(),
})

/** Products whose pictures staff have put in order. */
export const pictureArrangements = pgTable('picture_arrangements', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  arrangedAt: moment('arranged_at').notNull(),
})

/** Pictures that belong to a product and are not shown. */
export const picturesAside = pgTable(
  'pictures_aside',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    file: text('file')
      .notNull()
      .references(() => pictures.file, { onDelete: 'cascade' }),
    putAt: moment('put_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.file] })],
)
