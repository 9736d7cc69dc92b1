// Runs on the machine's own Node (20 or later) before anything is installed: no dependency, no TypeScript.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './bootstrap/build.mjs'
import { COMMANDS } from './bootstrap/commands.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { Obstacle } from './bootstrap/obstacle.mjs'
import { runUntilItEnds } from './bootstrap/run-until-it-ends.mjs'
import { compileCache, findRuntime, requireSystem } from './bootstrap/runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

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
