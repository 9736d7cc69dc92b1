import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureInstalled, explain } from './install.mjs'

const LOCKED = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
}

let root = ''

/** Stands in for npm: notes that it was called and writes what npm writes. */
const NPM = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
mkdirSync('node_modules', { recursive: true })
const { packages } = require(process.cwd() + '/package-lock.json')
delete packages['node_modules/for-another-system']
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saalghar-install-'))
  writeFileSync(join(root, 'npm-cli.js'), NPM)
  lock(LOCKED)
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'))
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

function lock(packages: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

function npmCalls(): number {
  const calls = join(root, 'npm-calls')
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').length : 0
}

function installedByHand(packages: object): void {
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

test('a bare clone is installed once', async () => {
  await ensureInstalled(root, { withTools: true })
  await ensureInstalled(root, { withTools: true })
  expect(npmCalls()).toBe(1)
})

test('a changed lockfile means a new install', async () => {
  await ensureInstalled(root, { withTools: false })
  lock({ ...LOCKED, 'node_modules/pg': { version: '8.0.0' } })
  await ensureInstalled(root, { withTools: false })
  expect(npmCalls()).toBe(2)
})

test('what somebody installed by hand is enough', async () => {
  installedByHand({ 'node_modules/fastify': { version: '5.0.0' }, 'node_modules/vitest': { version: '5.0.0' } })
  await ensureInstalled(root, { withTools: true })
  expect(npmCalls()).toBe(0)
})

test('an install without tools is enough to start, and not enough to test', async () => {
  installedByHand({ 'node_modules/fastify': { version: '5.0.0' } })
  await ensureInstalled(root, { withTools: false })
  expect(npmCalls()).toBe(0)
  await ensureInstalled(root, { withTools: true })
  expect(npmCalls()).toBe(1)
})

test('an install of other versions is not enough', async () => {
  installedByHand({ 'node_modules/fastify': { version: '4.0.0' } })
  await ensureInstalled(root, { withTools: false })
  expect(npmCalls()).toBe(1)
})

test('two starts at the same moment install once', async () => {
  await Promise.all([ensureInstalled(root, { withTools: true }), ensureInstalled(root, { withTools: true })])
  expect(npmCalls()).toBe(1)
})

test('a missing lockfile is one sentence', async () => {
  rmSync(join(root, 'package-lock.json'))
  await expect(ensureInstalled(root, { withTools: false })).rejects.toThrow(
    /^package-lock\.json is missing\. Restore it/,
  )
})

test.for([
  [
    'npm error network request to https://registry failed, reason: getaddrinfo ENOTFOUND registry',
    'does not reach its registry',
  ],
  ['spawn npm ENOENT', 'npm was not found'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EACCES', 'may not write'],
  ['npm error something else', 'npm says:\n  npm error something else'],
])('%s is explained', ([output = '', words]) => {
  expect(explain(output)).toContain(words)
})
