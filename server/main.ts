import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { type Logger, pino } from 'pino'
import { openFiles, requireFiles } from './adapters/files/open-files.ts'
import { outboxMailer } from './adapters/mail/outbox-mailer.ts'
import { smtpMailer } from './adapters/mail/smtp-mailer.ts'
import { tellingMailer } from './adapters/mail/telling-mailer.ts'
import { openRazorpay } from './adapters/razorpay/open-razorpay.ts'
import { hashPassword } from './accounts/hash-password.ts'
import { buildApp, type Shop } from './app.ts'
import { listenForDesk } from './backoffice/listen-for-desk.ts'
import { takeDeadLetter } from './backoffice/take-dead-letter.ts'
import { type Config, readConfig } from './config.ts'
import { cutConnections, type Db, openDb, openPool, requireDatabase } from './db/connect.ts'
import { askForTime, databaseClock } from './db/database-clock.ts'
import { openDatabase } from './db/open-database.ts'
import { migrate } from './db/migrate.ts'
import { type DatabaseWatch, watchDatabase } from './db/watch-database.ts'
import { seedShop } from './seed/seed.ts'
import type { Deps, Random } from './deps.ts'
import { announce } from './announce.ts'
import { readFacts } from './facts/read-settings.ts'
import { onUnreadSettings } from './facts/unread-settings.ts'
import { drain, listen } from './http/listening.ts'
import { openRateLimiter } from './http/rate-limit.ts'
import { jobList } from './job-list.ts'
import type { Job } from './jobs/job.ts'
import { createBoss, createQueues, jobsOf, startWorker } from './jobs/jobs.ts'
import { importPictures } from './media/import-pictures.ts'
import { ORIGINALS } from './media/originals.ts'
import { readBirth, requireFittingBirth, requireLiveSettings } from './opening/shop-birth.ts'
import { listenForChanges } from './pages/listen-for-changes.ts'
import { builtWeb, devWeb, type Web } from './pages/web-bundle.ts'
import { StartupProblem } from './startup-problem.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'

type CleanUps = (() => Promise<unknown>)[]

/** `npm run worker`: background jobs without a web server, for machines of their own. */
const isWorkerOnly = process.argv.includes('worker')
const root = path.resolve(import.meta.dirname, '..')
/** The database's, so that machines whose clocks differ agree. */
const clock = databaseClock()
const random: Random = { bytes: randomBytes, uuid: randomUUID }

try {
  await startShop()
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

async function startShop(): Promise<void> {
  const config = requireConfig()
  const telemetry = await openTelemetry(config)
  const log = telemetry?.log ?? pino({ level: config.logLevel })
  onUnreadSettings((unread) => log.error(unread, 'settings that are kept cannot be read; the shop uses its own'))
  const step = (line: string) => console.log(line)
  const cleanUps: CleanUps = []
  const closing = { now: false }
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error')
    closing.now = true
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
    await telemetry?.stop()
  })

  // The database needs a moment to come up; the pages are loaded meanwhile.
  const [{ connection, stop }, web] = await Promise.all([openDatabase(config, step), openWeb(config, cleanUps)])
  cleanUps.unshift(stop)
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'database connection lost'))
  telemetry?.watchQueries(pool)
  cleanUps.push(() => pool.end())
  const db = await prepareDatabase(pool, config, step)
  const files = openFiles(config, Date.now)
  await requireFiles(config, files)

  const boss = createBoss(connection, log)
  const jobs = jobsOf(boss)
  const deps: Deps = {
    config,
    db,
    jobs,
    limiter: openRateLimiter(pool),
    mailer: tellingMailer(openMailer(config), log),
    files,
    razorpay: openRazorpay({ config, db, jobs, clock, random }),
    web,
    clock,
    random,
    log,
  }
  const watch = keepWatch(connection, pool, log)
  cleanUps.push(async () => watch.stop())
  await startJobs(boss, deps, telemetry?.watchJobs(jobList) ?? jobList, cleanUps)
  if (isWorkerOnly) return step('The worker is running')
  const { app, pages, feed } = await buildApp(deps, {
    root,
    serveBuiltAssets: !config.dev,
    isClosing: () => closing.now,
    isDatabaseAway: watch.isAway,
    pool,
    watchRequests: telemetry?.watchRequests,
  })
  hearNews(connection, { pages, feed }, log, cleanUps)

  await listen(app, config)
  cleanUps.push(() => drain(app))
  announce(config, step)
}

