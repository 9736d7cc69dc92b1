import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openLine } from './connect.ts'

export type Watched = {
  /** Nobody answers: whoever waits for it is to be told. */
  onAway(): void
  onBack(): void
  /** What its clock says (ms), asked at one and answered at another moment of ours. */
  onTime(databaseNow: number, askedAt: number, answeredAt: number): void
}
export type DatabaseWatch = { isAway(): boolean; stop(): void }
type Pace = { everyMs: number; patienceMs: number }

const ASK = 'select extract(epoch from clock_timestamp()) * 1000 as now'
const TICK_MS = 250
/** A process that was itself too busy to look has no right to complain. */
const OWN_DELAY_MS = 100

/**
 * Asks the database for the time, again and again, on a line of its own. A frozen server keeps its connections open and
 * says nothing: only a watch tells that apart from a slow one.
 */
export function watchDatabase(
  connection: pg.ClientConfig,
  { onAway, onBack, onTime }: Watched,
  { everyMs, patienceMs }: Pace = { everyMs: 500, patienceMs: 1_500 },
): DatabaseWatch {
  const state = { isAway: false, isStopped: false, answeredAt: performance.now(), tickedAt: performance.now() }
  let line: { client: pg.Client; socket: Socket } | null = null

  const setAway = (isAway: boolean) => {
    if (state.isAway === isAway || state.isStopped) return
    state.isAway = isAway
    if (isAway) onAway()
    else onBack()
  }
  const ticker = setInterval(() => {
    const now = performance.now()
    const late = now - state.tickedAt - TICK_MS
    if (late > OWN_DELAY_MS) state.answeredAt += late
    state.tickedAt = now
    if (now - state.answeredAt <= patienceMs) return
    setAway(true)
    line?.socket.destroy()
  }, TICK_MS).unref()

  async function beat(): Promise<void> {
    line ??= await connect(connection, patienceMs)
    const askedAt = performance.now()
    const { rows } = await line.client.query<{ now: string }>(ASK)
    state.answeredAt = performance.now()
    onTime(Number(rows[0]?.now), askedAt, state.answeredAt)
    setAway(false)
  }

  async function keepAsking(): Promise<void> {
    let misses = 0
    while (!state.isStopped) {
      try {
        await beat()
        misses = 0
      } catch {
        line?.socket.destroy()
        line = null
        misses += 1
        // One lost line is tried again at once; two in a row are a database that is not there.
        if (misses > 1) setAway(true)
      }
      await sleep(misses === 1 ? 0 : everyMs, undefined, { ref: false })
    }
  }
  void keepAsking()
  return {
    isAway: () => state.isAway,
    stop() {
      state.isStopped = true
      clearInterval(ticker)
      line?.socket.destroy()
    },
  }
}

async function connect(connection: pg.ClientConfig, withinMs: number) {
  const socket = new Socket()
  socket.unref()
  const client = openLine({
    ...connection,
    application_name: 'saalghar-watch',
    connectionTimeoutMillis: withinMs,
    stream: () => socket,
  })
  await client.connect()
  return { client, socket }
}
