import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Crop } from '#domain/pictures/crop.ts'
import { users } from './accounts.ts'
import { pictures, products } from './catalog.ts'
import { moment } from './columns.ts'

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
