import { createContext, use } from 'react'
import type { ReadableStore } from '#web/ui/state/store.ts'
import type { News } from './news.ts'

export type DeskEvents = {
  news: ReadableStore<News>
  markRead: () => void
}

export const DeskEventsContext = createContext<DeskEvents | null>(null)

export function useDeskEvents(): DeskEvents {
  const events = use(DeskEventsContext)
  if (!events) throw new Error('useDeskEvents must be used inside the back office')
  return events
}
