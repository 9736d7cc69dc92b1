import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { COMMANDS } from '../bootstrap/commands.mjs'
import { commandsIn, documents } from './documents.ts'
import { databaseUrl, root, runCommand } from './run-command.ts'

/** Run here, in small, each on a database of its own. The drill runs backup, restore and the built shop as well. */
const IN_SMALL: Record<string, string[]> = {
  'bench:catalogue': ['10', '20'],
  'bench:desk': ['10'],
  'bench:import': ['10'],
  drill: ['empty'],
  'bench/desk/content-speed.ts': ['10'],
  'bench/desk/products-speed.ts': ['10'],
  'bench/orders/orders-per-second.ts': ['2'],
  'bench/memory/many-pages.ts': ['4'],
  'bench/idle/idle-statements.ts': ['1'],
}

const SMALL = 'scripts/checks/small-commands.db.test.ts'
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
  fuzz: { by: 'scripts/bootstrap/commands.mjs', program: 'server/testing/fuzz.db.test.ts' },
  worker: { by: SMALL, program: `COMMANDS['worker']` },
  studio: { by: SMALL, program: `runSmall('studio'` },
  faults: { by: SMALL, program: `runSmall('faults'` },
  'upgrade-database': { by: SMALL, program: `runSmall('upgrade-database'` },
  'scripts/trim-lockfile.mjs': { by: SMALL, program: 'scripts/trim-lockfile.mjs' },
  // Only the question whether what they need is here: no bare machine has it.
  cluster: { by: SMALL, program: `COMMANDS['cluster']` },
  'bench/cluster/roll-back.ts': { by: SMALL, program: 'bench/cluster/roll-back.ts' },
  'bench/restore/own-postgres.ts': { by: SMALL, program: 'bench/restore/own-postgres.ts' },
  'bench/lighthouse/measure-pages.ts': { by: SMALL, program: 'bench/lighthouse/measure-pages.ts' },
  'bench/upgrade/upgrade.ts': { by: SMALL, program: 'bench/upgrade/upgrade.ts' },
}

/** The suite itself. */
const THIS = ['test', 'verify', 'ci', 'install']

test('every command of a document is run by a test', () => {
  // What npx runs is the suite itself, a part of it named by its path.
  const named = documents.flatMap(commandsIn).flatMap(({ words }) => (words[0] === 'npx' ? [] : [scriptOf(words)]))
  const known = [...Object.keys(IN_SMALL), ...Object.keys(ELSEWHERE), ...THIS]
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

const scriptOf = ([, first = '', second = '']: string[]) => (first === 'run' ? second : first)

test('npm run NAME runs the program of that name', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const { format: _format, ...ours } = scripts
  expect(ours).toEqual(
    Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `exec node scripts/run.mjs ${name}`])),
  )
})

test.for(Object.entries(ELSEWHERE))('%s is run where it is said to be', ([, { by, program }]) => {
  expect(existsSync(path.join(root, by))).toBe(true)
  expect(readFileSync(path.join(root, by), 'utf8')).toContain(program)
})

const programOf = (name: string) => COMMANDS[name]?.args ?? [name]
/** These compare, lose or listen to whole servers. */
const WITH_ITS_OWN_SERVER = new Set(['bench:catalogue', 'drill', 'bench/idle/idle-statements.ts'])
const databases = new Map<string, string>()
for (const name of Object.keys(IN_SMALL))
  if (!WITH_ITS_OWN_SERVER.has(name)) databases.set(name, databaseUrl((await testDb()).connection))

test.for(Object.entries(IN_SMALL))('%s runs', { timeout: 300_000 }, async ([name, args]) => {
  await ensureBuilt(root, process.execPath)
  const database = databases.get(name)
  const env = { ROUNDS: '1', ...(database === undefined ? {} : { BENCH_DATABASE_URL: database }) }
  expect(await runCommand([...programOf(name), ...args], env)).toMatch(/\d/)
})
