import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from './exclusively.mjs'
import { listSources, quickFingerprint, thoroughFingerprint } from './fingerprint.mjs'
import { Obstacle } from './obstacle.mjs'
import { sayWhile } from './say.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const SOURCES = [
  'web',
  'server',
  'domain',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts/compress-assets.ts',
  'package-lock.json',
]

const PARTS = [
  { folder: 'client', args: [] },
  { folder: 'pages', args: ['--ssr', 'web/entry-server.tsx'] },
  { folder: 'server', args: ['--config', 'vite.server.config.ts'] },
]

/**
 * Builds the web for the browser and for the server, and the server itself, only when something they are made of has changed.
 * @param {string} root
 * @param {string} runtime
 * @param {(root: string, runtime: string) => Promise<void>} [build]
 */
export async function ensureBuilt(root, runtime, build = buildWeb) {
  const stamp = join(root, 'dist', '.saalghar-built')
  const files = listSources(root, SOURCES)
  const quick = quickFingerprint(files)
  const isDone = () => readStamp(stamp)['quick'] === quick && isWhole(root)
  if (isDone()) return
  await exclusively(`${root} preparing`, async () => {
    if (isDone()) return
    const thorough = thoroughFingerprint(root, files)
    if (readStamp(stamp)['thorough'] !== thorough || !isWhole(root)) {
      removeStamp(stamp)
      await sayWhile('Building the shop (only when its sources change)', () => build(root, runtime))
    }
    writeStamp(stamp, { quick, thorough })
  })
}

/** @param {string} root */
function isWhole(root) {
  return PARTS.every(({ folder }) => existsSync(join(root, 'dist', folder)))
}

/**
 * All parts are made beside the old ones and moved over them when all are good, so a failed build breaks nothing.
 * @param {string} root
 * @param {string} runtime
 */
async function buildWeb(root, runtime) {
  const fresh = (/** @type {string} */ folder) => join(root, 'dist', `${folder}.new`)
  for (const { folder, args } of PARTS) await vite(root, runtime, [...args, '--outDir', fresh(folder)])
  for (const { folder } of PARTS) {
    rmSync(join(root, 'dist', folder), { recursive: true, force: true })
    renameSync(fresh(folder), join(root, 'dist', folder))
  }
}

/**
 * @param {string} root
 * @param {string} runtime
 * @param {string[]} args
 */
async function vite(root, runtime, args) {
  const command = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...args]
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(runtime, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Obstacle('The shop could not be built; the reason stands above.')
}
