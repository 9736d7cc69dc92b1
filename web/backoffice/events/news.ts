import type { DeskEvent } from './desk-event.ts'

export type News = { events: readonly DeskEvent[]; unread: number }

export const NO_NEWS: News = { events: [], unread: 0 }
const KEPT = 50

/** The newest first; what is told twice (a line that broke and came back) counts once. */
export function addNews(news: News, event: DeskEvent): News {
  const { events, unread } = news
  if (events.some(({ id }) => id === event.id)) return news
  return { events: [event, ...events].slice(0, KEPT), unread: unread + 1 }
}
