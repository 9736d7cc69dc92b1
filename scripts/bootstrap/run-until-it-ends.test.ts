import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const here = JSON.stringify(join(import.meta.dirname, 'run-until-it-ends.mjs'))

/** A wrapper around `program`, as `npm start` is one around the shop. */
function wrap(program: string) {
  const script = `
    import { runUntilItEnds } from ${here}
    process.exitCode = await runUntilItEnds(process.execPath, ['-e', ${JSON.stringify(program)}], { cwd: '/', env: process.env })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  return { child, lines, exit: once(child, 'exit') }
}

const COUNTS_SIGNALS = `
  let heard = 0
  process.on('SIGINT', () => heard++)
  process.on('SIGTERM', () => { console.log('heard ' + heard); process.exit(3) })
  setInterval(() => {}, 1000)
  console.log('up')`

test('its exit code is ours', async () => {
  expect(await wrap('process.exit(7)').exit).toEqual([7, null])
})

test('a death by signal shows in the exit code, as in a shell', async () => {
  expect(await wrap("process.kill(process.pid, 'SIGKILL')").exit).toEqual([137, null])
})

test('signals reach it, and a Ctrl-C that arrives twice is heard once', async () => {
  const { child, lines, exit } = wrap(COUNTS_SIGNALS)
  await expect.poll(() => lines).toContain('up')
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 100))
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 100))
  child.kill('SIGTERM')
  expect(await exit).toEqual([3, null])
  expect(lines).toContain('heard 1')
})
