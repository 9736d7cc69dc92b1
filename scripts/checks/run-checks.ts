import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { findChromium, hasQuickChromium, maySystemInstall } from './chromium.ts'
import { addUp, FAILED, PASSED, tallyPlaywright, tallyRun, tallyVitest, type Tally } from './report.ts'
import { hearProgram, runProgram } from './run-program.ts'

type Step = { name: string; run: () => Promise<Tally> }
type Done = { name: string; tally: Tally }

const root = join(import.meta.dirname, '..', '..')
const reports = join(root, 'test-results')
const tool = (path: string) => join(root, 'node_modules', path)

const ROOTS = [
  'tsconfig.json',
  'domain/tsconfig.json',
  'domain/tsconfig.test.json',
  'web/tsconfig.json',
  'web/tsconfig.test.json',
  'e2e/tsconfig.json',
  'studio/tsconfig.json',
]

/** The compiler inside the linter: on several threads it does its work twice, and it need not tidy up for half a minute. */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' }

/** Each keeps one core busy, so there are as many at once as cores. On several threads the compiler does its work twice. */
const VERIFY: Step[] = [
  check('format', tool('oxfmt/bin/oxfmt'), ['--check']),
  check('lint', tool('oxlint/bin/oxlint'), ['--threads=1'], ONE_THREAD),
  ...ROOTS.map((config) => check(`types ${config}`, tool('typescript/bin/tsc'), ['-p', config, '--singleThreaded'])),
  check('import arrows', join(import.meta.dirname, 'arrows', 'check-arrows.ts'), []),
  check('unused code', tool('knip/bin/knip.js'), ['--no-config-hints']),
  check('code that only tests use', tool('knip/bin/knip.js'), [
    '--production',
    '--config',
    'knip.production.jsonc',
    '--no-config-hints',
  ]),
]

/** Each keeps the whole machine busy. */
const TESTS: Step[] = [
  { name: 'build', run: build },
  { name: 'unit and database tests', run: vitest },
  { name: 'browser tests', run: browser },
]

function check(name: string, program: string, args: string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await hearProgram(process.execPath, [program, ...args], root, env)
      if (output !== '') console.log(`\n── ${name} says\n${output.trimEnd()}`)
      return code === 0 ? PASSED : FAILED
    },
  }
}

async function build(): Promise<Tally> {
  await ensureBuilt(root, process.execPath)
  return PASSED
}

async function vitest(): Promise<Tally> {
  const report = join(reports, 'vitest.json')
  const args = [
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return tallyRun(await runProgram(process.execPath, args, root), report, tallyVitest)
}

async function browser(): Promise<Tally> {
  if (!hasQuickChromium() && !(await installChromium())) return FAILED
  const report = join(reports, 'playwright.json')
  const args = [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json']
  const code = await runProgram(process.execPath, args, root, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return tallyRun(code, report, tallyPlaywright)
}

/** A browser with windows will do where nothing may be installed; it takes twice the time. */
async function installChromium(): Promise<boolean> {
  if (maySystemInstall()) {
    console.log('Installing Chromium with apt-get, for the browser tests')
    await runProgram('apt-get', ['update', '-q'], root)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], root)
      if (hasQuickChromium()) return true
    }
  }
  if (findChromium() !== undefined) return true
  console.error('The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to its program.')
  return false
}

async function runStep({ name, run }: Step): Promise<Done> {
  const began = Date.now()
  console.log(`── ${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return FAILED
  })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${tally.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return { name, tally }
}

async function runSteps(steps: readonly Step[], atOnce: number): Promise<Done[]> {
  const waiting = [...steps]
  const done: Done[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await runStep(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done
}

async function runAll(tests: readonly Step[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const done = [...(await runSteps(VERIFY, availableParallelism())), ...(await runSteps(tests, 1))]
  const failed = done.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  const total = addUp(done.map(({ tally }) => tally))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await runAll(process.argv[2] === 'verify' ? [] : TESTS)
