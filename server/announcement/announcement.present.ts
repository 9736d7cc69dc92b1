import type { Announced, DeskAnnouncement } from '#domain/api/front.ts'
import { ANNOUNCEMENT_TONES, announcementKey, type AnnouncementTone } from '#domain/content/announcement.ts'
import { isPageLink } from '#domain/content/page-link.ts'
import { isOnAt } from '#domain/content/schedule.ts'
import type { AnnouncementRow } from './announcement.store.ts'

const toneOf = (tone: string): AnnouncementTone => ANNOUNCEMENT_TONES.find((known) => known === tone) ?? 'quiet'

export function presentAnnounced(row: AnnouncementRow | undefined, now: Date): Announced | null {
  if (!row || row.text === '' || !isOnAt(row, now)) return null
  // Whatever else stands in the row, however it came there, is not followed.
  const link = isPageLink(row.link) ? row.link : ''
  const said = { text: row.text, link, link_label: link === '' ? '' : row.linkLabel, tone: toneOf(row.tone) }
  return { key: announcementKey(said), ...said }
}

const NONE: DeskAnnouncement = {
  is_on: false,
  text: '',
  link_label: '',
  link: '',
  tone: 'quiet',
  starts_at: null,
  ends_at: null,
  version: 0,
}

export function presentDeskAnnouncement(row: AnnouncementRow | undefined): DeskAnnouncement {
  if (!row) return NONE
  return {
    is_on: row.isOn,
    text: row.text,
    link_label: row.linkLabel,
    link: row.link,
    tone: toneOf(row.tone),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    version: row.version,
  }
}
