import { isDeepStrictEqual } from 'node:util'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange, type LastChange } from '#server/audit/last-change.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { planOf, readSettings } from '#server/facts/read-settings.ts'
import { movePromises } from '#server/orders/move-promises.ts'
import { lockSettings, saveSection, selectVersions } from './settings.store.ts'

export type ChangeSettings = { section: SectionKey; value: unknown; version: number; actor: Actor }
export type SettingsRefusal =
  | { readonly code: 'validation'; readonly errors: Record<string, string[]> }
  | { readonly code: 'changed_meanwhile'; readonly change: LastChange | null; readonly now: Settings[SectionKey] }

/** Load, decide, save: one section. What was issued and promised before stays; only what is not yet confirmed follows. */
export async function changeSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  command: ChangeSettings,
): Promise<Result<null, SettingsRefusal>> {
  const { section, actor } = command
  const parsed = settingSections[section].safeParse(command.value)
  if (!parsed.success) return err({ code: 'validation', errors: errorsOf(parsed.error.issues) })
  return inTransaction<null, SettingsRefusal>(db, async (tx) => {
    await lockSettings(tx)
    const [before, versions] = [(await readSettings(tx))[section], await selectVersions(tx)]
    const subject = `setting:${section}` as const
    if ((versions[section] ?? 0) !== command.version)
      return err({ code: 'changed_meanwhile', change: await findLastChange(tx, subject), now: before })
    const after = parsed.data
    if (isDeepStrictEqual(before, after)) return ok(null)
    const now = clock.now()
    await saveSection(tx, section, after, now)
    await writeAudit(tx, actor, { action: 'setting.changed', subject, ...differenceOf(before, after) }, now)
    if (section === 'holidays') await followHolidays(tx, now)
    return ok(null)
  })
}

async function followHolidays(tx: Tx, now: Date): Promise<void> {
  await movePromises(tx, { now, plan: planOf(await readSettings(tx)) })
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
