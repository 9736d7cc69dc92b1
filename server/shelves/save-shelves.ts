import type { ShelfKind } from '#domain/api/shelves.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, type AuditEntry, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dropUnusedPicture } from '#server/pictures/drop-unused-picture.ts'
import { findPictureProblem, type PictureProblem } from '#server/pictures/find-picture-problem.ts'
import {
  deleteShelf,
  insertMerged,
  insertShelf,
  lockShelves,
  moveProducts,
  type ShelfRow,
  type ShelfWords,
  updateOrder,
  updateShelf,
} from './shelves.store.ts'

export type ShelfRefusal =
  | { readonly code: 'not_found' | 'same_shelf' | 'last_shelf' }
  | { readonly code: 'name_taken' | 'slug_taken' }
  | { readonly code: PictureProblem }
  | { readonly code: 'not_empty'; readonly products: number }
  | (Overtaken & { readonly now: ShelfRow | null })
type Coded<Code> = ShelfRefusal & { readonly code: Code }
type Taken = 'name_taken' | 'slug_taken' | PictureProblem
type Seen = 'not_found' | 'changed_meanwhile'
type Saved<Code> = Promise<Result<null, Coded<Code>>>
type At = { kind: ShelfKind; id: number; version: number; actor: Actor }

export async function makeShelf(deps: Deps, kind: ShelfKind, words: ShelfWords, actor: Actor): Saved<Taken> {
  return inTransaction<null, Coded<Taken>>(deps.db, async (tx) => {
    const taken = takenBy(await lockShelves(tx, kind), words)
    if (taken) return err({ code: taken })
    const problem = await pictureProblem(tx, words.image)
    if (problem) return err({ code: problem })
    const id = await insertShelf(tx, kind, words)
    return note(tx, deps, actor, { action: `${kind}.made`, subject: `${kind}:${id}`, after: words })
  })
}

export async function changeShelf(deps: Deps, at: At, words: ShelfWords): Saved<Seen | Taken> {
  return save<Taken>(deps, at, async (tx, shelf, all) => {
    const others = all.filter(({ id }) => id !== shelf.id)
    const taken = takenBy(others, words)
    if (taken) return err({ code: taken })
    const isNew = words.image !== shelf.image
    const problem = isNew ? await pictureProblem(tx, words.image) : null
    if (problem) return err({ code: problem })
    await updateShelf(tx, at.kind, shelf.id, words)
    if (isNew) await dropUnusedPicture(tx, deps, sceneFile(shelf.image))
    return ok({ action: 'changed', before: wordsOf(shelf), after: words })
  })
}

/** The products move, and whoever asks for the old one is sent to the new one. */
export async function mergeShelf(deps: Deps, at: At, into: number): Saved<Seen | 'same_shelf'> {
  return save<'not_found' | 'same_shelf'>(deps, at, async (tx, shelf, all) => {
    const target = all.find(({ id }) => id === into)
    if (!target) return err({ code: 'not_found' })
    if (target.id === shelf.id) return err({ code: 'same_shelf' })
    await moveProducts(tx, at.kind, shelf.id, target.id)
    await insertMerged(tx, at.kind, shelf.id, target.id)
    await deleteShelf(tx, at.kind, shelf.id)
    await dropUnusedPicture(tx, deps, sceneFile(shelf.image))
    return ok({
      action: 'merged',
      before: { ...wordsOf(shelf), products: shelf.products },
      after: { into: target.name },
    })
  })
}

export async function removeShelf(deps: Deps, at: At): Saved<Seen | 'not_empty' | 'last_shelf'> {
  return save<'not_empty' | 'last_shelf'>(deps, at, async (tx, shelf, all) => {
    if (shelf.products > 0) return err({ code: 'not_empty', products: shelf.products })
    if (all.length === 1) return err({ code: 'last_shelf' })
    await deleteShelf(tx, at.kind, shelf.id)
    await dropUnusedPicture(tx, deps, sceneFile(shelf.image))
    return ok({ action: 'removed', before: wordsOf(shelf), after: {} })
  })
}

/** Whoever sorts an older list than there is would lose what came meanwhile. */
export async function sortShelves(
  deps: Deps,
  kind: ShelfKind,
  ids: readonly number[],
  actor: Actor,
): Saved<'changed_meanwhile'> {
  return inTransaction<null, Coded<'changed_meanwhile'>>(deps.db, async (tx) => {
    const before = (await lockShelves(tx, kind)).map(({ id }) => id)
    const isSame = new Set(ids).size === before.length && before.every((id) => ids.includes(id))
    if (!isSame) return err({ code: 'changed_meanwhile', change: null, now: null })
    await updateOrder(tx, kind, ids)
    return note(tx, deps, actor, {
      action: `${kind}.sorted`,
      subject: `${kind}:all`,
      before: { ids: before },
      after: { ids },
    })
  })
}

type Done = { action: string; before: Record<string, unknown>; after: Record<string, unknown> }
type Work<Code> = (tx: Tx, shelf: ShelfRow, all: readonly ShelfRow[]) => Promise<Result<Done, Coded<Code>>>

async function save<Code>(deps: Deps, { kind, id, version, actor }: At, work: Work<Code>): Saved<Seen | Code> {
  return inTransaction<null, Coded<Seen | Code>>(deps.db, async (tx) => {
    const all = await lockShelves(tx, kind)
    const shelf = all.find((each) => each.id === id)
    if (!shelf) return err({ code: 'not_found' })
    if (shelf.version !== version)
      return err({ code: 'changed_meanwhile', change: await findLastChange(tx, `${kind}:${id}`), now: shelf })
    const done = await work(tx, shelf, all)
    if (!done.ok) return done
    const { action, before, after } = done.value
    return note(tx, deps, actor, { action: `${kind}.${action}`, subject: `${kind}:${id}`, before, after })
  })
}

async function note(tx: Tx, deps: Deps, actor: Actor, entry: AuditEntry): Promise<Result<null, never>> {
  await writeAudit(tx, actor, entry, deps.clock.now())
  return ok(null)
}

const wordsOf = ({ name, slug, description, image }: ShelfRow): ShelfWords => ({ name, slug, description, image })

function takenBy(others: readonly ShelfRow[], { name, slug }: ShelfWords): 'name_taken' | 'slug_taken' | null {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return 'name_taken'
  return others.some((other) => other.slug === slug) ? 'slug_taken' : null
}

const sceneFile = (image: string) => `scenes/${image}`
const pictureProblem = async (tx: Tx, image: string): Promise<PictureProblem | null> =>
  image === '' ? null : findPictureProblem(tx, sceneFile(image))
