import { mkdir } from 'node:fs/promises'
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { type Logger, pino } from 'pino'
import { openFiles, requireFiles } from './adapters/files/open-files.ts'
import { outboxMailer } from './adapters/mail/outbox-mailer.ts'
import { smtpMailer } from './adapters/mail/smtp-mailer.ts'
import { openRazorpay } from './adapters/razorpay/open-razorpay.ts'
import { shutOutDemoPeople } from './accounts/demo-people.ts'
import { hashPassword } from './accounts/hash-password.ts'
import { buildApp } from './app.ts'
import { listenForDesk } from './backoffice/listen-for-desk.ts'
import { takeDeadLetter } from './backoffice/take-dead-letter.ts'
import { type Config, readConfig } from './config.ts'
import { type Db, openDb, openPool, requireDatabase } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { seedShop } from './seed/seed.ts'
import type { Clock, Deps, Random } from './deps.ts'
import { announce } from './announce.ts'
import { drain, listen } from './http/listening.ts'
import { openRateLimiter } from './http/rate-limit.ts'
import { jobList } from './job-list.ts'
import { createBoss, createQueues, jobsOf, startWorker } from './jobs/jobs.ts'
import { importPictures } from './media/import-pictures.ts'
import { ORIGINALS } from './media/originals.ts'
import { listenForChanges } from './pages/listen-for-changes.ts'
import { builtWeb, devWeb, type Web } from './pages/web-bundle.ts'
import { clearDemoOrders } from './seed/week/clear-demo-orders.ts'
import { StartupProblem } from './startup-problem.ts'

type CleanUps = (() => Promise<unknown>)[]

/** `npm run worker`: background jobs without a web server, for machines of their own. */
const isWorkerOnly = process.argv.includes('worker')
const root = path.resolve(import.meta.dirname, '..')
const clock: Clock = { now: () => new Date() }
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
  const log = pino({ level: config.logLevel })
  const step = (line: string) => console.log(line)
  const cleanUps: CleanUps = []
  const closing = { now: false }
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error')
    closing.now = true
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  })

  // The database needs a moment to come up; the pages are loaded meanwhile.
  const [connection, web] = await Promise.all([openDatabase(config, step, cleanUps), openWeb(config, cleanUps)])
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'database connection lost'))
  cleanUps.push(() => pool.end())
  await requireDatabase(pool)
  await migrate(pool, { log: step })
  const db = openDb(pool)
  const files = openFiles(config, Date.now)
  await requireFiles(config, files)
  await fillShop(db, config, step)
  if (!config.demo) await leaveDemo(db, log, step)

  const boss = createBoss(connection, log)
  const jobs = jobsOf(boss)
  const deps: Deps = {
    config,
    db,
    jobs,
    limiter: openRateLimiter(pool),
    mailer: openMailer(config),
    files,
    razorpay: openRazorpay({ config, db, jobs, clock, random }),
    web,
    clock,
    random,
    log,
  }
  await startJobs(boss, deps, cleanUps)
  if (isWorkerOnly) return step('The worker is running')
  const { app, pages, feed } = await buildApp(deps, {
    root,
    serveBuiltAssets: !config.dev,
    isClosing: () => closing.now,
  })

  const changes = listenForChanges(
    connection,
    { onTags: (tags) => pages.drop(tags), onConnected: () => pages.trust(true), onLost: () => pages.trust(false) },
    log,
  )
  cleanUps.push(() => changes.stop())
  const news = listenForDesk(connection, feed, log)
  cleanUps.push(() => news.stop())

  await listen(app, config)
  cleanUps.push(() => drain(app))
  announce(config, step)
}

/** An empty shop opens with goods, words and, in a demo, with people and their orders. */
async function fillShop(db: Db, { demo }: Config, step: (line: string) => void): Promise<void> {
  const options = { now: clock.now(), hashPassword, log: step, withDemoPeople: demo, withDemoWeek: demo }
  if (await seedShop(db, options)) await importPictures(db, ORIGINALS)
}

/** On the data of a demo: its people stay outside, and its invented orders go before the first real one. */
async function leaveDemo(db: Db, log: Logger, step: (line: string) => void): Promise<void> {
  await shutOutDemoPeople({ db, clock })
  try {
    const cleared = await clearDemoOrders(db)
    if (cleared > 0) step(`Cleared away ${cleared} invented orders of the demo`)
  } catch (error) {
    log.warn({ err: error }, 'the invented orders of the demo could not be cleared away')
  }
}

async function startJobs(boss: PgBoss, deps: Deps, cleanUps: CleanUps): Promise<void> {
  await boss.start()
  cleanUps.push(() => boss.stop({ graceful: true, timeout: 10_000 }))
  await createQueues(boss, jobList)
  if (deps.config.worker || isWorkerOnly) await startWorker(boss, deps, jobList, takeDeadLetter)
}

function requireConfig(): Config {
  const read = readConfig(process.env)
  if (read.ok) return read.value
  throw new StartupProblem(read.error.join('\n'))
}

async function openDatabase(config: Config, step: (line: string) => void, cleanUps: CleanUps): Promise<pg.PoolConfig> {
  await mkdir(config.dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartupProblem(`DATA_DIR ${config.dataDir} cannot be written (${error.message}). Choose another folder.`)
  })
  if (config.database.mode === 'url') return { connectionString: config.database.url }
  const embedded = await startEmbedded({ dataDir: path.resolve(config.dataDir), log: step })
  cleanUps.push(() => embedded.stop())
  return embedded.connection
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
