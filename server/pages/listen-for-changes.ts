import type pg from 'pg'
import type { Logger } from 'pino'
import { listenOn } from '#server/db/listen-on.ts'
import { INVALIDATION_CHANNEL } from '#server/http/cache-tags.ts'

type Listener = { onTags(tags: string[]): void; onConnected(): void; onLost(): void }

/** Hears published tags. While the line is down changes may be missed, so the owner of the pages keeps none. */
export function listenForChanges(
  connection: pg.PoolConfig,
  { onTags, onConnected, onLost }: Listener,
  log: Logger,
): { stop(): Promise<void> } {
  const line = { channel: INVALIDATION_CHANNEL, name: 'saalghar-pages' }
  const onNotice = (payload: string) => onTags(payload.split(' ').filter(Boolean))
  return listenOn(connection, line, { onNotice, onConnected, onLost }, log)
}
