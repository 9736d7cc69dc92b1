import { isDeepStrictEqual } from 'node:util'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockSettings } from '#server/facts/read-settings.ts'
import { movePromises } from '#server/orders/move-promises.ts'
import { type SavedSection, saveSection, selectSaved } from './settings.store.ts'

export type ChangeSettings = { section: SectionKey; value: unknown; version: number; actor: Actor }
export type SettingsRefusal =
  | { readonly code: 'validation'; readonly errors: Record<string, string[]> }
  | {
      readonly code: 'changed_meanwhile'
      readonly change: SavedSection | null
      readonly now: Settings[SectionKey]
      /** What the second editor wanted to save. */
      readonly wanted: Settings[SectionKey]
    }

/** They decide when a piece arrives. */
const DECIDE_DATES: readonly SectionKey[] = ['holidays', 'zones', 'delivery']

/** Load, decide, save: one section. What was issued, charged and promised before stays; only dates that nobody has paid for follow. */
export async function changeSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { section, value, version, actor }: ChangeSettings,
): Promise<Result<null, SettingsRefusal>> {
  const parsed = settingSections[section].safeParse(value)
  if (!parsed.success) return err({ code: 'validation', errors: errorsOf(parsed.error.issues) })
  const after = parsed.data
  return inTransaction<null, SettingsRefusal>(db, async (tx) => {
    const { settings, unread } = await lockSettings(tx)
    const [before, saved] = [settings[section], (await selectSaved(tx))[section] ?? null]
    // What is kept and cannot be read is written anew, also where that is what the shop uses meanwhile.
    const isUnread = unread.some((one) => one.section === section)
    if ((saved?.version ?? 0) !== version)
      return err({ code: 'changed_meanwhile', change: saved, now: before, wanted: after })
    if (!isUnread && isDeepStrictEqual(before, after)) return ok(null)
    const now = clock.now()
    await saveSection(tx, { section, value: after, by: actor.id, now })
    const subject = `setting:${section}` as const
    await writeAudit(
      tx,
      actor,
      { action: 'setting.changed', subject, ...differenceOf(isUnread ? {} : before, after) },
      now,
    )
    if (DECIDE_DATES.includes(section)) {
      const plan = deliveryTerms({ ...settings, [section]: after })
      await movePromises(tx, { now, plan })
    }
    return ok(null)
  })
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

function errorsOf(issues: readonly Issue[]): Record<string, string[]> {
  const at = Object.groupBy(issues, ({ path }) => path.map(String).join('.') || 'value')
  return Object.fromEntries(
    Object.entries(at).map(([field, found]) => [field, (found ?? []).map((one) => one.message)]),
  )
}

/** What the log shows: the fields that are different, before and after. */
function differenceOf(before: object, after: object) {
  const was = before as Record<string, unknown>
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(was[field], value))
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was[field]])),
    after: Object.fromEntries(changed),
  }
}
