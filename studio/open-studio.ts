import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The denoiser and the model packer weigh ten times the shop: they are fetched when the studio is first used. */
function installTools(): void {
  if (isInstalled()) return
  console.log('Fetching what only the studio needs (about 900 MB, once) ...')
  const npm = process.env.npm_execpath
  const [command, ...start] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...start, 'ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  if (done.status === 0) return
  console.error('The packages of the studio could not be installed. Check the network, then run "npm ci" in the folder studio.')
  process.exit(1)
}

/** npm notes what it has installed; a lockfile that has changed since asks for something else. */
function isInstalled(): boolean {
  const installed = lockedVersions(`${folder}node_modules/.package-lock.json`)
  const wanted = lockedVersions(`${folder}package-lock.json`)
  return Object.entries(wanted).every(([path, version]) => installed[path] === version)
}

type Locked = { packages?: Record<string, { version?: string; optional?: boolean }> }

function lockedVersions(file: string): Record<string, string | undefined> {
  try {
    const { packages = {} }: Locked = JSON.parse(readFileSync(file, 'utf8'))
    const needed = Object.entries(packages).filter(([path, { optional }]) => path !== '' && optional !== true)
    return Object.fromEntries(needed.map(([path, { version }]) => [path, version]))
  } catch {
    return {}
  }
}

// A word that the studio does not know is told before 900 MB are fetched; a list of jobs, prints and a GPU need none of them.
const { draw, jobs, prints, device } = readOptions(process.argv.slice(2))
if (draw || (!jobs && !prints && device === 'cpu')) installTools()
await import('./studio.ts')
