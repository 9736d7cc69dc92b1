import type { SettingVersion } from '#domain/api/settings.ts'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { changedSettings } from '#domain/company/setting-words.ts'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import type { Db } from '#server/db/connect.ts'
import { type SectionVersion, selectVersions } from './settings.store.ts'

const SHOWN = 20

/** The states of a section, newest first, each with what it changed; the last of all is how the shop came. */
export async function readVersions(db: Db, section: SectionKey, before: number | null): Promise<SettingVersion[]> {
  const rows = await selectVersions(db, section, before, SHOWN + 1)
  return rows.slice(0, SHOWN).map((row, at) => {
    const older = rows[at + 1]
    const value = valueOf(section, row)
    const earlier = older ? valueOf(section, older) : DEFAULT_SETTINGS[section]
    return {
      version: row.version,
      by: row.by,
      at: row.at.toISOString(),
      // A state that this shop can no longer read is told of, but cannot be put back.
      value,
      changes: value && earlier ? changedSettings(section, earlier, value) : [],
    }
  })
}

function valueOf(section: SectionKey, { value }: SectionVersion): Settings[SectionKey] | null {
  const parsed = settingSections[section].safeParse(value)
  return parsed.success ? parsed.data : null
}
