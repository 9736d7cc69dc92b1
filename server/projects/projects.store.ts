import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'
import { scenePicture } from '#server/media/scene-picture.ts'

export type ProjectCardRow = {
  id: number
  slug: string
  name: string
  shortDescription: string
  mainImage: string
  location: string
  type: string
  style: string
  client: string
  completionDate: string
  isFeatured: boolean
  isActive: boolean
  createdAt: string
  updatedAt: string
  version: number
  picture: PictureRow
}
export type ProjectRow = ProjectCardRow & {
  description: string
  images: string[]
  pictures: PictureRow[]
  pieceIds: number[]
}

export const CARD = sql`
  p.id, p.slug, p.name, p.short_description as "shortDescription", p.main_image as "mainImage", p.location, p.type, p.style,
  p.client, p.completion_date as "completionDate", p.is_featured as "isFeatured", p.is_active as "isActive",
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.version, ${scenePicture(sql`p.main_image`)} as picture`

const WHOLE = sql`
  ${CARD}, p.description, p.images,
  coalesce((select json_agg(${scenePicture(sql`listed.name`)} order by listed.place)
    from unnest(array_prepend(p.main_image, p.images)) with ordinality as listed(name, place) where listed.name <> ''), '[]'::json) as pictures,
  array(select piece.product_id from project_pieces piece where piece.project_id = p.id order by piece.position) as "pieceIds"`

/** More than the home page has room for are never asked for. */
const MOST_FEATURED = 6

export async function listShownProjects(db: Db, onlyFeatured: boolean): Promise<ProjectCardRow[]> {
  const featured = onlyFeatured ? sql`and p.is_featured` : sql``
  const { rows } = await db.execute<ProjectCardRow>(sql`
    select ${CARD} from projects p where p.is_active ${featured}
    order by p.position, p.id ${onlyFeatured ? sql`limit ${MOST_FEATURED}` : sql``}`)
  return rows
}

/** An address that a project has left finds it too. */
export const atAddress = (slug: string): SQL =>
  sql`(p.slug = ${slug} or p.id = (select old.project_id from project_slugs old where old.slug = ${slug}))`

export async function findProject(db: Db | Tx, where: SQL): Promise<ProjectRow | undefined> {
  const { rows } = await db.execute<ProjectRow>(sql`select ${WHOLE} from projects p where ${where}`)
  return rows[0]
}
