import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DeskProject, ProjectQuery } from '#domain/api/projects.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { projects } from '#server/db/schema/content.ts'
import { projectPieces } from '#server/db/schema/projects.ts'
import type { Tx } from '#server/db/transaction.ts'
import { unknownScenes } from '#server/media/scene-picture.ts'
import { CARD, findProject, type ProjectCardRow, type ProjectRow } from './projects.store.ts'

export type ListedProjectRow = ProjectCardRow & { pieceCount: number }
export type DeskProjectRow = ProjectRow & { oldSlugs: string[]; pieces: DeskProject['pieces'] }
export type ProjectWords = Omit<typeof projects.$inferInsert, 'id' | 'createdAt' | 'version' | 'position'>

const SORTED: Record<ProjectQuery['sort'], SQL> = {
  name: sql`lower(p.name), p.id`,
  '-name': sql`lower(p.name) desc, p.id desc`,
  created_at: sql`p.created_at, p.id`,
  '-created_at': sql`p.created_at desc, p.id desc`,
  completed: sql`p.completion_date, p.id`,
  '-completed': sql`p.completion_date desc, p.id desc`,
}

function asked({ search, state, type, featured }: ProjectQuery): SQL {
  const words = (search ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const conditions = [
    sql`true`,
    ...words.map((word) => holdsWord(sql`p.found`, word)),
    ...(state ? [state === 'shown' ? sql`p.is_active` : sql`not p.is_active`] : []),
    ...(type ? [sql`p.type = ${type}`] : []),
    ...(featured ? [sql`p.is_featured`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The page is cut out of an index before the wide rows are read. */
export const listDeskProjects = (db: Db, query: ProjectQuery) =>
  cutList(
    db,
    {
      from: sql`projects p`,
      id: sql<number>`p.id`,
      where: asked(query),
      order: query.featured ? sql`p.position, p.id` : SORTED[query.sort],
    },
    query,
    async (page) => {
      const { rows } = await db.execute<ListedProjectRow>(sql`
        select ${CARD}, (select count(*)::int from project_pieces piece where piece.project_id = p.id) as "pieceCount"
        from (${page}) as page join projects p on p.id = page.id order by page.place`)
      return rows
    },
  )

export async function findDeskProject(db: Db | Tx, id: number): Promise<DeskProjectRow | undefined> {
  const row = await findProject(db, sql`p.id = ${id}`)
  if (!row) return undefined
  const { rows } = await db.execute<Pick<DeskProjectRow, 'oldSlugs' | 'pieces'>>(sql`
    select array(select slug from project_slugs where project_id = ${id} order by left_at desc) as "oldSlugs",
      coalesce((select json_agg(json_build_object('id', product.id, 'name', product.name, 'sku', product.sku, 'is_active', product.is_active)
        order by piece.position) from project_pieces piece join products product on product.id = piece.product_id
        where piece.project_id = ${id}), '[]'::json) as pieces`)
  return { ...row, oldSlugs: [], pieces: [], ...rows[0] }
}

/** Waits for whoever is changing it. */
export async function lockProject(tx: Tx, id: number): Promise<DeskProjectRow | undefined> {
  await tx.execute(sql`select from projects where id = ${id} for update`)
  return findDeskProject(tx, id)
}

export async function insertProject(tx: Tx, words: ProjectWords, now: Date): Promise<number> {
  const position = sql`(select coalesce(max(position), 0) + 1 from projects)`
  const [made] = await tx
    .insert(projects)
    .values({ ...words, position, createdAt: now })
    .returning({ id: projects.id })
  if (!made) throw new Error('No project was written')
  return made.id
}

export async function updateProject(tx: Tx, id: number, words: ProjectWords): Promise<void> {
  // Also where only its pieces are different.
  const version = sql`${projects.version} + 1`
  await tx
    .update(projects)
    .set({ ...words, version })
    .where(eq(projects.id, id))
}

export async function replacePieces(tx: Tx, id: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(projectPieces).where(eq(projectPieces.projectId, id))
  const rows = productIds.map((productId, at) => ({ projectId: id, productId, position: at + 1 }))
  if (rows.length > 0) await tx.insert(projectPieces).values(rows)
}

type Doubts = { slugs: string[]; pictures: string[]; pieces: number[] }

/** Addresses that are not free for this project, pictures and products that are not there. */
export async function selectDoubts(
  tx: Tx,
  { id, slug, images, pieces }: { id: number; slug: string; images: readonly string[]; pieces: readonly number[] },
): Promise<Doubts> {
  const like = `${slug}%`
  const { rows } = await tx.execute<Doubts>(sql`
    select array(select slug from projects where slug like ${like} and id <> ${id}
        union select slug from project_slugs where slug like ${like} and project_id <> ${id}) as slugs,
      array(${unknownScenes(images)}) as pictures,
      array(select asked.id from unnest(${sql.param([...pieces])}::int[]) as asked(id)
        where not exists (select from products where products.id = asked.id)) as pieces`)
  return rows[0] ?? { slugs: [], pictures: [], pieces: [] }
}

export async function lockFeatured(tx: Tx): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('projects:order'))`)
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isFeatured, true))
    .orderBy(projects.position, projects.id)
  return rows.map(({ id }) => id)
}

/** The places that these have among all are given out anew. */
export async function updateProjectOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ position: projects.position })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
  const places = rows.map(({ position }) => position).toSorted((a, b) => a - b)
  const isDistinct = new Set(places).size === places.length
  const given = isDistinct ? places : ids.map((_, at) => at + 1)
  await tx.execute(sql`
    update projects set position = place from unnest(${sql.param([...ids])}::int[], ${sql.param(given)}::int[]) as sorted(project, place)
    where id = project and position <> place`)
}
