import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartupProblem } from '#server/startup-problem.ts'

export type Db = NodePgDatabase

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000

/** `onLost` hears of connections that broke while nobody was waiting on them; the pool replaces them by itself. */
export function openPool(connection: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    max: POOL_SIZE,
    application_name: 'saalghar',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    stream: () => watchedSocket(sockets),
    ...connection,
  })
  lines.set(pool, sockets)
  // An unheard error event ends the process. Each client tells of its loss once; what breaks while closing is no news.
  pool.on('connect', (client) => {
    client.once('error', (error) => void (pool.ending || onLost(error)))
    client.on('error', () => undefined)
  })
  pool.on('error', () => undefined)
  return pool
}

/** One connection of its own. Who asks it next hears that it is lost; an error event that nobody hears ends the process. */
export function openLine(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  return client
}

const lines = new WeakMap<pg.Pool, ReadonlySet<Socket>>()

function watchedSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/**
 * Ends every connection at once, and with it whatever waits on one. For a database that has fallen silent: what it has not
 * acknowledged it rolls back by itself, and nobody uses a line on which half a transaction stands.
 */
export function cutConnections(pool: pg.Pool): void {
  for (const socket of lines.get(pool) ?? []) socket.destroy()
}

export function openDb(pool: pg.Pool): Db {
  return drizzle(pool)
}

/** Asked once at start, so that a wrong DATABASE_URL is one sentence instead of a failing first page. */
export async function requireDatabase(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new StartupProblem(explainUnreachable(error, pool.options))
  }
}

function explainUnreachable(error: unknown, options: pg.PoolOptions): string {
  const { host, port, database } = new pg.Client(options)
  return `The database "${database ?? ''}" at ${host}:${port} cannot be used (${reasonOf(error)}). Start it or correct DATABASE_URL.`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'no answer'
  return 'code' in error && error.code === 'ECONNREFUSED' ? 'nothing answers there' : error.message
}
