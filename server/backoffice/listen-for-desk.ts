import type pg from 'pg'
import type { Logger } from 'pino'
import { listenOn } from '#server/db/listen-on.ts'
import type { DeskFeed } from './desk-feed.ts'

type Notice = { id: number; kind: string; data: Record<string, unknown>; created_at: string }

/** The one line of this process on which the triggers of migration desk_events speak. */
export function listenForDesk(connection: pg.PoolConfig, feed: DeskFeed, log: Logger): { stop(): Promise<void> } {
  const onNotice = (payload: string) => {
    const { id, kind, data, created_at } = JSON.parse(payload) as Notice
    feed.tell({ id, kind, data, createdAt: new Date(created_at) })
  }
  const onConnected = () => void feed.catchUp().catch((error: unknown) => log.warn({ err: error }, 'desk events'))
  return listenOn(
    connection,
    { channel: 'desk_events', name: 'saalghar-desk' },
    { onNotice, onConnected, onLost() {} },
    log,
  )
}
