import type { Logger } from 'pino'
import type { Files } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { Razorpay } from './adapters/razorpay/razorpay.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Jobs } from './jobs/job.ts'
import type { Web } from './pages/web-bundle.ts'

export type Clock = { now(): Date }
export type Random = { bytes(count: number): Buffer; uuid(): string }

/** What every use case may ask for. Built once in main.ts; tests build their own. */
export type Deps = {
  config: Config
  db: Db
  jobs: Jobs
  limiter: RateLimiter
  mailer: Mailer
  files: Files
  razorpay: Razorpay
  web: Web
  clock: Clock
  random: Random
  log: Logger
}
