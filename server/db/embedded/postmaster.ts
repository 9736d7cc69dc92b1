import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from './launcher.ts'
import { commandOf, isLiving, livingProcess, type LivingProcess } from './living-process.ts'
import type { Place } from './place.ts'

export type Postmaster = LivingProcess & { stopping: boolean }

export type Settings = Readonly<Record<string, string>>

/** A shop must not lose an acknowledged order: the first three are what that takes, and the defaults are not left to chance. */
const SETTINGS: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const LOG_KEPT_BYTES = 10 * 1024 * 1024
const ORPHANS_LEAVE_WITHIN_MS = 10_000

/** Reads what PostgreSQL itself notes about the server that owns a cluster, and believes it only if that server is alive. */
export function findPostmaster({ cluster }: Place): Postmaster | undefined {
  const lines = readNote(cluster)
  const found = livingProcess(Number(lines[0]))
  if (found === undefined || !isPostmasterOf(found.pid, cluster)) return undefined
  return { ...found, stopping: lines[7]?.trim() === 'stopping' }
}

/** Detached, so that Ctrl-C in the terminal reaches the shop alone and the shop stops its database last. */
export function launchPostmaster(place: Place, settings: Settings): { hasExited(): boolean } {
  const log = openLog(place.logFile)
  const all = { ...SETTINGS, ...settings, unix_socket_directories: place.socketFolder }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = launch(place.launcher, 'postgres', ['-D', place.cluster, ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let exited = false
  child.once('error', () => (exited = true))
  child.once('exit', () => (exited = true))
  child.unref()
  return { hasExited: () => exited }
}

/**
 * After a power cut or in a new container the noted pid may belong to a stranger, and a killed server may linger as a
 * zombie that nobody collects: PostgreSQL would take both for a living server and refuse to start.
 */
export async function clearStaleNote(place: Place): Promise<void> {
  const pid = Number(readNote(place.cluster)[0])
  if (!existsSync(`/proc/${pid}/stat`)) return
  await orphansGone(place.cluster)
  for (const path of [join(place.cluster, 'postmaster.pid'), ...socketFiles(place)]) rmSync(path, { force: true })
}

export function signalPostmaster({ pid }: LivingProcess, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in the meantime, which is what the signal was for.
  }
}

export async function hasEnded(postmaster: LivingProcess, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (!isLiving(postmaster)) return true
    await sleep(15)
  }
  return !isLiving(postmaster)
}

export async function lastComplaint({ logFile }: Place): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-30)
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
  return complaint.replace(/^.*?(FATAL|PANIC):\s*/, '')
}

function readNote(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** An unreadable command line (a system that hides processes) counts as the server: to fight a living one would lose data. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  return command.length === 0 || command[command.indexOf('-D') + 1] === cluster
}

function socketFiles({ socketFolder }: Place): string[] {
  const socket = join(socketFolder, '.s.PGSQL.5432')
  return [socket, `${socket}.lock`]
}

/** Workers outlive a killed server by moments; a second server beside them would corrupt the files they still write. */
async function orphansGone(cluster: string): Promise<void> {
  const deadline = Date.now() + ORPHANS_LEAVE_WITHIN_MS
  while ((await worksIn(cluster)) && Date.now() < deadline) await sleep(50)
}

async function worksIn(cluster: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return folders.includes(cluster)
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEPT_BYTES) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}
