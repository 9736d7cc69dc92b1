import type { SlideBody } from '#domain/api/front.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteSlide,
  insertSlide,
  lockSlides,
  selectUnknown,
  type SlideChange,
  type SlideRow,
  updateSlide,
  updateSlideOrder,
} from './hero.store.ts'

export type SlideRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'unknown_picture'; readonly names: readonly string[] }
  | (Overtaken & { readonly now: SlideRow | null })
type Needed = Pick<Deps, 'db' | 'clock'>
type Coded<Code> = SlideRefusal & { readonly code: Code }
type Seen = 'not_found' | 'changed_meanwhile'
type Saved<Code> = Promise<Result<number, Coded<Code>>>
export type SeenSlide = { id: number; version: number; actor: Actor }

export async function makeSlide({ db, clock }: Needed, body: SlideBody, actor: Actor): Saved<'unknown_picture'> {
  return inTransaction<number, Coded<'unknown_picture'>>(db, async (tx) => {
    const now = clock.now()
    await lockSlides(tx)
    const unknown = await selectUnknown(tx, [body.wide, body.tall])
    if (unknown.length > 0) return err({ code: 'unknown_picture', names: unknown })
    const row = rowOf(body, now)
    const id = await insertSlide(tx, row)
    await writeAudit(tx, actor, { action: 'slide.made', subject: `slide:${id}`, after: factsOf(row) }, now)
    return ok(id)
  })
}

export async function saveSlide(deps: Needed, seen: SeenSlide, body: SlideBody): Saved<Seen | 'unknown_picture'> {
  return save<'unknown_picture'>(deps, seen, async (tx, slide) => {
    const unknown = await selectUnknown(tx, [body.wide, body.tall])
    if (unknown.length > 0) return err({ code: 'unknown_picture', names: unknown })
    const row = rowOf(body, deps.clock.now())
    await updateSlide(tx, slide.id, row)
    return ok({ action: 'slide.changed', before: factsOf(slide), after: factsOf(row) })
  })
}

export async function removeSlide(deps: Needed, seen: SeenSlide): Saved<Seen> {
  return save(deps, seen, async (tx, slide) => {
    await deleteSlide(tx, slide.id)
    return ok({ action: 'slide.removed', before: factsOf(slide), after: {} })
  })
}

/** Whoever sorts an older list than there is would lose what came meanwhile. */
export async function sortSlides(
  { db, clock }: Needed,
  ids: readonly number[],
  actor: Actor,
): Saved<'changed_meanwhile'> {
  return inTransaction<number, Coded<'changed_meanwhile'>>(db, async (tx) => {
    const before = (await lockSlides(tx)).map(({ id }) => id)
    const isSame = new Set(ids).size === before.length && before.every((id) => ids.includes(id))
    if (!isSame) return err({ code: 'changed_meanwhile', change: null, now: null })
    await updateSlideOrder(tx, ids)
    const entry = { action: 'slide.sorted', subject: 'slide:all', before: { ids: before }, after: { ids } } as const
    await writeAudit(tx, actor, entry, clock.now())
    return ok(0)
  })
}

type Facts = Record<string, unknown>
type Done = { action: string; before: Facts; after: Facts }
type Work<Code> = (tx: Tx, slide: SlideRow) => Promise<Result<Done, Coded<Code>>>

async function save<Code = never>(
  { db, clock }: Needed,
  { id, version, actor }: SeenSlide,
  work: Work<Code>,
): Saved<Seen | Code> {
  return inTransaction<number, Coded<Seen | Code>>(db, async (tx) => {
    const slide = (await lockSlides(tx)).find((each) => each.id === id)
    if (!slide) return err({ code: 'not_found' })
    const subject = `slide:${id}` as const
    if (slide.version !== version)
      return err({ code: 'changed_meanwhile', change: await findLastChange(tx, subject), now: slide })
    const done = await work(tx, slide)
    if (!done.ok) return done
    await writeAudit(tx, actor, { subject, ...done.value }, clock.now())
    return ok(id)
  })
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

const rowOf = (body: SlideBody, now: Date) => ({
  kicker: body.kicker,
  ink: body.ink,
  title: body.title,
  text: body.text,
  linkLabel: body.link_label,
  link: body.link,
  wide: body.wide,
  tall: body.tall,
  isOn: body.is_on,
  startsAt: momentOf(body.starts_at),
  endsAt: momentOf(body.ends_at),
  updatedAt: now,
})

/** What the log shows. */
function factsOf({ kicker, title, text, linkLabel, link, wide, tall, isOn, startsAt, endsAt }: SlideChange): Facts {
  const times = { starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt?.toISOString() ?? null }
  return { kicker, title, text, link_label: linkLabel, link, wide, tall, is_on: isOn, ...times }
}
