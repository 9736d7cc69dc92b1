import { expect, test } from 'vitest'
import { readConfig, type Config } from '#server/config.ts'
import type { Environment } from '#server/settings-reader.ts'

function configOf(env: Environment): Config {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.error.join('\n'))
  return result.value
}

function mistakesOf(env: Environment): string[] {
  const result = readConfig(env)
  return result.ok ? [] : result.error
}

test('with nothing set the shop runs on this machine with everything simulated', () => {
  expect(configOf({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    demo: true,
    rehearsal: false,
    seed: 'goods',
    dataDir: '.data',
    database: { mode: 'embedded' },
    files: { mode: 'folder' },
    payments: { mode: 'simulator' },
    google: { mode: 'simulator' },
    mail: { mode: 'outbox' },
    inboundMail: null,
    mailFrom: 'Saalghar <shop@saalghar.example>',
    logLevel: 'info',
    telemetry: null,
    trustProxy: [],
    worker: true,
    dev: false,
  })
})

test('an empty value counts as not set', () => {
  expect(configOf({ PORT: '', DATABASE_URL: ' ', RAZORPAY_KEY_ID: '' }).port).toBe(3000)
})

test('the address of the shop loses a closing slash', () => {
  expect(configOf({ PUBLIC_URL: 'https://shop.example.com/' }).publicUrl).toBe('https://shop.example.com')
})

test('a shop that listens on every address is linked to as localhost', () => {
  expect(configOf({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
  expect(configOf({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

test('real payments need all three keys and keep the previous webhook secret valid', () => {
  const keys = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'new' }
  expect(configOf({ ...keys, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' }).payments).toEqual({
    mode: 'razorpay',
    keyId: 'id',
    keySecret: 'secret',
    webhookSecrets: ['new', 'old'],
  })
  expect(mistakesOf({ RAZORPAY_KEY_ID: 'id' })).toEqual([
    'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are missing. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and ' +
      'RAZORPAY_WEBHOOK_SECRET for real payments through Razorpay, or none of them.',
  ])
})

test('Google, mail and the proxy are read from their variables', () => {
  const config = configOf({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'shop@example.com',
    TRUST_PROXY: '10.0.0.1, fd00::/8',
    WORKER: 'off',
  })
  expect(config.google).toEqual({ mode: 'google', clientId: 'id', clientSecret: 'secret' })
  expect(config.mail).toEqual({ mode: 'smtp', url: 'smtps://u:p@mail.example:465' })
  expect(config.trustProxy).toEqual(['10.0.0.1', 'fd00::/8'])
  expect(config.worker).toBe(false)
})

const liveKeys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const testKeys = { ...liveKeys, RAZORPAY_KEY_ID: 'rzp_test_x' }
const googleKeys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

test.for<Environment>([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2', PUBLIC_URL: 'http://shop.test' },
  { HOST: '0.0.0.0', DEMO: 'on' },
  { PUBLIC_URL: 'https://demo.example.com', DEMO: 'on' },
  { ...testKeys, DEMO: 'on' },
])('%j is a demo', (env) => {
  expect(configOf(env).demo).toBe(true)
})

test.for<Environment>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { HOST: '127.evil.example' },
  { PUBLIC_URL: 'https://shop.example.com' },
  { DEMO: 'off' },
])('%j is no demo: without keys nothing is paid and nobody comes in by Google', (env) => {
  const { demo, payments, google } = configOf(env)
  expect([demo, payments.mode, google.mode]).toEqual([false, 'off', 'off'])
})

test.for<Environment>([liveKeys, testKeys, googleKeys])('a key ends the demo unless it was asked for: %j', (env) => {
  const { demo, payments, google } = configOf(env)
  expect([demo, payments.mode, google.mode]).not.toContain('simulator')
  expect(demo).toBe(false)
})

test.for<[Environment, string]>([
  [
    { ...liveKeys, DEMO: 'on' },
    'DEMO is on while RAZORPAY_KEY_ID takes real money. Set DEMO to off, or use a test key (rzp_test_...).',
  ],
  [
    { REHEARSAL: 'on', DEMO: 'off', HOST: '0.0.0.0' },
    'REHEARSAL is on, which is for this machine alone. Leave HOST and PUBLIC_URL out and use a test key, or set it to off.',
  ],
  [{ REHEARSAL: 'on' }, 'REHEARSAL is on, and so is DEMO. Set DEMO to off to rehearse the opening.'],
  [{ SEED: 'some' }, 'SEED is "some". Set it to goods or empty.'],
  [{ DEMO: 'perhaps' }, 'DEMO is "perhaps". Set it to on or off.'],
  [{ PORT: 'eighty' }, 'PORT is "eighty". Set it to a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000". Set it to a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL is not an address this shop can use. Write it like postgres://user:password@host:5432/name.',
  ],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL is not an address this shop can use. Write it like https://shop.example.com.'],
  [
    { PUBLIC_URL: 'https://a.example/shop' },
    'PUBLIC_URL has a path in it. Set it to the bare address of the shop, https://a.example.',
  ],
  [
    { GOOGLE_CLIENT_ID: 'id' },
    'GOOGLE_CLIENT_SECRET is missing. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for sign-in with Google, or none of them.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Set it to one of fatal, error, warn, info, debug, trace, silent.'],
  [{ WORKER: 'maybe' }, 'WORKER is "maybe". Set it to on or off.'],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM is "us". Set it to an e-mail address such as Saalghar <shop@example.com>.'],
  [
    { TRUST_PROXY: 'proxy' },
    'TRUST_PROXY has "proxy" in it. List the addresses of your proxies, for example 10.0.0.1, 192.168.0.0/16.',
  ],
  [
    { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old' },
    'RAZORPAY_WEBHOOK_SECRET_PREVIOUS is set without RAZORPAY_WEBHOOK_SECRET. Set the current secret as well.',
  ],
])('%j is answered with a sentence', ([env, sentence]) => {
  expect(mistakesOf(env)).toEqual([sentence])
})

test('every mistake is named at once, and no secret is repeated', () => {
  const mistakes = mistakesOf({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'http://me:hunter2@host' })
  expect(mistakes).toHaveLength(3)
  expect(mistakes.join()).not.toContain('hunter2')
})

test('files lie in a folder, or in an S3 store that is named as a whole', () => {
  const store = {
    FILES_S3_ENDPOINT: 'https://s3.example.com',
    FILES_S3_BUCKET: 'shop-files',
    FILES_S3_KEY: 'key',
    FILES_S3_SECRET: 'secret',
  }
  expect(configOf({ ...store, FILES_S3_REGION: 'ap-south-1' }).files).toEqual({
    mode: 's3',
    endpoint: 'https://s3.example.com',
    bucket: 'shop-files',
    region: 'ap-south-1',
    key: 'key',
    secret: 'secret',
  })
  expect(mistakesOf({ FILES_S3_BUCKET: 'shop-files' })).toEqual([
    'FILES_S3_ENDPOINT and FILES_S3_KEY and FILES_S3_SECRET are missing. Set FILES_S3_ENDPOINT, FILES_S3_BUCKET, ' +
      'FILES_S3_KEY and FILES_S3_SECRET for files in an S3 store, or none of them.',
  ])
  expect(mistakesOf({ ...store, FILES_S3_ENDPOINT: 's3.example.com', FILES_S3_BUCKET: 'My Bucket' })).toEqual([
    'FILES_S3_ENDPOINT is not an address this shop can use. Write it like https://s3.example.com.',
    'FILES_S3_BUCKET is "My Bucket". A bucket has 3 to 63 small letters, digits, dots and hyphens.',
  ])
  expect(mistakesOf({ FILES_S3_REGION: 'ap-south-1' })).toEqual([
    'FILES_S3_REGION is set without FILES_S3_ENDPOINT. Set the store as well, or leave the region out.',
  ])
})
