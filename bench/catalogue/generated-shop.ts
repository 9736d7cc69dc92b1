import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { openFiles } from '#server/adapters/files/open-files.ts'
import { openRazorpay } from '#server/adapters/razorpay/open-razorpay.ts'
import { readConfig } from '#server/config.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { openRateLimiter } from '#server/http/rate-limit.ts'
import { generateCatalogue } from './generate.ts'

const quiet = () => undefined

/** The shop's API on a database of its own with `count` generated products. */
export async function withGeneratedShop<T>(count: number, use: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-bench-'))
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
  const pool = openPool({ ...connection, statement_timeout: 0 }, quiet)
  try {
    await migrate(pool, { log: quiet })
    await generateCatalogue(pool, count)
    const { app } = await buildApp(depsOf(pool), {
      root: '.',
      serveBuiltAssets: false,
      isClosing: () => false,
      limitScale: 1e6,
    })
    return await use(app).finally(() => app.close())
  } finally {
    await pool.end()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function depsOf(pool: ReturnType<typeof openPool>): Deps {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  if (!config.ok) throw new Error(config.error.join('\n'))
  const noPages = () => Promise.reject(new Error('Only the API is measured'))
  const outside = {
    config: config.value,
    db: openDb(pool),
    jobs: { enqueue: async () => undefined },
    clock: { now: () => new Date() },
    random: { bytes: randomBytes, uuid: randomUUID },
  }
  return {
    ...outside,
    razorpay: openRazorpay(outside),
    limiter: openRateLimiter(pool, 1e6),
    files: openFiles(outside.config, Date.now),
    mailer: { send: async () => undefined },
    web: { bundle: noPages, renderPage: noPages },
    log: pino({ level: 'silent' }),
  }
}
