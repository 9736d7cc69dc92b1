import pg from 'pg'
import type { Logger } from 'pino'
import { INVALIDATION_CHANNEL } from '#server/http/cache-tags.ts'

type Listener = { onTags(tags: string[]): void; onConnected(): void; onLost(): void }

/**
 * Keeps one connection listening for published tags. When it breaks, changes may be missed: the owner of the pages is
 * told at once, and again when the line is back.
 */
export function listenForChanges(
  connection: pg.PoolConfig,
  listener: Listener,
  log: Logger,
): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const mine = new pg.Client({ ...connection, application_name: 'saalghar-pages', keepAlive: true })
    client = mine
    let lost = false
    const onLost = (error?: Error) => {
      if (lost || stopped) return
      lost = true
      log.warn({ err: error }, 'page changes: connection lost, pages are not kept until it is back')
      listener.onLost()
      mine.end().catch(() => {})
      retry = setTimeout(() => void connect(), 500)
    }
    mine.on('error', onLost)
    mine.on('end', () => onLost())
    mine.on('notification', ({ payload }) => listener.onTags((payload ?? '').split(' ').filter(Boolean)))
    try {
      await mine.connect()
      await mine.query(`listen ${INVALIDATION_CHANNEL}`)
      listener.onConnected()
    } catch (error) {
      onLost(error as Error)
    }
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
