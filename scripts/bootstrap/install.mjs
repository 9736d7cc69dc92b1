import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from './exclusively.mjs'
import { hash } from './fingerprint.mjs'
import { Obstacle } from './obstacle.mjs'
import { hasRuntime } from './runtime.mjs'
import { sayWhile } from './say.mjs'
import { readStamp, writeStamp } from './stamp.mjs'
import { trimPackages } from './trim-packages.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean }} LockedPackage */

/**
 * Installs what the lockfile says, only when it says something else than last time.
 * @param {string} root
 * @param {{ withTools: boolean }} need `withTools`: also what only tests and checks use
 */
export async function ensureInstalled(root, { withTools }) {
  const stamp = join(root, 'node_modules', '.saalghar-installed')
  const lockfile = hash([readLockfile(root), `${process.platform} ${process.arch}`])
  const isDone = () => {
    const done = readStamp(stamp)
    return done['lockfile'] === lockfile && (done['tools'] === true || !withTools)
  }
  if (isDone()) return
  await exclusively(`${root} preparing`, async () => {
    if (isDone()) return
    const tools = isInstalledByHand(root, true)
    if (!tools && (withTools || !isInstalledByHand(root, false))) await install(root, withTools)
    writeStamp(stamp, { lockfile, tools: tools || isInstalledByHand(root, true) })
  })
}

/** @param {string} root */
function readLockfile(root) {
  try {
    return readFileSync(join(root, 'package-lock.json'), 'utf8')
  } catch {
    throw new Obstacle(
      'package-lock.json is missing. Restore it from the repository ("git checkout package-lock.json") and start again.',
    )
  }
}

/**
 * Somebody may have run "npm ci" themselves, perhaps because this machine has no network: npm notes what it installed.
 * @param {string} root
 * @param {boolean} withTools
 */
function isInstalledByHand(root, withTools) {
  const installed = readStamp(join(root, 'node_modules', '.package-lock.json'))['packages']
  if (typeof installed !== 'object' || installed === null || !hasRuntime(root)) return false
  const here = /** @type {Record<string, LockedPackage>} */ (installed)
  return Object.entries(expectedPackages(root)).every(
    ([path, { version, dev }]) => here[path]?.version === version || (dev === true && !withTools),
  )
}

/**
 * Which of the optional packages fit this machine is npm's to judge.
 * @param {string} root
 * @returns {Record<string, LockedPackage>}
 */
function expectedPackages(root) {
  const { packages } = /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readLockfile(root)))
  return Object.fromEntries(Object.entries(packages).filter(([path, { optional }]) => path !== '' && optional !== true))
}

/**
 * @param {string} root
 * @param {boolean} withTools
 */
async function install(root, withTools) {
  const wanted = Object.entries(expectedPackages(root)).filter(([, { dev }]) => withTools || dev !== true)
  const expected = wanted.map(([path]) => path)
  const howFar = () =>
    `${expected.filter((path) => existsSync(join(root, path, 'package.json'))).length} of ${expected.length} packages`
  await sayWhile('Installing packages (only when the lockfile changes)', () => npmCi(root, withTools), howFar)
  if (!withTools) trimPackages(root)
}

/**
 * @param {string} root
 * @param {boolean} withTools
 */
async function npmCi(root, withTools) {
  const [command, ...prefix] = npmCommand()
  const tools = withTools ? '--include=dev' : '--omit=dev'
  const args = [...prefix, 'ci', tools, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await collect(command ?? 'npm', args, root)
  if (code !== 0) throw new Obstacle(explain(output))
}

/** Started by npm, the same npm is used again; its path is in the environment. */
function npmCommand() {
  const path = process.env['npm_execpath']
  return path?.endsWith('npm-cli.js') === true ? [process.execPath, path] : ['npm']
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function collect(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** @param {string} output */
export function explain(output) {
  if (/spawn npm ENOENT/.test(output)) return 'npm was not found. Install Node.js together with npm, then start again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output))
    return 'The packages could not be installed because npm does not reach its registry. Check the network connection or the proxy and registry settings of npm, then start again.'
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed because the disk is full. Free 1 GB and start again.'
  if (/EACCES|EROFS|EPERM/.test(output))
    return 'The packages could not be installed because this user may not write to the checkout. Make it writable and start again.'
  const reason = output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 5)
    .join('\n  ')
  return `The packages could not be installed; npm says:\n  ${reason}`
}
