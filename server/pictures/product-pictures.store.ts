import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PicturedProduct = {
  id: number
  name: string
  slug: string
  isActive: boolean
  mainImage: string
  images: string[]
  colours: { id: number; color: string; swatch: string; images: string[] }[]
}

export async function selectPictured(db: Db | Tx, productId: number): Promise<PicturedProduct | undefined> {
  const { rows } = await db.execute<PicturedProduct>(sql`
    select p.id, p.name, p.slug, p.is_active as "isActive", p.main_image as "mainImage", p.images,
      (select coalesce(json_agg(json_build_object('id', v.id, 'color', v.color, 'swatch', v.swatch, 'images', v.images)
          order by v.position, v.id), '[]'::json)
        from product_variants v where v.product_id = p.id) as colours
    from products p where p.id = ${productId}`)
  return rows[0]
}

export async function lockPictured(tx: Tx, productId: number): Promise<PicturedProduct | undefined> {
  await tx.execute(sql`select from products where id = ${productId} for update`)
  return selectPictured(tx, productId)
}

/** In the order in which a page shows them. */
export const namesOf = ({ mainImage, images }: Pick<PicturedProduct, 'mainImage' | 'images'>): string[] => [
  ...new Set([mainImage, ...images].filter((name) => name !== '')),
]

/** Of the order itself and not of the row: whoever writes it, in whatever way, changes it. */
export function versionOf({ mainImage, images, colours }: PicturedProduct): string {
  const whole = [mainImage, images, colours.map((colour) => [colour.id, colour.images])]
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16)
}

type Arranged = { mainImage: string; images: readonly string[]; byColour: ReadonlyMap<number, readonly string[]> }

export async function saveArrangement(tx: Tx, productId: number, arranged: Arranged, now: Date): Promise<void> {
  const { mainImage, images, byColour } = arranged
  await tx.execute(sql`
    update products set main_image = ${mainImage}, images = ${listOf(images)}, updated_at = ${now.toISOString()}
    where id = ${productId}`)
  for (const [colour, files] of byColour)
    await tx.execute(sql`
      update product_variants set images = ${listOf(files)}
      where id = ${colour} and product_id = ${productId} and images <> ${listOf(files)}`)
  await tx.execute(sql`
    insert into picture_arrangements (product_id, arranged_at) values (${productId}, ${now.toISOString()})
    on conflict (product_id) do update set arranged_at = excluded.arranged_at`)
}

const listOf = (names: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`
