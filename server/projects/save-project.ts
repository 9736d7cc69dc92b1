import { isDeepStrictEqual } from 'node:util'
import type { ProjectBody } from '#domain/api/projects.ts'
import { freeName, slugOf } from '#domain/catalog/slug.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  type DeskProjectRow,
  insertProject,
  lockFeatured,
  lockProject,
  type ProjectWords,
  replacePieces,
  selectDoubts,
  updateProject,
  updateProjectOrder,
} from './project-desk.store.ts'

export type ProjectRefusal =
  | { readonly code: 'not_found' | 'slug_taken' | 'unknown_piece' }
  | { readonly code: 'unknown_picture'; readonly names: readonly string[] }
  | (Overtaken & { readonly now: DeskProjectRow | null })
type Needed = Pick<Deps, 'db' | 'clock'>
type Coded<Code> = ProjectRefusal & { readonly code: Code }
type Wrong = 'slug_taken' | 'unknown_piece' | 'unknown_picture'
type Saved<Code> = Promise<Result<number, Coded<Code>>>
type Words = Omit<ProjectBody, 'version'>

export async function makeProject({ db, clock }: Needed, body: ProjectBody, actor: Actor): Saved<Wrong> {
  return inTransaction<number, Coded<Wrong>>(db, async (tx) => {
    const now = clock.now()
    const checked = await check(tx, 0, body)
    if (!checked.ok) return checked
    const words = checked.value
    const id = await insertProject(tx, rowOf(words, now), now)
    await replacePieces(tx, id, words.pieces)
    await writeAudit(tx, actor, { action: 'project.made', subject: `project:${id}`, after: words }, now)
    return ok(id)
  })
}

export type SaveProject = { id: number; body: ProjectBody; actor: Actor }

/** Load and lock, decide, save. The database keeps the address that it leaves. */
export async function saveProject(
  { db, clock }: Needed,
  { id, body, actor }: SaveProject,
): Saved<ProjectRefusal['code']> {
  return inTransaction<number, ProjectRefusal>(db, async (tx) => {
    const project = await lockProject(tx, id)
    if (!project) return err({ code: 'not_found' })
    const subject = `project:${id}` as const
    if (project.version !== body.version)
      return err({ code: 'changed_meanwhile', change: await findLastChange(tx, subject), now: project })
    const checked = await check(tx, id, body)
    if (!checked.ok) return checked
    const { before, after } = differenceOf(wordsOf(project), checked.value)
    if (Object.keys(after).length === 0) return ok(id)
    const now = clock.now()
    await updateProject(tx, id, rowOf(checked.value, now))
    if ('pieces' in after) await replacePieces(tx, id, checked.value.pieces)
    await writeAudit(tx, actor, { action: 'project.changed', subject, before, after }, now)
    return ok(id)
  })
}

/** Whoever sorts an older list than there is would lose what came meanwhile. */
export async function sortProjects(
  { db, clock }: Needed,
  ids: readonly number[],
  actor: Actor,
): Promise<Result<number[], Coded<'changed_meanwhile'>>> {
  return inTransaction<number[], Coded<'changed_meanwhile'>>(db, async (tx) => {
    const before = await lockFeatured(tx)
    const isSame = new Set(ids).size === before.length && before.every((id) => ids.includes(id))
    if (!isSame) return err({ code: 'changed_meanwhile', change: null, now: null })
    await updateProjectOrder(tx, ids)
    const entry = { action: 'project.sorted', subject: 'project:all', before: { ids: before }, after: { ids } } as const
    await writeAudit(tx, actor, entry, clock.now())
    return ok([...ids])
  })
}

async function check(
  tx: Tx,
  id: number,
  { version: _version, ...words }: ProjectBody,
): Promise<Result<Words, Coded<Wrong>>> {
  const wanted = words.slug || slugOf(words.name, 'project')
  const doubts = await selectDoubts(tx, { id, slug: wanted, images: words.images, pieces: words.pieces })
  if (words.slug !== '' && doubts.slugs.includes(words.slug)) return err({ code: 'slug_taken' })
  if (doubts.pictures.length > 0) return err({ code: 'unknown_picture', names: doubts.pictures })
  if (doubts.pieces.length > 0) return err({ code: 'unknown_piece' })
  return ok({ ...words, slug: freeName(wanted, (slug) => doubts.slugs.includes(slug)) })
}

function rowOf(words: Words, now: Date): ProjectWords {
  const [mainImage = '', ...images] = words.images
  return {
    slug: words.slug,
    name: words.name,
    shortDescription: words.short_description,
    description: words.description,
    mainImage,
    images,
    location: words.location,
    type: words.type,
    style: words.style,
    client: words.client,
    completionDate: words.completion_date,
    isFeatured: words.is_featured,
    isActive: words.is_active,
    updatedAt: now,
  }
}

const wordsOf = (row: DeskProjectRow) => ({
  name: row.name,
  slug: row.slug,
  short_description: row.shortDescription,
  description: row.description,
  location: row.location,
  client: row.client,
  type: row.type,
  style: row.style,
  completion_date: row.completionDate,
  is_featured: row.isFeatured,
  is_active: row.isActive,
  images: [row.mainImage, ...row.images].filter((name) => name !== ''),
  pieces: row.pieceIds,
})

/** What the log shows: the fields that are different, before and after. */
function differenceOf(before: ReturnType<typeof wordsOf>, after: Words) {
  const was = before as Record<string, unknown>
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(was[field], value))
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was[field]])),
    after: Object.fromEntries(changed),
  }
}
