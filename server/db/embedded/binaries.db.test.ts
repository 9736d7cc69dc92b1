import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries, findNativeFolder, linkLibraries } from './binaries.ts'

const run = promisify(execFile)
let folder = ''
let native = ''

/** The package as npm unpacks it without running its install script. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saalghar-binaries-'))
  native = join(folder, 'native')
  await run('cp', ['-a', findNativeFolder(), native])
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) await rm(join(native, 'lib', basename(target)), { force: true })
})

afterEach(() => rm(folder, { recursive: true }))

async function version(from: string, libraryPath: string): Promise<string> {
  const { stdout } = await run(join(from, 'bin', 'postgres'), ['--version'], { env: { LD_LIBRARY_PATH: libraryPath } })
  return stdout
}

test('without its links PostgreSQL does not run, with ours it does, and the package is left untouched', async () => {
  await expect(version(native, '')).rejects.toThrow(/libicui18n/)
  const before = await readdir(join(native, 'lib'))
  const { libraryPath } = await linkLibraries(native, join(folder, 'links'))
  expect(await version(native, libraryPath)).toContain('PostgreSQL) 18')
  expect(await readdir(join(native, 'lib'))).toEqual(before)
})

test('several processes may make the links at once, again and again', async () => {
  const link = () => linkLibraries(native, join(folder, 'links'))
  await Promise.all([link(), link(), link()])
  const { libraryPath } = await link()
  expect(await version(native, libraryPath)).toContain('PostgreSQL) 18')
})

test('a copy for another user is complete', async () => {
  const copy = await copyBinaries(native, join(folder, 'copy'))
  expect(await version(copy.native, copy.libraryPath)).toContain('PostgreSQL) 18')
})

test('a machine without a build of PostgreSQL is told what to do', () => {
  expect(() => findNativeFolder('sunos', 'sparc')).toThrow(
    'The built-in database has no build for sunos on sparc in node_modules. Run "npm ci" again, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
})
