import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { openFiles } from '#server/adapters/files/open-files.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { openRazorpay } from '#server/adapters/razorpay/open-razorpay.ts'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Environment } from '#server/settings-reader.ts'
import { testDb, type TestDb } from '#server/db/testing/test-db.ts'
import type { Deps } from '#server/deps.ts'
import { openRateLimiter } from '#server/http/rate-limit.ts'
import { jobsOf } from '#server/jobs/jobs.ts'
import { waitingJobs } from '#server/jobs/testing/waiting-jobs.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import type { RenderPage, Web, WebBundle } from '#server/pages/web-bundle.ts'
import { watchAudit } from './watch-audit.ts'

export type TestShop = TestDb & {
  app: FastifyInstance
  pages: PageCache
  deps: Deps
  /** Every mail that left the shop, in order. */
  mails: Mail[]
  clock: { now(): Date; set(at: Date): void; advance(ms: number): void }
  /** Runs every waiting job, and those they cause, until none is left. Jobs set for later stay. */
  runJobs(): Promise<void>
}

type Options = { env?: Environment; now?: Date; limitScale?: number; deps?: Partial<Deps> }

const root = path.resolve(import.meta.dirname, '../..')

/** The whole shop on a database of its own. Only what is outside is replaced: time, and the way mail leaves. */
export async function testShop({
  env = {},
  now = new Date(),
  limitScale = 1000,
  deps: replaced = {},
}: Options = {}): Promise<TestShop> {
  const database = await testDb()
  const clock = testClock(now)
  const mails: Mail[] = []
  const boss = await quietBoss(database)
  const random = { bytes: randomBytes, uuid: randomUUID }
  const outside = { config: testConfig(env), db: database.db, jobs: jobsOf(boss), clock, random }
  const deps: Deps = {
    ...outside,
    razorpay: openRazorpay(outside),
    limiter: openRateLimiter(database.pool, limitScale),
    files: openFiles(outside.config, Date.now),
    mailer: { send: async (mail) => void mails.push(mail) },
    web: webFromSources(),
    log: pino({ level: 'silent' }),
    ...replaced,
  }
  const { app, pages } = await buildApp(deps, { root, serveBuiltAssets: false, isClosing: () => false, limitScale })
  watchAudit(app, database.db)
  await app.ready()
  afterAll(() => app.close())
  return { ...database, app, pages, deps, mails, clock, runJobs: () => drainJobs(boss, deps, database.pool) }
}

function testConfig(env: Environment): Config {
  const read = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: env['DATA_DIR'] ?? passingFolder(), ...env })
  if (!read.ok) throw new Error(read.error.join('\n'))
  return read.value
}

/** Goes with the test. */
function passingFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'saalghar-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function testClock(start: Date) {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    set: (at: Date) => void (current = at.getTime()),
    advance: (ms: number) => void (current += ms),
  }
}

/** The queue also looks for indexes to build; this is longer than any test. */
const STILL = { supervise: false, schedule: false, bamIntervalSeconds: 86_400 }

/** No timers and no workers: a test decides itself when jobs run, and no question of the queue is counted among its own. */
async function quietBoss({ connection }: TestDb): Promise<PgBoss> {
  const boss = new PgBoss({ ...(connection as object), max: 2, ...STILL })
  // Its lines may still be ending when the test's database is taken away; unheard, that would end the run.
  boss.on('error', () => undefined)
  await boss.start()
  afterAll(() => boss.stop({ graceful: false }))
  return boss
}

async function drainJobs(boss: PgBoss, deps: Deps, pool: TestDb['pool']): Promise<void> {
  let ran = true
  while (ran) {
    ran = false
    for (const job of await waitingJobs(pool)) {
      for (const { id, data } of await boss.fetch<object>(job.name, { batchSize: 100 })) {
        ran = true
        await job.work(deps, data as never)
        await boss.complete(job.name, id)
      }
    }
  }
}

/** Tests render the web from its sources; a build would only slow them down. */
function webFromSources(): Web {
  const entry = '#web/entry-server.tsx'
  const assets = {
    entry: '/entry.js',
    imports: [],
    styles: ['/main.css'],
    publicUrl: 'http://127.0.0.1:3000',
    screens: {},
  }
  let render: RenderPage | undefined
  const bundle = async () => (await import(/* @vite-ignore */ entry)) as WebBundle
  return { bundle, renderPage: async () => (render ??= (await bundle()).createPageRenderer(assets)) }
}
