import { err, ok, type Result } from '#domain/result.ts'
import { type FilesSetting, readFiles } from './files-setting.ts'
import { type Environment, settingsReader, type SettingsReader } from './settings-reader.ts'
import { readTelemetry, type TelemetrySetting } from './telemetry-setting.ts'

export type LogLevel = (typeof LOG_LEVELS)[number]

/** `off`: neither keys nor a demo, so nothing can be paid. */
export type Payments =
  | { mode: 'simulator' | 'off' }
  | { mode: 'razorpay'; keyId: string; keySecret: string; webhookSecrets: string[] }

export type GoogleSignIn = { mode: 'simulator' | 'off' } | { mode: 'google'; clientId: string; clientSecret: string }

export type Mail = { mode: 'outbox' } | { mode: 'smtp'; url: string }

export type Database = { mode: 'embedded' } | { mode: 'url'; url: string }

export type Config = {
  host: string
  port: number
  publicUrl: string
  /** A shop to try out: people whose password is known, simulators and `/dev/*` exist here and nowhere else. */
  demo: boolean
  /** Live on this machine alone, to see how the opening will be: facts and mail may still be missing. */
  rehearsal: boolean
  /** What an empty database is filled with. */
  seed: 'goods' | 'empty'
  dataDir: string
  database: Database
  files: FilesSetting
  payments: Payments
  google: GoogleSignIn
  mail: Mail
  mailFrom: string
  /** Where answers of customers are sent, and the secret with which that mailbox hands them on; null without one. */
  inboundMail: { address: string; secret: string } | null
  logLevel: LogLevel
  telemetry: TelemetrySetting | null
  trustProxy: string[]
  worker: boolean
  dev: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const ADDRESS = /^[0-9a-fA-F:.]+(\/\d{1,3})?$/
const MAIL_ADDRESS = /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

/** Every mistake is reported, not only the first, so that one look at the terminal is enough. */
export function readConfig(env: Environment): Result<Config, string[]> {
  const mistakes: string[] = []
  const read = settingsReader(env, mistakes)
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = readPort(read)
  const publicUrl = readPublicUrl(read) ?? `http://${hostInUrl(host)}:${port}`
  const keys = { razorpay: readRazorpay(read), google: readGoogle(read) }
  const demo = readDemo(read, { host, publicUrl, hasKeys: Boolean(keys.razorpay ?? keys.google) })
  const config: Config = {
    host,
    port,
    publicUrl,
    demo,
    rehearsal: readRehearsal(read, { host, publicUrl, demo }),
    seed: readSeed(read),
    dataDir: read.text('DATA_DIR') ?? '.data',
    database: readDatabase(read),
    files: readFiles(read),
    payments: keys.razorpay ?? { mode: demo ? 'simulator' : 'off' },
    google: keys.google ?? { mode: demo ? 'simulator' : 'off' },
    mail: readMail(read),
    mailFrom: readMailFrom(read),
    inboundMail: readInboundMail(read),
    logLevel: readLogLevel(read),
    telemetry: readTelemetry(read),
    trustProxy: readTrustProxy(read),
    worker: read.onOff('WORKER', true),
    dev: read.onOff('SAALGHAR_DEV', false),
  }
  return mistakes.length === 0 ? ok(config) : err(mistakes)
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function readPort({ text, mistake }: SettingsReader): number {
  const value = text('PORT') ?? '3000'
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port
  mistake(`PORT is "${value}". Set it to a whole number from 0 to 65535.`)
  return 3000
}

function readPublicUrl({ url, mistake }: SettingsReader): string | undefined {
  const value = url('PUBLIC_URL', ['http:', 'https:'], 'https://shop.example.com')
  if (value === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(value)
  if (pathname === '/' && search === '' && hash === '') return origin
  mistake(`PUBLIC_URL has a path in it. Set it to the bare address of the shop, ${origin}.`)
  return undefined
}

type Circumstances = { host: string; publicUrl: string; hasKeys: boolean }

/** Nobody has to remember to switch the demo off: it is on by itself only where no stranger and no real money can come. */
function readDemo({ text, mistake, onOff }: SettingsReader, { host, publicUrl, hasKeys }: Circumstances): boolean {
  const demo = onOff('DEMO', isLoopback(host) && !publicUrl.startsWith('https:') && !hasKeys)
  if (demo && text('RAZORPAY_KEY_ID')?.startsWith('rzp_live_'))
    mistake('DEMO is on while RAZORPAY_KEY_ID takes real money. Set DEMO to off, or use a test key (rzp_test_...).')
  return demo
}

type Seen = { host: string; publicUrl: string; demo: boolean }

/** A rehearsal is for whoever sits at this machine: nobody else may come, and no real money. */
function readRehearsal({ text, mistake, onOff }: SettingsReader, { host, publicUrl, demo }: Seen): boolean {
  const rehearsal = onOff('REHEARSAL', false)
  if (!rehearsal) return false
  const isLive = text('RAZORPAY_KEY_ID')?.startsWith('rzp_live_') ?? false
  if (!isLoopback(host) || publicUrl.startsWith('https:') || isLive)
    mistake(
      'REHEARSAL is on, which is for this machine alone. Leave HOST and PUBLIC_URL out and use a test key, or set it to off.',
    )
  if (demo) mistake('REHEARSAL is on, and so is DEMO. Set DEMO to off to rehearse the opening.')
  return true
}

function readSeed({ text, mistake }: SettingsReader): Config['seed'] {
  const value = text('SEED') ?? 'goods'
  if (value === 'goods' || value === 'empty') return value
  mistake(`SEED is "${value}". Set it to goods or empty.`)
  return 'goods'
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

function readDatabase({ url }: SettingsReader): Database {
  const value = url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')
  return value === undefined ? { mode: 'embedded' } : { mode: 'url', url: value }
}

function readRazorpay({ text, mistake, together }: SettingsReader): Payments | undefined {
  const previous = text('RAZORPAY_WEBHOOK_SECRET_PREVIOUS')
  const keys = together(
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    'real payments through Razorpay',
  )
  if (keys === undefined) {
    if (previous !== undefined && text('RAZORPAY_WEBHOOK_SECRET') === undefined)
      mistake(
        'RAZORPAY_WEBHOOK_SECRET_PREVIOUS is set without RAZORPAY_WEBHOOK_SECRET. Set the current secret as well.',
      )
    return undefined
  }
  const [keyId = '', keySecret = '', webhookSecret = ''] = keys
  const webhookSecrets = previous === undefined ? [webhookSecret] : [webhookSecret, previous]
  return { mode: 'razorpay', keyId, keySecret, webhookSecrets }
}

function readGoogle({ together }: SettingsReader): GoogleSignIn | undefined {
  const keys = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'sign-in with Google')
  if (keys === undefined) return undefined
  const [clientId = '', clientSecret = ''] = keys
  return { mode: 'google', clientId, clientSecret }
}

function readMail({ url }: SettingsReader): Mail {
  const value = url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587')
  return value === undefined ? { mode: 'outbox' } : { mode: 'smtp', url: value }
}

function readMailFrom({ text, mistake }: SettingsReader): string {
  const value = text('MAIL_FROM') ?? 'Saalghar <shop@saalghar.example>'
  if (!MAIL_ADDRESS.test(value))
    mistake(`MAIL_FROM is "${value}". Set it to an e-mail address such as Saalghar <shop@example.com>.`)
  return value
}

const PLAIN_ADDRESS = /^[^\s@+<>]+@[^\s@<>]+$/
const SHORTEST_SECRET = 16

function readInboundMail({ together, mistake }: SettingsReader): Config['inboundMail'] {
  const given = together(['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'], 'answers of customers by mail')
  if (given === undefined) return null
  const [address = '', secret = ''] = given
  if (!PLAIN_ADDRESS.test(address))
    mistake(`INBOUND_MAIL_ADDRESS is "${address}". Set it to a plain address without +, such as tickets@example.com.`)
  if (secret.length < SHORTEST_SECRET)
    mistake(`INBOUND_MAIL_SECRET is too short. Set it to at least ${SHORTEST_SECRET} characters that nobody can guess.`)
  return { address, secret }
}

function readLogLevel({ text, mistake }: SettingsReader): LogLevel {
  const value = text('LOG_LEVEL') ?? 'info'
  const level = LOG_LEVELS.find((known) => known === value)
  if (level === undefined) mistake(`LOG_LEVEL is "${value}". Set it to one of ${LOG_LEVELS.join(', ')}.`)
  return level ?? 'info'
}

function readTrustProxy({ text, mistake }: SettingsReader): string[] {
  const addresses = (text('TRUST_PROXY') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wrong = addresses.filter((address) => !ADDRESS.test(address))
  if (wrong.length > 0)
    mistake(
      `TRUST_PROXY has "${wrong.join(', ')}" in it. List the addresses of your proxies, for example 10.0.0.1, 192.168.0.0/16.`,
    )
  return addresses
}
