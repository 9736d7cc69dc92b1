import { spawn, type StdioOptions } from 'node:child_process'
import { dirname } from 'node:path'

/** What it says is seen at once. */
export function runProgram(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  return ended(start(file, args, cwd, ['ignore', 'inherit', 'inherit'], env))
}

/** What it says is told when it ends: for several at once, whose words would mix. */
export async function hearProgram(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = start(file, args, cwd, ['ignore', 'pipe', 'pipe'], env)
  const said: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => said.push(part))
  child.stderr?.on('data', (part: Buffer) => said.push(part))
  const code = await ended(child)
  return { code, output: Buffer.concat(said).toString() }
}

/** The Node that runs the checks comes first on the path, so that whatever a tool starts runs on the same one. */
function start(file: string, args: string[], cwd: string, stdio: StdioOptions, env: Record<string, string> = {}) {
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  return spawn(file, args, { cwd, stdio, env: { ...process.env, ...env, PATH: path } })
}

function ended(child: ReturnType<typeof start>): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
  })
}
