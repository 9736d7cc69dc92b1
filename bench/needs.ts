import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { newestBinaries } from './cluster/debian-postgres.ts'

/** Something that the shop's own packages do not bring. */
export type Need = { what: string; isHere: () => boolean | Promise<boolean> }

const root = path.resolve(import.meta.dirname, '..')
const canRun = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

export const DEBIAN_POSTGRES: Need = {
  what: "Debian's PostgreSQL 15 or later (apt install postgresql)",
  isHere: () =>
    newestBinaries().then(
      () => true,
      () => false,
    ),
}
export const NGINX: Need = { what: 'nginx (apt install nginx)', isHere: () => canRun('nginx') }
export const NPM: Need = { what: 'npm, and its registry within reach', isHere: () => canRun('npm') }
export const BUILT_SHOP: Need = {
  what: 'the built shop (npm run build)',
  isHere: () => existsSync(path.join(root, 'dist/server/main.js')),
}

/**
 * Ends with a sentence for each thing that is missing, before anything is started. `--check` says what is here and what is not, and
 * ends there: the part that runs on every machine.
 */
export async function requireNeeds(needs: readonly Need[]): Promise<void> {
  const asked = await Promise.all(needs.map(async ({ what, isHere }) => ({ what, isHere: await isHere() })))
  const missing = asked.filter(({ isHere }) => !isHere)
  if (process.argv.includes('--check')) {
    for (const { what, isHere } of asked) console.log(`${isHere ? 'here   ' : 'missing'} ${what}`)
    process.exit(0)
  }
  for (const { what } of missing) console.error(`This needs ${what}.`)
  if (missing.length > 0) process.exit(1)
}
