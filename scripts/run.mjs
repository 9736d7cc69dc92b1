// Runs on the machine's own Node (20 or later) before anything is installed: no dependency, no TypeScript.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './bootstrap/build.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { Obstacle } from './bootstrap/obstacle.mjs'
import { runUntilItEnds } from './bootstrap/run-until-it-ends.mjs'
import { compileCache, findRuntime, requireSystem, SHOP, SHOP_ENV } from './bootstrap/runtime.mjs'

/** @typedef {{ args: string[], needsBuild: boolean, needsTools: boolean, env: Record<string, string>, asks?: boolean }} Command */

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: { args: SHOP, needsBuild: true, needsTools: false, env: SHOP_ENV },
  // Installs and builds, and opens nothing: for images.
  build: { args: ['--eval', ''], needsBuild: true, needsTools: false, env: {} },
  worker: { args: [...SHOP, 'worker'], needsBuild: true, needsTools: false, env: SHOP_ENV },
  dev: {
    args: ['--watch', '--watch-preserve-output', 'server/main.ts'],
    needsBuild: false,
    needsTools: true,
    env: { NODE_ENV: 'development', SAALGHAR_DEV: '1' },
  },
  'go-live': { args: ['server/commands/go-live.ts'], needsBuild: false, needsTools: false, env: {}, asks: true },
  owner: { args: ['server/commands/owner.ts'], needsBuild: false, needsTools: false, env: {}, asks: true },
  ready: { args: ['server/commands/ready.ts'], needsBuild: false, needsTools: false, env: {} },
  backup: { args: ['server/commands/backup.ts'], needsBuild: false, needsTools: false, env: {} },
  restore: { args: ['server/commands/restore.ts'], needsBuild: false, needsTools: false, env: {} },
  'upgrade-database': {
    args: ['server/commands/upgrade-database.ts'],
    needsBuild: false,
    needsTools: false,
    env: {},
  },
  drill: { args: ['bench/restore/drill.ts'], needsBuild: true, needsTools: true, env: {} },
  test: { args: ['scripts/checks/run-checks.ts', 'test'], needsBuild: false, needsTools: true, env: {} },
  storm: { args: ['bench/storm/storm.ts'], needsBuild: false, needsTools: true, env: {} },
  cluster: { args: ['bench/cluster/cluster.ts'], needsBuild: true, needsTools: true, env: {} },
  faults: { args: ['bench/faults/faults.ts'], needsBuild: true, needsTools: true, env: {} },
  'bench:catalogue': { args: ['bench/catalogue/growth.ts'], needsBuild: false, needsTools: true, env: {} },
  'bench:desk': { args: ['bench/desk/desk-speed.ts'], needsBuild: false, needsTools: true, env: {} },
  'bench:import': { args: ['bench/import/import-speed.ts'], needsBuild: false, needsTools: true, env: {} },
  studio: { args: ['studio/open-studio.ts'], needsBuild: false, needsTools: false, env: {} },
  fuzz: {
    args: ['node_modules/vitest/vitest.mjs', 'run', 'server/testing/fuzz.db.test.ts'],
    needsBuild: false,
    needsTools: true,
    env: { FUZZ_REQUESTS: '20000' },
  },
  verify: { args: ['scripts/checks/run-checks.ts', 'verify'], needsBuild: false, needsTools: true, env: {} },
}

/** @param {string | undefined} name */
async function run(name) {
  const command = COMMANDS[name ?? '']
  if (command === undefined) throw new Obstacle(`Say what to run: npm run ${Object.keys(COMMANDS).join(', npm run ')}.`)
  await ensureInstalled(root, { withTools: command.needsTools })
  const runtime = findRuntime(root)
  if (command.needsBuild) await ensureBuilt(root, runtime)
  const env = { NODE_COMPILE_CACHE: compileCache(root), ...command.env, ...process.env }
  process.exitCode = await runUntilItEnds(runtime, [...command.args, ...process.argv.slice(3)], {
    cwd: root,
    env,
    asks: command.asks,
  })
}

try {
  requireSystem()
  await run(process.argv[2])
} catch (error) {
  if (!(error instanceof Obstacle)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
