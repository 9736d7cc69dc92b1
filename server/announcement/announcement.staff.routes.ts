import type { CodeOf } from '#domain/api/endpoint.ts'
import type { ANNOUNCEMENT_DESK } from '#domain/api/endpoints/front.ts'
import { announcementDesk } from '#domain/api/front.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, type Refusal, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentDeskAnnouncement } from './announcement.present.ts'
import { selectAnnouncement } from './announcement.store.ts'
import { type AnnouncementRefusal, saveAnnouncement } from './save-announcement.ts'

export const staffAnnouncementRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const
  const shown = async () => success(presentDeskAnnouncement(await selectAnnouncement(deps.db)))

  app.get('/api/backoffice/announcement', { config, schema: announcementDesk.read }, shown)

  app.put('/api/backoffice/announcement', { config, schema: announcementDesk.save }, async (request, reply) => {
    const saved = await saveAnnouncement(deps, request.body, actorOf(request))
    return saved.ok ? shown() : refuse(reply, refusalOf(saved.error))
  })
}

const refusalOf = (refusal: AnnouncementRefusal): Refusal<CodeOf<typeof ANNOUNCEMENT_DESK.save>> =>
  overtakenRefusal(refusal, 'announcement', {}, { text: [`Now: ${refusal.now.text}`] })
