import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * For a folder with a package of its own, which weighs more than the shop and is needed by few: its packages are fetched when it is
 * first used, and when its lockfile has changed since.
 */
export function installOwnPackages(folder: string, what: string): void {
  if (hasOwnPackages(folder)) return
  console.log(`Fetching ${what} ...`)
  const npm = process.env['npm_execpath']
  const [command = 'npm', ...start] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const args = [...start, 'ci', '--ignore-scripts', '--loglevel=error']
  const done = spawnSync(command, args, { cwd: folder, stdio: 'inherit' })
  if (done.status === 0) return
  console.error(
    `The packages of ${folder} could not be installed. Check the network, then run "npm ci" in that folder.`,
  )
  process.exit(1)
}

/** npm notes what it has installed; a lockfile that has changed since asks for something else. */
function hasOwnPackages(folder: string): boolean {
  const installed = lockedVersions(path.join(folder, 'node_modules/.package-lock.json'))
  const wanted = lockedVersions(path.join(folder, 'package-lock.json'))
  return Object.entries(wanted).every(([name, version]) => installed[name] === version)
}

type Locked = { packages?: Record<string, { version?: string; optional?: boolean }> }

function lockedVersions(file: string): Record<string, string | undefined> {
  try {
    const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as Locked
    const needed = Object.entries(packages).filter(([name, { optional }]) => name !== '' && optional !== true)
    return Object.fromEntries(needed.map(([name, { version }]) => [name, version]))
  } catch {
    return {}
  }
}
