import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { type Delivered, readManifest } from './manifest.ts'
import { selectArrangedSlugs } from './picture-sizes.store.ts'

/** Brings what the studio has delivered since the last look: its pictures show up without a restart or a new seed. */
export async function importPictures(db: Db, originals: string): Promise<Imported[]> {
  const delivered = await readManifest(originals)
  if (delivered.length === 0) return []
  return transact(db, async (tx) => {
    const changed = await savePictures(tx, delivered)
    if (changed.length === 0) return []
    const files = new Set(changed.map(({ file }) => file))
    await addToProducts(
      tx,
      delivered.filter(({ file }) => files.has(file)),
    )
    return changed
  })
}

export type Imported = { file: string; isNew: boolean }

/**
 * Unchanged pictures are not written, so that looking every minute changes nothing. Words that staff wrote stay theirs.
 */
async function savePictures(tx: Tx, delivered: readonly Delivered[]): Promise<Imported[]> {
  const { rows } = await tx.execute<Imported>(sql`
    insert into pictures as known (file, width, height, alt, color, placeholder, spots)
    select file, width, height, alt, dominant, placeholder, coalesce(spots, '[]')
    from jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb)
      as each(file text, width int, height int, alt text, dominant text, placeholder text, spots jsonb)
    on conflict (file) do update set
      width = excluded.width, height = excluded.height, color = excluded.color, placeholder = excluded.placeholder,
      spots = excluded.spots,
      alt = case when known.described_at is null then excluded.alt else known.alt end
    where (known.width, known.height, known.color, known.placeholder, known.spots)
        is distinct from (excluded.width, excluded.height, excluded.color, excluded.placeholder, excluded.spots)
      or (known.described_at is null and known.alt <> excluded.alt)
    returning file, xmax = 0 as "isNew"`)
  return rows
}

/**
 * A view that the catalogue did not know of joins its product's pictures: the piece in a room right after the main
 * picture, where a card shows it on hover, another colour at the end. Where staff have put the pictures in order it waits
 * aside until they want it.
 */
async function addToProducts(tx: Tx, delivered: readonly Delivered[]): Promise<void> {
  const arranged = await selectArrangedSlugs(tx)
  for (const { file, product, view, colour } of delivered) {
    if (product === null) continue
    const name = path.basename(file)
    if (arranged.has(product)) {
      await putAside(tx, product, { file, name })
      continue
    }
    await tx.execute(sql`
      update products set images = case
        when ${name}::text = main_image or ${name}::text = any (images) then images
        when ${view === 'room'} then array_prepend(${name}::text, images)
        else array_append(images, ${name}::text) end
      where slug = ${product}`)
    if (colour) await addToColour(tx, product, colour, name)
  }
}

async function putAside(tx: Tx, slug: string, { file, name }: { file: string; name: string }): Promise<void> {
  await tx.execute(sql`
    insert into pictures_aside (product_id, file, put_at)
    select id, ${file}, now() from products
    where slug = ${slug} and main_image <> ${name} and not ${name}::text = any (images)
    on conflict do nothing`)
}

async function addToColour(tx: Tx, slug: string, colour: string, name: string): Promise<void> {
  await tx.execute(sql`
    update product_variants v set images = array_append(v.images, ${name}::text)
    from products p where p.id = v.product_id and p.slug = ${slug}
      and replace(lower(v.color), ' ', '-') = ${colour} and not ${name}::text = any (v.images)`)
}
