import type { CodeOf } from '#domain/api/endpoint.ts'
import type { SETTINGS } from '#domain/api/endpoints/settings.ts'
import { settingsDesk, type ShownSettings } from '#domain/api/settings.ts'
import { changedSettings } from '#domain/company/setting-words.ts'
import { SECTION_KEYS, type SectionKey } from '#domain/company/settings.ts'
import { overtakenText } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { atFields, type Refusal, refuse, success } from '#server/http/reply.ts'
import { readWholeSettings } from '#server/facts/read-settings.ts'
import type { Slice } from '#server/slice.ts'
import { changeSettings, type SettingsRefusal } from './change-settings.ts'
import { readVersions } from './read-versions.ts'
import { selectSaved } from './settings.store.ts'

export const settingsRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'change_settings' } as const
  const { db } = deps

  async function shown(): Promise<ShownSettings> {
    const [{ settings, unread }, saved] = await Promise.all([readWholeSettings(db), selectSaved(db)])
    const sections = SECTION_KEYS.map((key) => {
      const { version = 0, by = null, at = null } = saved[key] ?? {}
      const reason = unread.find(({ section }) => section === key)?.reason ?? null
      return [key, { value: settings[key], version, changed: at && { by, at: at.toISOString() }, unread: reason }]
    })
    return Object.fromEntries(sections) as ShownSettings
  }

  app.get('/api/backoffice/settings', { config, schema: settingsDesk.read }, async () => success(await shown()))

  app.put('/api/backoffice/settings/:section', { config, schema: settingsDesk.save }, async (request, reply) => {
    const section = request.params.section as SectionKey
    const { value, version } = request.body
    const changed = await changeSettings(deps, { section, value, version, actor: actorOf(request) })
    return changed.ok ? success(await shown()) : refuse(reply, refusalOf(changed.error, section))
  })
  app.get('/api/backoffice/settings/:section/versions', { config, schema: settingsDesk.versions }, async (request) =>
    success(await readVersions(db, request.params.section as SectionKey, request.query.before ?? null)),
  )
}

function refusalOf(refusal: SettingsRefusal, section: SectionKey): Refusal<CodeOf<typeof SETTINGS.save>> {
  if (refusal.code === 'validation') return atFields(refusal.code, refusal.errors)
  const { change, now, wanted } = refusal
  const different = changedSettings(section, now, wanted)
  return {
    status: 409,
    code: refusal.code,
    message: overtakenText(change, 'changed this', 'This was changed'),
    errors: Object.fromEntries(different.map(({ label, before }) => [label, [`${label}: now ${before ?? 'gone'}`]])),
  }
}
