import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connect.ts'
import { backups } from '#server/db/schema/opening.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyTree, listCopied } from './copy-tree.ts'
import { dumpDatabase } from './dump-database.ts'
import { type Manifest, writeManifest } from './manifest.ts'

type Shop = { config: Config; db: Db; connection: pg.PoolConfig }
export type MadeBackup = { folder: string; bytes: number; seconds: number }

/** Not saved with the pictures: the database has a copy of its own, and mails of a demo are nobody's business. */
const NOT_FILES = /^(?:postgres(?:$|[-./])|run$|outbox$|backups$)/

/**
 * The running shop in one folder: its database at one moment, then the pictures (which are only ever added, so the later copy
 * misses none that the database knows). It gets its name when it is whole.
 */
export async function makeBackup(shop: Shop, into: string, now: Date): Promise<MadeBackup> {
  const began = performance.now()
  const folder = path.join(path.resolve(into), `saalghar-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const about = await describe(shop.db)
  const kind = await saveDatabase(shop, unfinished)
  await copyTree(shop.config.dataDir, path.join(unfinished, 'files'), (file) => NOT_FILES.test(file))
  const files = await listCopied(unfinished)
  await writeManifest(unfinished, { format: 1, kind, madeAt: now.toISOString(), ...about, files })
  await rename(unfinished, folder)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  await shop.db.insert(backups).values({ place: folder, bytes, seconds })
  return { folder, bytes, seconds }
}

async function saveDatabase({ config, connection }: Shop, folder: string): Promise<Manifest['kind']> {
  if (config.database.mode === 'url') {
    await dumpDatabase(config.database.url, path.join(folder, 'database.dump'))
    return 'dump'
  }
  await copyCluster(connection, path.join(folder, 'postgres'))
  return 'cluster'
}

async function describe(db: Db): Promise<Pick<Manifest, 'postgres' | 'migration'>> {
  const { rows } = await db.execute<{ postgres: string; migration: string }>(sql`
    select current_setting('server_version') as postgres, (select max(name) from schema_migrations) as migration`)
  return rows[0] ?? { postgres: '', migration: '' }
}
