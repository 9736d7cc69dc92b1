import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const TICK_MS = 10

/** Milliseconds of CPU that this process has used so far. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Milliseconds of CPU that this process and the database have used so far: on a busy machine they say what an answer costs, where
 * the clock says how long others kept it waiting. Read from Linux; 0 elsewhere.
 */
export function cpuOf(cluster: string): () => number {
  const database = databaseCpuOf(cluster)
  return () => ownCpu() + database()
}

/** Of the database alone. */
export function databaseCpuOf(cluster: string): () => number {
  const postmaster = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  return () => databaseTicks(postmaster) * TICK_MS
}

/** Of the server, of all that it has started, and of those that have ended. */
function databaseTicks(postmaster: string): number {
  let ticks = 0
  for (const pid of processes()) {
    const [, parent, ...times] = statOf(pid)
    const [own = 0, kernel = 0, ended = 0, endedKernel = 0] = times.slice(9, 13).map(Number)
    if (parent === postmaster) ticks += own + kernel
    if (pid === postmaster) ticks += ended + endedKernel
  }
  return ticks
}

const processes = () => (process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [])

/** What follows the name of the program: state, parent, and so on (proc(5)). */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
