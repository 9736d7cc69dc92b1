import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Binaries } from './binaries.ts'

/** PostgreSQL refuses to run as root, so as root it is given another user to run as. */
export type RunAs = 'ourselves' | 'namespace' | 'nobody'

export type Launcher = { runAs: RunAs; binaries: Binaries }

type Program = 'initdb' | 'postgres' | 'sh'

export const NOBODY = 65_534

/** In a user namespace root's files stay root's own while PostgreSQL sees an ordinary user; it is the least intrusive way. */
const IN_NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

export function waysToRun(): RunAs[] {
  if (process.getuid?.() === 0) return ['namespace', 'nobody']
  return hasName() ? ['ourselves'] : ['namespace', 'ourselves']
}

/** initdb looks up its user's name, which a container started with a bare number does not have. */
export function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

export function launch(
  { runAs, binaries }: Launcher,
  program: Program,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const file = program === 'sh' ? '/bin/sh' : `${binaries.native}/bin/${program}`
  const all: SpawnOptions = { cwd: '/', ...options, env: environment(binaries) }
  if (runAs === 'namespace') return spawn('unshare', [...IN_NAMESPACE, file, ...args], all)
  if (runAs === 'nobody') return spawn(file, args, { ...all, uid: NOBODY, gid: NOBODY })
  return spawn(file, args, all)
}

/** Tried for real rather than worked out: closed namespaces, foreign owners and mode-700 parents all show here. */
export async function canRun(launcher: Launcher, folder: string): Promise<boolean> {
  const attempt = 'test -x "$1" && test -r "$2/share/postgresql/postgres.bki" && exec "$2/bin/postgres" --version'
  const { code } = await run(launcher, 'sh', ['-c', attempt, 'sh', folder, launcher.binaries.native])
  return code === 0
}

export async function run(
  launcher: Launcher,
  program: Program,
  args: string[],
): Promise<{ code: number; output: string }> {
  const child = launch(launcher, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/** Nothing of the caller's environment may change how the database behaves. */
function environment({ libraryPath }: Binaries): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LD_LIBRARY_PATH: libraryPath, LC_ALL: 'C', TZ: 'UTC' }
}
