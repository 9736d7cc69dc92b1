import pg from 'pg'
import type { Logger } from 'pino'

type Listener = { onNotice(payload: string): void; onConnected(): void; onLost(): void }
type Line = { channel: string; name: string }

/**
 * Keeps one connection listening on a channel. When it breaks, notices may be missed: the listener is told at once, and
 * again when the line is back.
 */
export function listenOn(
  connection: pg.PoolConfig,
  { channel, name }: Line,
  listener: Listener,
  log: Logger,
): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const mine = new pg.Client({ ...connection, application_name: name, keepAlive: true })
    client = mine
    let lost = false
    const onLost = (error?: Error) => {
      if (lost || stopped) return
      lost = true
      log.warn({ err: error, channel }, 'the line that listens for changes is lost; it is taken up again')
      listener.onLost()
      mine.end().catch(() => {})
      retry = setTimeout(() => void connect(), 500)
    }
    mine.on('error', onLost)
    mine.on('end', () => onLost())
    mine.on('notification', ({ payload }) => listener.onNotice(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
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
