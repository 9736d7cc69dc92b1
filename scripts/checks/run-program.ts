import { spawn } from 'node:child_process'
import { dirname } from 'node:path'

/** The Node that runs the checks comes first on the path, so that whatever a tool starts runs on the same one. */
export function runProgram(
  file: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  const child = spawn(file, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
  })
}
