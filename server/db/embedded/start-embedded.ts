import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openLine } from '#server/db/connect.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { exclusively } from './exclusively.ts'
import type { RunAs } from './launcher.ts'
import { isLiving } from './living-process.ts'
import { makeDataDir, type OtherVersion, preparePlace, type Place } from './place.ts'
import {
  clearStaleNote,
  findPostmaster,
  hasEnded,
  lastComplaint,
  launchPostmaster,
  signalPostmaster,
  type Postmaster,
  type Settings,
} from './postmaster.ts'
import { sayHowLong } from './say-how-long.ts'
import { enterUsers, hasOtherUsers, leaveUsers } from './users.ts'

/** `cluster`: where its files lie. */
export type Embedded = { connection: pg.PoolConfig; cluster: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  settings?: Settings
  ways?: RunAs[]
  other?: OtherVersion | undefined
}

type Log = EmbeddedOptions['log']

const DATABASE = 'saalghar'
const POLL_MS = 15
const WATCH_MS = 250
const FAST_SHUTDOWN_MS = 30_000
const LAUNCHES = 3
const DATABASE_MISSING = '3D000'
const NOT_READY = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])

/**
 * The PostgreSQL of a data folder: started if nobody has, joined if somebody has, revived if it dies, and stopped by the
 * last process that leaves it.
 */
export async function startEmbedded({ dataDir, log, settings = {}, ways, other }: EmbeddedOptions): Promise<Embedded> {
  const folder = await makeDataDir(dataDir)
  const alone = <T>(work: () => Promise<T>) =>
    exclusively(folder, () => log('Waiting for another process that is busy with the database'), work)
  const place = await alone(() => preparePlace(folder, ways, other))
  const bringUp = () =>
    alone(() => sayHowLong('Bringing up the database', log, () => ensureRunning(place, settings, log)))

  enterUsers(place.usersFolder)
  const leaveAtExit = () => leaveWhileExiting(place)
  process.once('exit', leaveAtExit)
  await bringUp()
  const watch = keepAlive(place, bringUp, log)

  const stop = async () => {
    await watch.end()
    process.off('exit', leaveAtExit)
    await alone(() => leave(place, log))
  }
  let stopped: Promise<void> | undefined
  return { connection: connectionTo(place, DATABASE), cluster: place.cluster, stop: () => (stopped ??= stop()) }
}

async function ensureRunning(place: Place, settings: Settings, log: Log): Promise<void> {
  let launched: { hasExited(): boolean } | undefined
  let launches = 0
  for (;;) {
    const postmaster = findPostmaster(place)
    if (postmaster === undefined && launched?.hasExited() !== false) {
      if (launches === LAUNCHES) throw await didNotStart(place)
      launches += 1
      await ensureCluster(place, log)
      await clearStaleNote(place)
      launched = launchPostmaster(place, settings)
    }
    if (postmaster?.stopping !== true && (await answers(place))) return
    await sleep(POLL_MS)
  }
}

async function didNotStart(place: Place): Promise<StartupProblem> {
  return new StartupProblem(
    `The built-in database did not start: ${await lastComplaint(place)} (more in ${place.logFile}).`,
  )
}

async function answers(place: Place): Promise<boolean> {
  try {
    await withClient(connectionTo(place, DATABASE), (client) => client.query('select 1'))
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === DATABASE_MISSING) {
      await withClient(connectionTo(place, SUPERUSER), (client) => client.query(`create database ${DATABASE}`))
      return true
    }
    if (NOT_READY.has(code) || code === '') return false
    throw error
  }
}

async function withClient(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = openLine(connection)
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function connectionTo({ socketFolder }: Place, database: string): { host: string; user: string; database: string } {
  return { host: socketFolder, user: SUPERUSER, database }
}

/** A database killed under load comes back within moments although nobody is at the terminal. */
function keepAlive(place: Place, bringUp: () => Promise<void>, log: Log): { end(): Promise<void> } {
  let postmaster = findPostmaster(place)
  let reviving: Promise<void> | undefined
  const revive = async () => {
    log('The database stopped by itself and is started again')
    await bringUp()
    postmaster = findPostmaster(place)
  }
  const look = () => {
    if (reviving !== undefined || (postmaster !== undefined && isLiving(postmaster))) return
    reviving = revive()
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (reviving = undefined))
  }
  const timer = setInterval(look, WATCH_MS).unref()
  const end = async () => {
    clearInterval(timer)
    await reviving
  }
  return { end }
}

async function leave(place: Place, log: Log): Promise<void> {
  leaveUsers(place.usersFolder)
  const postmaster = findPostmaster(place)
  if (postmaster === undefined || hasOtherUsers(place.usersFolder)) return
  await sayHowLong('Waiting for the database to stop', log, () => shutDown(postmaster))
}

async function shutDown(postmaster: Postmaster): Promise<void> {
  signalPostmaster(postmaster, 'SIGINT')
  if (await hasEnded(postmaster, FAST_SHUTDOWN_MS)) return
  signalPostmaster(postmaster, 'SIGQUIT')
  await hasEnded(postmaster, FAST_SHUTDOWN_MS)
}

/** For a process that ends without calling stop, for example on a start that was refused. */
function leaveWhileExiting(place: Place): void {
  leaveUsers(place.usersFolder)
  const postmaster = findPostmaster(place)
  if (postmaster !== undefined && !hasOtherUsers(place.usersFolder)) signalPostmaster(postmaster, 'SIGINT')
}
