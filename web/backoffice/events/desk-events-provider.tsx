import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { readToken } from '#web/session/auth-token.ts'
import { notice } from '#web/ui/message/notice.ts'
import { createStore } from '#web/ui/state/store.ts'
import { areasOf, type DeskEvent } from './desk-event.ts'
import { DeskEventsContext } from './desk-events.ts'
import { listen } from './listen.ts'
import { addNews, NO_NEWS } from './news.ts'

/** What is told long after it happened goes to the bell without a notice: a laptop that was asleep would show dozens. */
const STILL_NEW_MS = 60_000

/** One line to the shop per window: it fills the bell, shows a quiet notice and makes old answers fresh. */
export function DeskEventsProvider({ children }: { children: ReactNode }) {
  const [line] = useState(openLine)
  const queryClient = useQueryClient()
  const router = useRouter()

  useEffect(() => {
    const end = new AbortController()
    const onEvent = (event: DeskEvent) => {
      if (!line.tell(event)) return
      refresh(queryClient, event)
      if (Date.now() - Date.parse(event.at) < STILL_NEW_MS)
        notice({
          title: event.text,
          action: { label: 'Open', onPress: () => void router.navigate({ href: event.href }) },
        })
    }
    void listen({ token: readToken, onEvent, signal: end.signal })
    return () => end.abort()
  }, [line, queryClient, router])

  return <DeskEventsContext value={line.events}>{children}</DeskEventsContext>
}

function openLine() {
  const news = createStore(NO_NEWS)
  return {
    /** False when it was told before: a line that broke and came back repeats itself. */
    tell(event: DeskEvent): boolean {
      const before = news.read()
      news.set(addNews(before, event))
      return news.read() !== before
    },
    events: { news, markRead: () => news.set({ ...news.read(), unread: 0 }) },
  }
}

function refresh(queryClient: QueryClient, event: DeskEvent): void {
  for (const area of areasOf(event)) void queryClient.invalidateQueries({ queryKey: ['backoffice', area] })
}
