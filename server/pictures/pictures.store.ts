import { sql } from 'drizzle-orm'
import type { Crop } from '#domain/pictures/crop.ts'
import type { Db } from '#server/db/connect.ts'
import { pictures, pictureSizes, picturesAside, uploadedPictures } from '#server/db/schema/pictures.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PictureRecord = {
  id: number
  file: string
  width: number
  height: number
  alt: string
  color: string
  placeholder: string
  focusX: number
  focusY: number
  revision: number
  /** Null for a picture of the studio. */
  master: string | null
  masterWidth: number | null
  masterHeight: number | null
  crop: Crop | null
  madeFor: string | null
  sentName: string | null
  made: number | null
  wanted: number | null
  failure: string | null
}

const RECORD = sql`
  select p.id, p.file, p.width, p.height, p.alt, p.color, p.placeholder, p.focus_x as "focusX", p.focus_y as "focusY", p.revision,
    up.master, up.master_width as "masterWidth", up.master_height as "masterHeight", up.crop, up.made_for as "madeFor", up.sent_name as "sentName", cardinality(s.made) as made, s.wanted, s.failure
  from pictures p left join uploaded_pictures up on up.file = p.file left join picture_sizes s on s.file = p.file`

export async function selectPicture(
  db: Db | Tx,
  which: { id: number } | { file: string },
): Promise<PictureRecord | undefined> {
  const condition = 'id' in which ? sql`p.id = ${which.id}` : sql`p.file = ${which.file}`
  const { rows } = await db.execute<PictureRecord>(sql`${RECORD} where ${condition}`)
  return rows[0]
}

/** Waits for whoever is changing it. */
export async function lockPicture(tx: Tx, id: number): Promise<PictureRecord | undefined> {
  await tx.execute(sql`select from pictures where id = ${id} for update`)
  return selectPicture(tx, { id })
}

/** A product names its pictures with or without their folder. */
export async function selectNamed(db: Db | Tx, names: readonly string[]): Promise<Map<string, PictureRecord>> {
  const { rows } = await db.execute<PictureRecord & { name: string }>(sql`
    select distinct on (asked.name) asked.name, found.* from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as asked(name)
    join lateral (
      ${RECORD} where p.file = asked.name union all ${RECORD} where p.file = 'products/' || asked.name
    ) as found on true`)
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

export async function selectAside(db: Db | Tx, productId: number): Promise<PictureRecord[]> {
  const { rows } = await db.execute<PictureRecord>(sql`
    ${RECORD} join pictures_aside aside on aside.file = p.file
    where aside.product_id = ${productId} order by aside.put_at desc, p.id desc`)
  return rows
}

export type NewPicture = {
  picture: typeof pictures.$inferInsert
  upload: Omit<typeof uploadedPictures.$inferInsert, 'file'>
  madeOf: string
  wanted: number
}

export async function insertPicture(tx: Tx, { picture, upload, madeOf, wanted }: NewPicture): Promise<number> {
  const [row] = await tx.insert(pictures).values(picture).returning({ id: pictures.id })
  if (!row) throw new Error('No picture was written')
  await tx.insert(uploadedPictures).values({ ...upload, file: picture.file })
  await tx.insert(pictureSizes).values({ file: picture.file, madeOf, wanted })
  return row.id
}

export async function putAside(tx: Tx, productId: number, files: readonly string[], now: Date): Promise<void> {
  if (files.length === 0) return
  const rows = files.map((file) => ({ productId, file, putAt: now }))
  await tx.insert(picturesAside).values(rows).onConflictDoNothing()
}

export async function takeFromAside(tx: Tx, productId: number, files: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from pictures_aside where product_id = ${productId}
      and file in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`)
}

type Description = { alt: string; focusX: number; focusY: number }

export async function updateDescription(tx: Tx, id: number, described: Description, now: Date): Promise<void> {
  await tx.execute(sql`
    update pictures set alt = ${described.alt}, focus_x = ${described.focusX}, focus_y = ${described.focusY},
      described_at = ${now.toISOString()}, revision = revision + 1
    where id = ${id}`)
}

/** Whether anything in the shop names it, an order of the past included. */
export async function isInUse(tx: Tx, file: string, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(sql`
    with names as (select array[${file}::text, ${name}::text] as either)
    select exists (select from products, names where main_image = any (either) or images && either)
      or exists (select from product_variants, names where images && either)
      or exists (select from pictures_aside where file = ${file})
      or exists (select from rooms, names where image = any (either))
      or exists (select from categories, names where image = any (either))
      or exists (select from projects, names where main_image = any (either) or images && either)
      or exists (select from blog_posts, names
        where featured_image = any (either) or strpos(content, ${name}::text) > 0 or strpos(author_avatar, ${name}::text) > 0)
      or exists (select from article_versions where strpos(words::text, ${name}::text) > 0)
      or exists (select from hero_slides, names where wide = any (either) or tall = any (either))
      or exists (select from order_items, names where picture = any (either)) as used`)
  return rows[0]?.used ?? false
}

export async function deletePicture(tx: Tx, file: string): Promise<void> {
  await tx.execute(sql`delete from pictures where file = ${file}`)
}

export async function isMasterInUse(db: Db, master: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from uploaded_pictures where master = ${master} limit 1`)
  return rows.length > 0
}
