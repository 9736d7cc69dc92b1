import { frontContract } from '#domain/api/front.ts'
import { turnsAfter } from '#domain/content/schedule.ts'
import { byRows } from '#server/http/by-rows.ts'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentAnnounced } from './announcement.present.ts'
import { selectAnnouncement } from './announcement.store.ts'

export const announcementRoutes: Slice = async (plain, { db, clock }) => {
  const app = byRows(plain)
  const config = { access: 'public' } as const

  app.get('/api/announcement', { config, schema: frontContract.announcement }, async (_request, reply) => {
    const [row, now] = [await selectAnnouncement(db), clock.now()]
    tagReply(reply, 'announcement')
    goodUntil(reply, turnsAfter(row ? [row] : [], now))
    return success(presentAnnounced(row, now))
  })
}
