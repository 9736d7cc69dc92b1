import { existsSync } from 'node:fs'
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from '#server/startup-problem.ts'
import { hasName, NOBODY, run } from './launcher.ts'
import type { Place } from './place.ts'

export const SUPERUSER = 'postgres'

/** Of the package in node_modules. */
export const MAJOR_VERSION = '18'

const INITDB = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  `--username=${SUPERUSER}`,
  '--no-instructions',
]

/** A container started with a bare number, where namespaces are closed as well. */
const NAMELESS = `User ${process.getuid?.() ?? ''} has no name on this system, which the built-in PostgreSQL needs. Give it one ("useradd --uid ${process.getuid?.() ?? ''} shop"), start the shop as a user that has one, or set DATABASE_URL to a PostgreSQL of your own.`

/** Made beside its final place and renamed when whole, so that a start killed half way leaves nothing that looks ready. */
export async function ensureCluster(place: Place, log: (line: string) => void): Promise<void> {
  // An upgrade that was killed at its last step (server/backup/upgrade-database.ts).
  if (!existsSync(place.cluster) && existsSync(upgradedCluster(place.cluster)))
    await rename(upgradedCluster(place.cluster), place.cluster)
  if (existsSync(place.cluster)) return refuseOtherVersion(place)
  await removeUnfinished(place.cluster)
  log('Creating the database')
  const unfinished = `${place.cluster}.unfinished-${process.pid}`
  await mkdir(unfinished, { mode: 0o700 })
  if (place.launcher.runAs === 'nobody') await chown(unfinished, NOBODY, NOBODY)
  const { code, output } = await run(place.launcher, 'initdb', [...INITDB, '-D', unfinished])
  if (code !== 0)
    throw new StartupProblem(
      hasName() ? `The database could not be created in ${place.dataDir}: ${lastLine(output)}` : NAMELESS,
    )
  await rename(unfinished, place.cluster)
  await syncFolder(dirname(place.cluster))
}

/** Whole, and not yet in its place. */
export const upgradedCluster = (cluster: string) => `${cluster}-upgraded`

/** Empty where there is no database. */
export async function versionOf(cluster: string): Promise<string> {
  return (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
}

async function refuseOtherVersion({ cluster, majorVersion }: Place): Promise<void> {
  const version = await versionOf(cluster)
  if (version === majorVersion) return
  throw new StartupProblem(
    `${cluster} holds ${version === '' ? 'no PostgreSQL database' : `a database of PostgreSQL ${version}`}, and this shop runs PostgreSQL ${majorVersion}. ${
      Number(version) > 0 && Number(version) < Number(majorVersion)
        ? '"npm run upgrade-database" moves it over and keeps the old one.'
        : 'Move the folder away, or set DATA_DIR to another one.'
    }`,
  )
}

/** A killed start may leave its initdb writing for a moment longer, hence the retries. */
async function removeUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const leftovers = (await readdir(folder)).filter((name) => name.startsWith(`${basename(cluster)}.unfinished-`))
  for (const name of leftovers)
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 50 })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

function lastLine(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line.includes('error') || line.includes('FATAL'))
  return lines.at(-1) ?? output.trim().split('\n').at(-1) ?? 'no reason was given'
}
