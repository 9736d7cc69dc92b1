import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { commandsIn, documents } from './documents.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..', '..')
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ROUNDS: '1' }

/** Run here, in small. The drill runs backup, restore and the built shop as well. */
const IN_SMALL: Record<string, string[]> = {
  'bench:catalogue': ['bench/catalogue/growth.ts', '10', '20'],
  'bench:desk': ['bench/desk/desk-speed.ts', '10'],
  'bench:import': ['bench/import/import-speed.ts', '10'],
  drill: ['bench/restore/drill.ts'],
}

/** Run by a test of their own, which names the program. */
const ELSEWHERE: Record<string, { by: string; program: string }> = {
  backup: { by: 'bench/restore/drill.ts', program: 'backup' },
  restore: { by: 'bench/restore/drill.ts', program: 'restore' },
  'go-live': { by: 'server/opening/opening.db.test.ts', program: 'go-live' },
  owner: { by: 'server/opening/opening.db.test.ts', program: 'owner' },
  ready: { by: 'server/opening/opening.db.test.ts', program: 'ready' },
  storm: { by: 'bench/storm/storms.db.test.ts', program: 'moneyStorm' },
  start: { by: 'e2e/support/shop.ts', program: 'SHOP' },
  dev: { by: 'e2e/support/dev.spec.ts', program: 'scripts/run.mjs' },
  build: { by: 'scripts/checks/run-checks.ts', program: 'ensureBuilt' },
  format: { by: 'scripts/checks/run-checks.ts', program: 'oxfmt' },
  'scripts/sbom.mjs': { by: 'scripts/sbom.test.ts', program: 'scripts/sbom.mjs' },
  fuzz: { by: 'scripts/run.mjs', program: 'server/testing/fuzz.db.test.ts' },
}

/** The suite itself; and what needs a GPU, a second major version of PostgreSQL or an hour, whose parts have tests. */
const BY_HAND = [
  'test',
  'verify',
  'worker',
  'studio',
  'faults',
  'cluster',
  'upgrade-database',
  'bench/cluster/roll-back.ts',
  'bench/desk/content-speed.ts',
  'bench/desk/products-speed.ts',
  'bench/restore/own-postgres.ts',
  'bench/upgrade/upgrade.ts',
  'scripts/trim-lockfile.mjs',
]

test('every command of a document is run by a test, or is known to be run by hand', () => {
  // What npx runs is the suite itself, a part of it named by its path.
  const named = documents.flatMap(commandsIn).flatMap(({ words }) => (words[0] === 'npx' ? [] : [scriptOf(words)]))
  const known = [...Object.keys(IN_SMALL), ...Object.keys(ELSEWHERE), ...BY_HAND, 'ci', 'install']
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

const scriptOf = ([, first = '', second = '']: string[]) => (first === 'run' ? second : first)

test.for(Object.entries(ELSEWHERE))('%s is run where it is said to be', ([, { by, program }]) => {
  expect(existsSync(path.join(root, by))).toBe(true)
  expect(readFileSync(path.join(root, by), 'utf8')).toContain(program)
})

test.for(Object.entries(IN_SMALL))('%s runs', { timeout: 300_000 }, async ([, program]) => {
  await ensureBuilt(root, process.execPath)
  const { stdout } = await run(process.execPath, program, { cwd: root, env })
  expect(stdout).toMatch(/\d/)
})
