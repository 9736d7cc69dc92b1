import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endWithUs } from '../faults/end-with-us.ts'
import { openLine } from '#server/db/connect.ts'

const run = promisify(execFile)
const LIBRARY = '/usr/lib/postgresql'
const LEAST = 15
const PASSWORD = 'cluster'
const READY_WITHIN_MS = 30_000

export type DebianPostgres = {
  version: string
  url: string
  folder: string
  /** As a machine that loses its power: every process at once, then the journal is replayed. */
  killAndStart(): Promise<number>
  stop(): Promise<void>
}
type User = { uid?: number; gid?: number }
type Options = { port: number; settings?: Record<string, string>; folder?: string }

/** PostgreSQL 15 or later as Debian packages it (`apt install postgresql`), in a folder of its own, on TCP with a password. */
export async function startDebianPostgres({ port, settings = {}, folder: given }: Options): Promise<DebianPostgres> {
  const bin = await newestBinaries()
  const user = await whoRuns()
  const folder = given ?? (await makeCluster(bin, user, port, settings))
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
  const version = (await run(path.join(bin, 'postgres'), ['--version'])).stdout.trim()
  let server = launch(bin, user, folder)
  await untilItAnswers(url, server)
  return {
    version,
    url,
    folder,
    async killAndStart() {
      const began = performance.now()
      const ended = once(server, 'exit')
      process.kill(-(server.pid ?? 0), 'SIGKILL')
      await ended
      server = launch(bin, user, folder)
      await untilItAnswers(url, server)
      return Math.round(performance.now() - began)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      if (given === undefined) await rm(path.dirname(folder), { recursive: true, force: true })
    },
  }
}

/** Where Debian puts each major version. */
export async function newestBinaries(): Promise<string> {
  const majors = (await readdir(LIBRARY).catch(() => [])).map(Number).filter((major) => major >= LEAST)
  const newest = majors.toSorted((a, b) => b - a)[0]
  if (newest === undefined) throw new Error('No PostgreSQL 15 or later of Debian is here: "apt install postgresql".')
  return path.join(LIBRARY, String(newest), 'bin')
}

/** It refuses to run as root. */
export async function whoRuns(): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  const ask = async (of: '-u' | '-g') => Number((await run('id', [of, 'postgres'])).stdout)
  return { uid: await ask('-u'), gid: await ask('-g') }
}

async function makeCluster(bin: string, user: User, port: number, settings: Record<string, string>): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'saalghar-debian-pg-'))
  const folder = path.join(home, 'data')
  const password = path.join(home, 'password')
  await mkdir(folder, { mode: 0o700 })
  await writeFile(password, PASSWORD)
  if (user.uid !== undefined) for (const each of [home, folder, password]) await chown(each, user.uid, user.gid ?? 0)
  const access = ['--auth=scram-sha-256', `--pwfile=${password}`, '--username=postgres']
  await run(path.join(bin, 'initdb'), ['-D', folder, '--encoding=UTF8', '--locale=C.UTF-8', ...access], user)
  const all = {
    port: String(port),
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    max_connections: '120',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}\n`)
  await appendFile(path.join(folder, 'postgresql.conf'), lines.join(''))
  return folder
}

function launch(bin: string, user: User, folder: string): ChildProcess {
  const server = spawn(path.join(bin, 'postgres'), ['-D', folder], { ...user, detached: true, stdio: 'ignore' })
  endWithUs(server, () => process.kill(-(server.pid ?? 0), 'SIGQUIT'))
  return server
}

export async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until && server.exitCode === null && existsSync('/proc')) {
    const client = openLine({ connectionString: url })
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await sleep(100)
  }
  throw new Error("Debian's PostgreSQL did not start")
}
