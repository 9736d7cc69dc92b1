import { SHOP, SHOP_ENV } from './runtime.mjs'

/** @typedef {{ args: string[], needsBuild: boolean, needsTools: boolean, env: Record<string, string>, asks?: boolean }} Command */

/**
 * What `npm run NAME` runs, on the locked Node and after installing and building what it needs.
 * @type {Record<string, Command>}
 */
export const COMMANDS = {
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
