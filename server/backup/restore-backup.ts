import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openLine } from '#server/db/connect.ts'
import type { Config } from '#server/config.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { copyTree } from './copy-tree.ts'
import { loadDump } from './dump-database.ts'
import { type Manifest, readManifest, requireUnchanged } from './manifest.ts'

type Place = Pick<Config, 'dataDir' | 'database'>

/** Into an empty place only: a restore never runs over something that somebody may still want. */
export async function restoreBackup(place: Place, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await requireUnchanged(folder, manifest)
  await requireEmpty(place, manifest)
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  if (place.database.mode === 'url') await loadDump(place.database.url, path.join(folder, 'database.dump'))
  else await copyTree(path.join(folder, 'postgres'), path.join(place.dataDir, 'postgres'))
  if (existsSync(path.join(folder, 'files'))) await copyTree(path.join(folder, 'files'), place.dataDir)
  return manifest
}

async function requireEmpty({ dataDir, database }: Place, { kind }: Manifest): Promise<void> {
  if ((kind === 'dump') !== (database.mode === 'url'))
    throw new StartupProblem(
      kind === 'dump'
        ? 'This backup is of a PostgreSQL of your own: set DATABASE_URL to an empty database.'
        : 'This backup is of the built-in database: leave DATABASE_URL out and set DATA_DIR to an empty folder.',
    )
  const inside = (await readdir(dataDir).catch(() => [])).filter((name) => name !== 'backups')
  if (inside.length > 0)
    throw new StartupProblem(
      `DATA_DIR ${dataDir} is not empty. Restore into an empty folder, look at it, and then move it.`,
    )
  if (database.mode === 'url' && (await countTables(database.url)) > 0)
    throw new StartupProblem('The database of DATABASE_URL has tables in it. Restore into an empty one (createdb).')
}

async function countTables(connectionString: string): Promise<number> {
  const client = openLine({ connectionString })
  await client.connect().catch((error: Error) => {
    throw new StartupProblem(`The database of DATABASE_URL cannot be used (${error.message}).`)
  })
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  await client.end()
  return rows[0]?.n ?? 0
}
