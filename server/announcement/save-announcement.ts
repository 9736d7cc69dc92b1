import { isDeepStrictEqual } from 'node:util'
import type { AnnouncementBody, DeskAnnouncement } from '#domain/api/front.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { presentDeskAnnouncement } from './announcement.present.ts'
import { lockAnnouncement, writeAnnouncement } from './announcement.store.ts'

export type AnnouncementRefusal = Overtaken & { readonly now: DeskAnnouncement }

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

export async function saveAnnouncement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { version, ...body }: AnnouncementBody,
  actor: Actor,
): Promise<Result<null, AnnouncementRefusal>> {
  return inTransaction<null, AnnouncementRefusal>(db, async (tx) => {
    const { version: present, ...before } = presentDeskAnnouncement(await lockAnnouncement(tx))
    const subject = 'announcement:1' as const
    const overtaken = await refuseOvertaken(tx, subject, { version: present, seen: version })
    if (overtaken) return err({ ...overtaken, now: { ...before, version: present } })
    const [startsAt, endsAt] = [momentOf(body.starts_at), momentOf(body.ends_at)]
    const after = { ...body, starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt?.toISOString() ?? null }
    if (isDeepStrictEqual(before, after)) return ok(null)
    const now = clock.now()
    const { is_on: isOn, text, link_label: linkLabel, link, tone } = body
    await writeAnnouncement(tx, { isOn, text, linkLabel, link, tone, startsAt, endsAt, updatedAt: now })
    await writeAudit(tx, actor, { action: 'announcement.changed', subject, before, after }, now)
    return ok(null)
  })
}
