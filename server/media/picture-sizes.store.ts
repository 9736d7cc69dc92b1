import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

export type SizesRow = { file: string; madeOf: string; wanted: number; made: string[] }

export async function selectSizes(db: Db | Tx, files: readonly string[]): Promise<Map<string, SizesRow>> {
  const { rows } = await db.execute<SizesRow>(sql`
    select file, made_of as "madeOf", wanted, made from picture_sizes
    where file in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`)
  return new Map(rows.map((row) => [row.file, row]))
}

/** Of one picture, with the width that its sizes are made up to. */
export async function selectUnmade(db: Db, file: string): Promise<(SizesRow & { width: number }) | undefined> {
  const { rows } = await db.execute<SizesRow & { width: number }>(sql`
    select s.file, s.made_of as "madeOf", s.wanted, s.made, p.width
    from picture_sizes s join pictures p on p.file = s.file where s.file = ${file}`)
  return rows[0]
}

/** What is to be made of these pictures, and what is there already. */
export async function writeSizes(db: Db | Tx, rows: readonly SizesRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into picture_sizes (file, made_of, wanted, made)
    select file, "madeOf", wanted, array(select jsonb_array_elements_text(made))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each(file text, "madeOf" text, wanted int, made jsonb)
    where exists (select from pictures where pictures.file = each.file)
    on conflict (file) do update set made_of = excluded.made_of, wanted = excluded.wanted, made = excluded.made,
      failure = null, changed_at = now()`)
}

/** Only of the content that it was made of: one that was replaced meanwhile is made again. */
export async function noteMade(db: Db, file: string, madeOf: string, size: string): Promise<void> {
  await db.execute(sql`
    update picture_sizes set made = array_append(made, ${size}::text), failure = null, changed_at = now()
    where file = ${file} and made_of = ${madeOf} and not ${size}::text = any (made)`)
}

export async function noteFailure(db: Db, file: string, failure: string): Promise<void> {
  await db.execute(sql`update picture_sizes set failure = ${failure}, changed_at = now() where file = ${file}`)
}

export async function selectShares(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ slug: string; madeOf: string }>(
    sql`select slug, made_of as "madeOf" from share_pictures`,
  )
  return new Map(rows.map(({ slug, madeOf }) => [slug, madeOf]))
}

export async function noteShare(db: Db, slug: string, madeOf: string): Promise<void> {
  await db.execute(sql`
    insert into share_pictures (slug, made_of) values (${slug}, ${madeOf})
    on conflict (slug) do update set made_of = excluded.made_of`)
}

export type ArrangedShare = { slug: string; main: string; isUploaded: boolean }

/** The main pictures of the products that staff have arranged, as far as they are known by name. */
export async function selectArrangedShares(db: Db): Promise<ArrangedShare[]> {
  const { rows } = await db.execute<ArrangedShare>(sql`
    select p.slug, pic.file as main, up.file is not null as "isUploaded"
    from picture_arrangements a join products p on p.id = a.product_id
    join pictures pic on pic.file in (p.main_image, 'products/' || p.main_image)
    left join uploaded_pictures up on up.file = pic.file
    where p.main_image <> '' order by a.arranged_at desc`)
  return rows
}

export async function selectArrangedSlugs(db: Db | Tx): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select p.slug from picture_arrangements a join products p on p.id = a.product_id`,
  )
  return new Set(rows.map(({ slug }) => slug))
}
