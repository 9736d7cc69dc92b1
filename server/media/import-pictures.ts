import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { type Delivered, readManifest } from './manifest.ts'

/** Brings what the studio has delivered since the last look: its pictures show up without a restart or a new seed. */
export async function importPictures(db: Db, originals: string): Promise<number> {
  const delivered = await readManifest(originals)
  if (delivered.length === 0) return 0
  return transact(db, async (tx) => {
    const changed = await savePictures(tx, delivered)
    if (changed.length === 0) return 0
    await addToProducts(
      tx,
      delivered.filter(({ file }) => changed.includes(file)),
    )
    return changed.length
  })
}

/** Unchanged pictures are not written, so that looking every minute changes nothing. */
async function savePictures(tx: Tx, delivered: readonly Delivered[]): Promise<string[]> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    insert into pictures as known (file, width, height, alt, color, placeholder)
    select file, width, height, alt, dominant, placeholder
    from jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb)
      as each(file text, width int, height int, alt text, dominant text, placeholder text)
    on conflict (file) do update set
      width = excluded.width, height = excluded.height, alt = excluded.alt, color = excluded.color,
      placeholder = excluded.placeholder
    where (known.width, known.height, known.alt, known.color, known.placeholder)
      is distinct from (excluded.width, excluded.height, excluded.alt, excluded.color, excluded.placeholder)
    returning file`)
  return rows.map((row) => row.file)
}

/**
 * A view that the catalogue did not know of joins its product's pictures: the piece in a room right after the main
 * picture, where a card shows it on hover, another colour at the end.
 */
async function addToProducts(tx: Tx, delivered: readonly Delivered[]): Promise<void> {
  for (const { file, product, view, colour } of delivered) {
    if (product === null) continue
    const name = path.basename(file)
    await tx.execute(sql`
      update products set images = case
        when ${name}::text = main_image or ${name}::text = any (images) then images
        when ${view === 'room'} then array_prepend(${name}::text, images)
        else array_append(images, ${name}::text) end
      where slug = ${product}`)
    if (colour) await addToColour(tx, product, colour, name)
  }
}

async function addToColour(tx: Tx, slug: string, colour: string, name: string): Promise<void> {
  await tx.execute(sql`
    update product_variants v set images = array_append(v.images, ${name}::text)
    from products p where p.id = v.product_id and p.slug = ${slug}
      and replace(lower(v.color), ' ', '-') = ${colour} and not ${name}::text = any (v.images)`)
}
