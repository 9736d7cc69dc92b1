import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PoolConfig } from 'pg'
import { COMMANDS } from '../bootstrap/commands.mjs'
import { compileCache } from '../bootstrap/runtime.mjs'

const run = promisify(execFile)
export const root = path.join(import.meta.dirname, '..', '..')

/** What it printed, of a program that must end with 0. */
export async function runCommand(program: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const surroundings = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: compileCache(root) }
  const { stdout } = await run(process.execPath, program, { cwd: root, env: { ...surroundings, ...env } })
  return stdout
}

/** The program of `npm run NAME`, without installing and building first. */
export function runSmall(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const command = COMMANDS[name]
  if (command === undefined) throw new Error(`There is no npm run ${name}`)
  return runCommand([...command.args, ...args], { ...command.env, ...env })
}

/** As a command takes it, of a database of the tests: through a socket. */
export const databaseUrl = ({ host, user, database }: PoolConfig) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`
