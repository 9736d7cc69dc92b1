import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { heroSlides } from '#server/db/schema/front.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'
import { scenePicture, unknownScenes } from '#server/media/scene-picture.ts'

export type SlideRow = typeof heroSlides.$inferSelect
export type SlideChange = Omit<typeof heroSlides.$inferInsert, 'id' | 'position' | 'version'>

export function selectSlides(db: Db | Tx): Promise<SlideRow[]> {
  return db.select().from(heroSlides).orderBy(asc(heroSlides.position), asc(heroSlides.id))
}

/** What is known of the pictures of the slides, all at once. */
export async function selectScenes(db: Db, names: readonly string[]): Promise<Map<string, PictureRow>> {
  const { rows } = await db.execute<{ picture: PictureRow }>(sql`
    select ${scenePicture(sql`asked.name`)} as picture from unnest(${sql.param([...new Set(names)])}::text[]) as asked(name)`)
  return new Map(rows.map(({ picture }) => [picture.file, picture]))
}

/** One who changes the slides waits for the other. */
export async function lockSlides(tx: Tx): Promise<SlideRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hero_slides'))`)
  return selectSlides(tx)
}

export async function selectUnknown(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(unknownScenes(names.filter((name) => name !== '')))
  return rows.map(({ name }) => name)
}

export async function insertSlide(tx: Tx, slide: SlideChange): Promise<number> {
  const position = sql`(select coalesce(max(position), 0) + 1 from hero_slides)`
  const [made] = await tx
    .insert(heroSlides)
    .values({ ...slide, position })
    .returning({ id: heroSlides.id })
  if (!made) throw new Error('No slide was written')
  return made.id
}

export async function updateSlide(tx: Tx, id: number, slide: SlideChange): Promise<void> {
  await tx.update(heroSlides).set(slide).where(eq(heroSlides.id, id))
}

export async function updateSlideOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update hero_slides set position = place from unnest(${sql.param([...ids])}::int[]) with ordinality as sorted(slide, place)
    where id = slide and position <> place`)
}

export async function deleteSlide(tx: Tx, id: number): Promise<void> {
  await tx.delete(heroSlides).where(eq(heroSlides.id, id))
}
