import { spawn } from 'node:child_process'
import { StartupProblem } from '#server/startup-problem.ts'

/** PostgreSQL's own tools, of the version of the server or newer (Debian: postgresql-client). */
async function runTool(tool: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  const child = spawn(tool, args, { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-4000)))
  const code = await new Promise<number | 'missing'>((resolve) => {
    child.once('error', () => resolve('missing'))
    child.once('close', (ended) => resolve(ended ?? 1))
  })
  if (code === 'missing')
    throw new StartupProblem(
      `${tool} was not found. Install PostgreSQL's client programs ("apt install postgresql-client").`,
    )
  if (code !== 0) throw new StartupProblem(`${tool} failed:\n${said.trim()}`)
}

/** One moment of the whole database, its queue of jobs included. */
export const dumpDatabase = (url: string, file: string) =>
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, url])

export const loadDump = (url: string, file: string) =>
  runTool('pg_restore', [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    `--dbname=${url}`,
    file,
  ])
