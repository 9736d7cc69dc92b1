import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { ReadableStore } from '#web/ui/state/store.ts'
import type { DeskEvent } from './desk-event.ts'
import type { News } from './news.ts'

export type DeskEvents = {
  /** Hears of every event while it listens; returns how to stop. */
  subscribe: (listener: (event: DeskEvent) => void) => () => void
  news: ReadableStore<News>
  markRead: () => void
}

export const DeskEventsContext = createContext<DeskEvents | null>(null)

export function useDeskEvents(): DeskEvents {
  const events = use(DeskEventsContext)
  if (!events) throw new Error('useDeskEvents must be used inside the back office')
  return events
}

/** For a screen that does more with an event than show fresh rows. */
export function useOnDeskEvent(onEvent: (event: DeskEvent) => void): void {
  const { subscribe } = useDeskEvents()
  const hear = useEffectEvent(onEvent)
  useEffect(() => subscribe((event) => hear(event)), [subscribe])
}
