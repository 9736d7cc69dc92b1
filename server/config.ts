import { err, ok, type Result } from '#domain/result.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type LogLevel = (typeof LOG_LEVELS)[number]

export type Payments =
  | { mode: 'simulator' }
  | { mode: 'razorpay'; keyId: string; keySecret: string; webhookSecrets: string[] }

export type GoogleSignIn = { mode: 'simulator' } | { mode: 'google'; clientId: string; clientSecret: string }

export type Mail = { mode: 'outbox' } | { mode: 'smtp'; url: string }

export type Database = { mode: 'embedded' } | { mode: 'url'; url: string }

export type Config = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  database: Database
  payments: Payments
  google: GoogleSignIn
  mail: Mail
  mailFrom: string
  logLevel: LogLevel
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
  const config: Config = {
    host,
    port,
    publicUrl: readPublicUrl(read) ?? `http://${hostInUrl(host)}:${port}`,
    dataDir: read.text('DATA_DIR') ?? '.data',
    database: readDatabase(read),
    payments: readPayments(read),
    google: readGoogle(read),
    mail: readMail(read),
    mailFrom: readMailFrom(read),
    logLevel: readLogLevel(read),
    trustProxy: readTrustProxy(read),
    worker: read.onOff('WORKER', true),
    dev: read.onOff('SAALGHAR_DEV', false),
  }
  return mistakes.length === 0 ? ok(config) : err(mistakes)
}

type SettingsReader = ReturnType<typeof settingsReader>

function settingsReader(env: Environment, mistakes: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined
  const mistake = (sentence: string) => void mistakes.push(sentence)
  const url = (name: string, protocols: readonly string[], example: string) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    mistake(`${name} is not an address this shop can use. Write it like ${example}.`)
    return undefined
  }
  const onOff = (name: string, otherwise: boolean) => {
    const value = text(name)?.toLowerCase()
    if (value === undefined) return otherwise
    if (['on', '1', 'true', 'yes'].includes(value)) return true
    if (['off', '0', 'false', 'no'].includes(value)) return false
    mistake(`${name} is "${value}". Set it to on or off.`)
    return otherwise
  }
  const together = (names: readonly string[], purpose: string) => {
    const missing = names.filter((name) => text(name) === undefined)
    if (missing.length === names.length) return undefined
    if (missing.length === 0) return names.map((name) => text(name) ?? '')
    const one = missing.length === 1
    mistake(
      `${missing.join(' and ')} ${one ? 'is' : 'are'} missing. Set ${list(names)} for ${purpose}, or none of them.`,
    )
    return undefined
  }
  return { text, mistake, url, onOff, together }
}

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
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

function readDatabase({ url }: SettingsReader): Database {
  const value = url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')
  return value === undefined ? { mode: 'embedded' } : { mode: 'url', url: value }
}

function readPayments({ text, mistake, together }: SettingsReader): Payments {
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
    return { mode: 'simulator' }
  }
  const [keyId = '', keySecret = '', webhookSecret = ''] = keys
  const webhookSecrets = previous === undefined ? [webhookSecret] : [webhookSecret, previous]
  return { mode: 'razorpay', keyId, keySecret, webhookSecrets }
}

function readGoogle({ together }: SettingsReader): GoogleSignIn {
  const keys = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'sign-in with Google')
  if (keys === undefined) return { mode: 'simulator' }
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
