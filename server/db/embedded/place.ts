import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, lstatSync } from 'node:fs'
import { access, chown, constants, lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupProblem } from '#server/startup-problem.ts'
import { copyBinaries, findNativeFolder, linkLibraries } from './binaries.ts'
import { MAJOR_VERSION } from './cluster.ts'
import { canRun, NOBODY, waysToRun, type Launcher, type RunAs } from './launcher.ts'

/** Everything that is settled about a data folder before its database is touched. */
export type Place = {
  dataDir: string
  cluster: string
  socketFolder: string
  logFile: string
  usersFolder: string
  launcher: Launcher
  majorVersion: string
}

/** The binaries of another version, for an upgrade. */
export type OtherVersion = { native: string; majorVersion: string }

/** The name of a unix socket, folder included, must fit into 107 bytes. */
const LONGEST_SOCKET_PATH = 100
const SOCKET_NAME = '.s.PGSQL.5432'

/** Used only where neither namespaces nor the data folder's own path let PostgreSQL in. */
const OUTSIDE = '/var/lib/saalghar'

export async function preparePlace(dataDir: string, ways: RunAs[] = waysToRun(), other?: OtherVersion): Promise<Place> {
  const { home, launcher } = await chooseHome(dataDir, ways, other)
  const cluster = join(home, 'postgres')
  await giveTo(launcher.runAs, cluster)
  return {
    dataDir,
    cluster,
    launcher,
    majorVersion: other?.majorVersion ?? MAJOR_VERSION,
    socketFolder: await makeSocketFolder(home, launcher.runAs),
    logFile: join(dataDir, 'postgres.log'),
    usersFolder: join(dataDir, 'postgres-users'),
  }
}

/** Answers its one true path, by which every process recognises the same database. */
export async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be written (${reason}). Make it writable for this user, or set DATA_DIR to a folder that is.`,
    )
  }
}

async function chooseHome(
  dataDir: string,
  ways: RunAs[],
  other: OtherVersion | undefined,
): Promise<{ home: string; launcher: Launcher }> {
  const native = other?.native ?? findNativeFolder()
  const outside = await readFile(outsideNote(dataDir), 'utf8').catch(() => undefined)
  if (outside === undefined) {
    const binaries = await linkLibraries(native, join(dataDir, librariesFolder(other)))
    for (const runAs of ways) {
      const launcher = { runAs, binaries }
      if (await canRun(launcher, dataDir)) return { home: dataDir, launcher }
    }
  }
  if (!ways.includes('nobody')) throw cannotRun()
  return moveOutside(dataDir, native, outside?.trim())
}

/** Links of one version are not found by another. */
export const librariesFolder = (other?: OtherVersion) =>
  other ? `postgres-libraries-${other.majorVersion}` : 'postgres-libraries'

/** The note in the data folder says where its database lies, so that each data folder keeps exactly one. */
async function moveOutside(dataDir: string, native: string, known: string | undefined) {
  const home = known ?? join(OUTSIDE, randomUUID())
  await mkdir(home, { recursive: true, mode: 0o755 })
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const binaries = await copyBinaries(native, join(home, `postgresql-${version}`))
  const launcher: Launcher = { runAs: 'nobody', binaries }
  if (!(await canRun(launcher, home))) throw cannotRun()
  await chown(home, NOBODY, NOBODY)
  await writeFile(outsideNote(dataDir), home)
  return { home, launcher }
}

function outsideNote(dataDir: string): string {
  return join(dataDir, 'postgres-lies-in')
}

function cannotRun(): StartupProblem {
  return new StartupProblem(
    'The built-in database cannot run as this user on this system. Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

async function makeSocketFolder(home: string, runAs: RunAs): Promise<string> {
  const inside = join(home, 'run')
  const short = Buffer.byteLength(join(inside, SOCKET_NAME)) < LONGEST_SOCKET_PATH
  const name = createHash('sha256')
    .update(`${process.getuid?.() ?? 0} ${home}`)
    .digest('hex')
    .slice(0, 24)
  const folder = short ? inside : join(tmpdir(), `saalghar-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(runAs, folder)
  refuseForeign(folder, ownerFor(runAs))
  return folder
}

/** A folder that somebody else prepared under our name in a shared temporary folder could hold a database of theirs. */
function refuseForeign(folder: string, owner: number): void {
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== owner)
    throw new StartupProblem(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`)
  chmodSync(folder, 0o700)
}

function ownerFor(runAs: RunAs): number {
  return runAs === 'nobody' ? NOBODY : (process.getuid?.() ?? 0)
}

/** The way to run may change between two starts (another kernel, another container), and PostgreSQL insists on owning its files. */
async function giveTo(runAs: RunAs, folder: string): Promise<void> {
  const owner = ownerFor(runAs)
  const found = await lstat(folder).catch(() => undefined)
  if (found === undefined || found.uid === owner || process.getuid?.() !== 0) return
  const entries = await readdir(folder, { recursive: true })
  for (const path of [...entries.map((entry) => join(folder, entry)), folder])
    await chown(path, owner, runAs === 'nobody' ? NOBODY : 0)
}
