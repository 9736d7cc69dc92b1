import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { startEmbedded } from './embedded/start-embedded.ts'

export type OpenedDatabase = { connection: pg.PoolConfig; stop(): Promise<void> }

/** The owner's own PostgreSQL, or the built-in one: started if nobody has, joined if somebody has. */
export async function openDatabase(
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartupProblem(`DATA_DIR ${dataDir} cannot be written (${error.message}). Choose another folder.`)
  })
  if (database.mode === 'url') return { connection: { connectionString: database.url }, stop: async () => undefined }
  return startEmbedded({ dataDir: path.resolve(dataDir), log })
}