/** What any machine of the shop changes reaches the pages and desks of this one. */
function hearNews(
  connection: pg.PoolConfig,
  { pages, feed }: Pick<Shop, 'pages' | 'feed'>,
  log: Logger,
  cleanUps: CleanUps,
): void {
  const changes = listenForChanges(
    connection,
    { onTags: (tags) => pages.drop(tags), onConnected: () => pages.trust(true), onLost: () => pages.trust(false) },
    log,
  )
  cleanUps.push(() => changes.stop())
  const news = listenForDesk(connection, feed, log)
  cleanUps.push(() => news.stop())
}

/** Reachable, on time, of today's shape, filled, and of the kind that this shop is. */
async function prepareDatabase(pool: pg.Pool, config: Config, step: (line: string) => void): Promise<Db> {
  await requireDatabase(pool)
  await askForTime(pool, clock)
  await migrate(pool, { log: step })
  const db = openDb(pool)
  requireLiveSettings(config, await readFacts(db))
  await fillShop(db, config, step)
  await requireFittingBirth(db, config)
  return db
}

function keepWatch(connection: pg.PoolConfig, pool: pg.Pool, log: Logger): DatabaseWatch {
  return watchDatabase(connection, {
    onAway() {
      log.error('the database does not answer; who waits for it is told')
      cutConnections(pool)
    },
    onBack: () => log.info('the database answers again'),
    onTime: clock.learn,
  })
}

/** An empty shop opens with goods, words and, in a demo, with people and their orders: once, or not at all. */
async function fillShop(db: Db, { demo, seed }: Config, step: (line: string) => void): Promise<void> {
  if ((await readBirth(db)) !== null) return
  const options = { now: clock.now(), hashPassword, log: step, withDemoPeople: demo, withDemoWeek: demo }
  if (seed === 'goods' && (await seedShop(db, options))) await importPictures(db, ORIGINALS)
}

async function startJobs(boss: PgBoss, deps: Deps, jobs: readonly Job<never>[], cleanUps: CleanUps): Promise<void> {
  await boss.start()
  cleanUps.push(() => boss.stop({ graceful: true, timeout: 10_000 }))
  await createQueues(boss, jobs)
  if (deps.config.worker || isWorkerOnly) await startWorker(boss, deps, jobs, takeDeadLetter)
}

/** Not even loaded where nothing is told to anybody. */
async function openTelemetry({ telemetry: setting, logLevel: level }: Config): Promise<Telemetry | undefined> {
  if (setting === null) return undefined
  const { openTelemetry: open } = await import('./telemetry/open-telemetry.ts')
  return open({ setting, level, role: isWorkerOnly ? 'worker' : 'web', random })
}

function requireConfig(): Config {
  const read = readConfig(process.env)
  if (read.ok) return read.value
  throw new StartupProblem(read.error.join('\n'))
}

function openMailer({ mail, mailFrom, dataDir }: Config) {
  if (mail.mode === 'smtp') return smtpMailer(mail.url, mailFrom)
  return outboxMailer(path.join(dataDir, 'outbox'), mailFrom, { clock, random })
}

async function openWeb(config: Config, cleanUps: CleanUps): Promise<Web> {
  if (!config.dev) return builtWeb(root, config.publicUrl)
  const { createServer } = await import('vite')
  // Read as it is: a bundled copy of the configuration would be a changed file to `node --watch`, and a restart for ever.
  const vite = await createServer({ root, configLoader: 'native', server: { middlewareMode: true } })
  cleanUps.push(() => vite.close())
  return devWeb(vite, config.publicUrl)
}
